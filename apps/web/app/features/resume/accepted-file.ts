import { MAX_RESUME_BYTES, RESUME_KINDS } from '@jobapply/core/resume/constants'
import { NOT_A_RESUME_FILE } from '@jobapply/core/resume/faults'
import { kindOf } from '@jobapply/core/resume/rules'
import { FILE_TOO_LARGE } from '@jobapply/core/shared/faults'

/** The `accept` attribute of the file input. */
export const ACCEPTED = RESUME_KINDS.map((kind) => `.${kind}`).join(',')

/** Why this file cannot be uploaded; the server checks the same rules. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!kindOf(name)) return NOT_A_RESUME_FILE.message
  return size > MAX_RESUME_BYTES ? FILE_TOO_LARGE.message : undefined
}

/** A JSON Resume is imported as it is: there is nothing to read out of a layout. */
export const isJsonFile = ({ name }: Pick<File, 'name'>) => name.toLowerCase().endsWith('.json')
export const JSON_KIND = '.json'
