import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { signedIn } from '#platform/feature/api'
import { limit } from '#platform/feature/limit'
import { planImport, readFile } from './read-file.ts'
import { claimUndo, deleteUntouched, listImports } from './store.ts'
import { writeRows } from './write-rows.ts'

const api = signedIn.applications.csv
const FILES = { count: 30, seconds: 60, per: 'person' } as const
const LONGEST_NAME = 200

export const csvRouter = {
  preview: api.preview.use(limit(FILES)).handler(async ({ input, errors, signal, context: { db, userId } }) => {
    const table = await readFile(input, errors, signal)
    return (await planImport(db, userId, table)).preview
  }),

  import: api.import.use(limit(FILES)).handler(async ({ input, errors, signal, context: { db, userId } }) => {
    const table = await readFile(input, errors, signal)
    return withPersonLock(db, userId, async (tx) => {
      const { ready } = await planImport(tx, userId, table)
      return writeRows(tx, userId, { name: input.file.name.slice(0, LONGEST_NAME), rows: ready }, errors)
    })
  }),

  imports: api.imports.handler(({ context: { db, userId } }) => listImports(db, userId)),

  undo: api.undo.handler(({ input, errors, context: { db, userId } }) =>
    withPersonLock(db, userId, async (tx) => {
      const found = await claimUndo(tx, userId, input.id, now())
      if (!found) throw errors.IMPORT_NOT_FOUND()
      const removed = await deleteUntouched(tx, userId, found.applicationIds, found.at)
      return { removed, kept: found.applicationIds.length - removed }
    }),
  ),
}
