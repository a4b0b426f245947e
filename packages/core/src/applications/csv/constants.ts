import { forOwnTexts, OWN_TEXTS } from '#applications/own-texts'

/** As large as an upload may be. */
export const MAX_CSV_BYTES = 10 * 1024 * 1024
export const MAX_IMPORT_ROWS = 2_000
export const MAX_CSV_COLUMNS = 100
/** Longer cells are cut: no field takes as much. */
export const MAX_CELL_CHARS = 20_000
/** A header is shown and compared, and no known one is as long. */
export const MAX_HEADER_CHARS = 300
/** How many rows and messages a preview shows. */
export const PREVIEW_ROWS = 20
export const PREVIEW_MESSAGES = 100
/** How many imports can be taken back. */
export const KEPT_IMPORTS = 20

/** The columns of our own export, in their order; an import maps others to them. */
export const CSV_FIELDS = {
  job_title: 'Job title',
  company: 'Company',
  location: 'Location',
  job_url: 'Job address',
  status: 'Status',
  appliedAt: 'Applied at',
  deadline: 'Deadline',
  nextAt: 'Next date',
  ...forOwnTexts((field) => OWN_TEXTS[field].column),
  source: 'Source',
  notes: 'Notes',
} as const
export type CsvField = keyof typeof CSV_FIELDS

/** Which product exported a file, judged by its headers. */
export const CSV_SHAPES = { ours: 'JobApply AI', jobsync: 'JobSync', huntr: 'Huntr' } as const
export type CsvShape = keyof typeof CSV_SHAPES

export const DATE_ORDERS = { dmy: 'Day first (31/12/2026)', mdy: 'Month first (12/31/2026)' } as const
export type DateOrder = keyof typeof DATE_ORDERS
