import { UnreadableResume } from '@jobapply/resume-parser/document/unreadable'
import { loadReader, readResume } from '@jobapply/resume-parser/read-resume'
import { serveQuestions } from '#platform/sandbox/serve-questions'
import type { ReaderAnswer, ReaderQuestion } from './reader.ts'
import { storable } from './storable.ts'

async function answer({ bytes, kind, filename }: ReaderQuestion): Promise<ReaderAnswer> {
  try {
    return { status: 'success', reading: storable(await readResume(bytes, kind, { filename })) }
  } catch (error) {
    return { status: 'unreadable', reason: error instanceof UnreadableResume ? error.reason : 'damaged' }
  }
}

/** The helper process that reads resumes. */
serveQuestions(answer, ({ kind }: ReaderQuestion) => loadReader(kind))
