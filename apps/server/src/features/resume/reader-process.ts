import { readResume } from '@jobapply/resume-parser/read-resume'
import { UnreadableResume } from '@jobapply/resume-parser/unreadable'
import { serveQuestions } from '#platform/sandbox/serve-questions'
import type { ReaderAnswer, ReaderQuestion } from './reader.ts'
import { storable } from './storable.ts'

/** The helper process that reads resumes. */
serveQuestions(async ({ bytes, kind }: ReaderQuestion): Promise<ReaderAnswer> => {
  try {
    return { status: 'success', reading: storable(await readResume(bytes, kind)) }
  } catch (error) {
    return { status: 'unreadable', reason: error instanceof UnreadableResume ? error.reason : 'damaged' }
  }
})
