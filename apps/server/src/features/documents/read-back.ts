import { lostTexts } from '@jobapply/core/documents/read-back'
import type { LostText, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { visibleContent } from '@jobapply/core/documents/rules'
import { resumeReader } from '#features/resume/reader'
import { makeFile } from './print.ts'

/** What our own reader does not find in the file; undefined when it could not read the file at all. */
export async function readBackFile(
  document: ResumeDocument,
  kind: 'pdf' | 'docx',
  signal?: AbortSignal,
): Promise<LostText[] | undefined> {
  const bytes = await makeFile(kind, document)
  const answer = await resumeReader().read({ file: new Blob([new Uint8Array(bytes)]), kind }, signal)
  return answer.status === 'success'
    ? lostTexts(visibleContent(document.content, document.design), answer.reading.data)
    : undefined
}
