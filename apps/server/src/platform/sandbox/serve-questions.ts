/** The helper has begun with a question; before, it may have had to start. */
export const BEGUN = 'begun'
/** What a helper sends back. The other side believes nothing of it before a schema has checked it. */
export type Reply = { answer: unknown } | { error: string }

/**
 * The helper's side: one question at a time. Its parent ends the process when a question takes too much; what `prepare` loads of our own
 * code does not count.
 */
export function serveQuestions<Question>(answer: (question: Question) => unknown, prepare?: (question: Question) => unknown) {
  process.on('message', async (question: Question) => {
    await prepare?.(question)
    process.send?.(BEGUN)
    process.send?.(await reply(() => answer(question)))
  })
}

async function reply(answer: () => unknown): Promise<Reply> {
  try {
    return { answer: await answer() }
  } catch (error) {
    return { error: placeOf(error) }
  }
}

/** The kind of an error and where it arose: its message may quote what was read. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frame = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? ''
  return `${error.name} ${frame.trim()}`
}
