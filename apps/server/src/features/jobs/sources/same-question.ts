import type { Board, Source } from './readers/source.ts'

type Job = { id: string; url: string }

/**
 * Would both be asked for in the same words? An id in other letters, an address with more behind it or another spelling of the board is
 * another question: what its source answers says nothing about this job.
 */
export function isSameQuestion(source: Source, [board, known]: [Board, Job], [askedBoard, asked]: [Board, Job]): boolean {
  const address = URL.parse(known.url)
  const inAddress = address ? source.recognise(address)?.id : undefined
  const questions = [known.id, inAddress].flatMap((id) => (id === undefined ? [] : questionOf(source, board, { ...known, id })))
  return questions.includes(questionOf(source, askedBoard, asked))
}

/** A source without a call for one job is asked for the list of the board. */
const questionOf = (source: Source, board: Board, job: Job) =>
  source.one ? source.one(board, job).url : JSON.stringify([source.list(board).url, job.id])
