import type { LostText, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { resumeReader } from '#features/resume/reader'
import { compute } from '#platform/compute/compute'
import { lostTextsWork, resumeFileWork } from './works.ts'

/** What our own reader does not find in the file; undefined when it could not read the file at all. */
export async function readBackFile(
  userId: string,
  document: ResumeDocument,
  kind: 'pdf' | 'docx',
  signal?: AbortSignal,
): Promise<LostText[] | undefined> {
  const bytes = await compute(userId, resumeFileWork, { kind, document }, signal)
  const answer = await resumeReader().read({ file: new Blob([new Uint8Array(bytes)]), kind }, signal)
  if (answer.status !== 'success') return undefined
  const { content, design } = document
  return compute(userId, lostTextsWork, { content, design, read: answer.reading.data }, signal)
}
