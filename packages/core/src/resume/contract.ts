import { oc } from '@orpc/contract'
import { z } from 'zod'
import { FILE_TOO_LARGE } from '#shared/faults'
import { NOT_A_RESUME_FILE, NOT_AUTHENTICATED, READER_BUSY, RESUME_NOT_PARSED, TOO_MANY_UPLOADS } from './faults.ts'
import { parsedResume } from './schema.ts'

export const PARSE_FAULTS = {
  NOT_A_RESUME_FILE,
  FILE_TOO_LARGE,
  RESUME_NOT_PARSED,
  READER_BUSY,
  NOT_AUTHENTICATED,
  TOO_MANY_UPLOADS,
}

export const resumeContract = {
  /** Parses a file without storing it (spec 2 §7). */
  parse: oc
    .route({ method: 'POST', path: '/functions/v1/parse-resume' })
    .input(z.object({ file: z.file() }))
    .output(z.object({ status: z.literal('success'), data: parsedResume }))
    .errors(PARSE_FAULTS),
}
