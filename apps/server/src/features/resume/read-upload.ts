import { MAX_RESUME_BYTES } from '@jobapply/core/resume/constants'
import { kindOf, parsingFailed } from '@jobapply/core/resume/rules'
import type { ResumeParseResult } from '@jobapply/core/resume/schema'
import { BusyError } from '#platform/slots'
import type { Reader } from './reader.ts'

type Refusals = {
  NOT_A_RESUME_FILE(): Error
  FILE_TOO_LARGE(): Error
  READER_BUSY(): Error
  RESUME_NOT_PARSED(options: { message: string }): Error
}

/** The rules of the file, then the reader; every way it can fail is one of the contract's faults. */
export async function readUpload(reader: Reader, file: File, errors: Refusals, signal?: AbortSignal): Promise<ResumeParseResult> {
  const kind = checkFile(file, errors)
  const answer = await reader.read({ file, kind }, signal).catch((error) => {
    throw error instanceof BusyError ? errors.READER_BUSY() : error
  })
  if (answer.status !== 'success') throw errors.RESUME_NOT_PARSED({ message: parsingFailed(answer.reason) })
  return answer.reading
}

export function checkFile(file: File, errors: Pick<Refusals, 'NOT_A_RESUME_FILE' | 'FILE_TOO_LARGE'>) {
  const kind = kindOf(file.name)
  if (!kind) throw errors.NOT_A_RESUME_FILE()
  if (file.size > MAX_RESUME_BYTES) throw errors.FILE_TOO_LARGE()
  return kind
}
