import { readTable, type TableChoice } from '@jobapply/core/applications/csv/read-table'
import { keysOf } from '#features/applications/record/keys'
import { serveQuestions } from '#platform/sandbox/serve-questions'

export type CsvQuestion = TableChoice & { bytes: Uint8Array }

/** The helper process that reads CSV files, with the keys by which their rows are compared. */
serveQuestions(({ bytes, ...choice }: CsvQuestion) => {
  const table = readTable(bytes, choice)
  if (!table) return null
  const rows = table.rows.map((one) => ({ ...one, keys: one.row && keysOf({ ...one.row, application_url: null }) }))
  return { ...table, rows }
})
