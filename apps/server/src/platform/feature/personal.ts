import type { Db } from '#platform/db/database'
import type { FileRows } from '#platform/storage/files'

/** What a feature answers for: the export reads its tables, the deletion of an account erases them. */
export type PersonalData = {
  /** The tables with a user id; an export holds the columns that people's role may read. */
  tables: readonly string[]
  erase(tx: Db, userId: string): Promise<unknown>
}

/** By feature, in the order in which a person's data is erased. */
export type AllPersonalData = Readonly<Record<string, PersonalData & { files?: (db: Db) => FileRows }>>
