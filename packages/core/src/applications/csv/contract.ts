import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  IMPORT_BUSY,
  IMPORT_NOT_FOUND,
  NOT_A_TABLE,
  NOTHING_TO_IMPORT,
  TOO_MANY_APPLICATIONS,
  TOO_MANY_SAVED_JOBS,
} from '#applications/faults'
import { FILE_TOO_LARGE } from '#shared/faults'
import { csvPreview, importInput, importSummary, previewInput } from './schema.ts'

/** The export is a file: GET /exports/applications.csv. */
export const csvContract = {
  /** Reads a file and says what an import would do; writes nothing. */
  preview: oc.input(previewInput).output(csvPreview).errors({ NOT_A_TABLE, FILE_TOO_LARGE, IMPORT_BUSY }),
  /** Rows with problems and duplicates stay out. */
  import: oc
    .input(importInput)
    .output(importSummary)
    .errors({ NOT_A_TABLE, FILE_TOO_LARGE, IMPORT_BUSY, NOTHING_TO_IMPORT, TOO_MANY_APPLICATIONS, TOO_MANY_SAVED_JOBS }),
  /** The newest first. */
  imports: oc.output(z.array(importSummary)),
  /** Removes what an import added, except what has been changed since. */
  undo: oc
    .input(z.object({ id: z.guid() }))
    .output(z.object({ removed: z.int(), kept: z.int() }))
    .errors({ IMPORT_NOT_FOUND }),
}
