import { readResume } from '@jobapply/resume-parser/read-resume'
import { UnreadableResume } from '@jobapply/resume-parser/unreadable'
import type { BEGUN, ReaderAnswer, ReaderQuestion } from './reader.ts'
import { storable } from './storable.ts'

/** The separate process that reads one file at a time. It knows no database, no secret and no network; its parent ends it when it takes too much. */
process.on('message', async (question: ReaderQuestion) => {
  process.send?.('begun' satisfies typeof BEGUN)
  process.send?.(await answer(question))
})

async function answer({ bytes, kind }: ReaderQuestion): Promise<ReaderAnswer> {
  try {
    return { status: 'success', reading: storable(await readResume(bytes, kind)) }
  } catch (error) {
    return { status: 'unreadable', reason: error instanceof UnreadableResume ? error.reason : 'damaged' }
  }
}
