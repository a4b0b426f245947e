import type { Fault } from './calls.ts'

type Steps<T> = AsyncIteratorObject<T, undefined, undefined>

export const isSteps = (output: unknown): output is Steps<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output

const encode = (event: string, json: unknown) =>
  new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify({ json })}\n\n`)

/** A call that is answered one step at a time, in oRPC's form. A fault ends it; anything else that is thrown breaks the connection. */
export function answerInSteps(steps: Steps<unknown>, judge: (error: unknown) => Fault | undefined, signal?: AbortSignal) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => {
        void steps.return?.()
        controller.error(new DOMException('The call was given up.', 'AbortError'))
      })
    },
    async pull(controller) {
      try {
        const { done, value } = await steps.next()
        if (signal?.aborted) return
        if (done) return controller.close()
        controller.enqueue(encode('message', value))
      } catch (error) {
        const fault = judge(error)
        if (!fault) return controller.error(error)
        const { fault: code, ...rest } = fault
        controller.enqueue(encode('error', { defined: true, code, ...rest }))
        controller.close()
      }
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** Steps that the test tells when it wants to; what the page shows in between can be looked at. */
export function tellSteps<T>() {
  const told: (() => T)[] = []
  let wake: (() => void) | undefined
  let isHeld = true
  const push = (step: () => T) => {
    told.push(step)
    wake?.()
  }
  const steps: AsyncIteratorObject<T, undefined, undefined> = {
    async next() {
      while (told.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return { done: false, value: (told.shift() as () => T)() }
    },
    async return() {
      isHeld = false
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => steps,
    [Symbol.asyncDispose]: async () => undefined,
  }
  const fail = (reason: unknown) =>
    push(() => {
      throw reason
    })
  return {
    steps,
    tell: (step: T) => push(() => step),
    fail: (fault: Fault) => fail(fault),
    hangUp: () => fail(new TypeError('network error')),
    /** The page still waits for the next step. */
    isHeld: () => isHeld,
  }
}
