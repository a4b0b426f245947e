/** Sent when the helper begins with a question, with its memory in MB. Starting the helper does not count. */
export type Begun = { begun: number }
/** What a helper sends back. The other side believes nothing of it before a schema has checked it. */
export type Reply = { answer: unknown } | { error: string }

/**
 * The helper's side: one question at a time. Its parent ends the process when a question takes too much; what `prepare` loads of our own
 * code does not count.
 */
export function serveQuestions<Question>(answer: (question: Question) => unknown, prepare?: (question: Question) => unknown) {
  process.on('message', async (question: Question) => {
    await prepare?.(question)
    const begun = weight()
    process.send?.({ begun } satisfies Begun)
    const made = await reply(() => answer(question))
    // What this question leaves behind would count as the next one's.
    if (weight() - begun > LEFTOVER_MB) globalThis.gc?.()
    process.send?.(made)
  })
}

const LEFTOVER_MB = 8
const weight = () => process.memoryUsage.rss() / 1024 ** 2

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
  return `${error.name} ${frame.trim()}`.slice(0, 500)
}
