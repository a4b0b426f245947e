import { z } from 'zod'
import { isFileKey } from '#platform/storage/storage'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of a backup: what is in it, as of one moment. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The time of the last migration of the tables. */
  migratedTo: z.number().int(),
  /** Checks whether a secret is the one that people's files are sealed with. */
  secretCheck: hash,
  /** Parents before the rows that point to them. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: hash })),
  files: z.array(z.object({ key: z.string().refine(isFileKey), entry: z.string(), sha256: hash })),
  /** Files that were lost before the backup was made. */
  lostFiles: z.number().int(),
})
export type Manifest = z.infer<typeof manifestSchema>

export const MANIFEST = 'manifest.json'
/** Only of an installation that keeps its secret in its data folder. */
export const SECRET = 'secret'
export const tablePart = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}`
export const filePart = (number: number) => `files/${String(number).padStart(9, '0')}`
export const tableOf = (entry: string) => /^tables\/([^/]+)\/\d+$/.exec(entry)?.[1]
