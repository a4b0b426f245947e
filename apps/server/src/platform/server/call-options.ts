import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { mapEventIterator } from '@orpc/client'
import { ORPCError } from '@orpc/server'
import { holdsBrokenText } from './broken-text.ts'
import { toFault, unreadable } from './faults.ts'

type Called = {
  next(): Promise<unknown>
  context: { requestId: string; noteCall?(name: string): void }
  path: readonly string[]
  input: unknown
  signal?: AbortSignal | undefined
}

/** What every call of a contract passes. A handler adds to its options, so each gets its own. */
export const callOptions = () => ({
  // Catches what fails while the input is decoded, before a call is known.
  interceptors: [<T>({ next }: { next(): Promise<T> }) => next().catch((error) => Promise.reject(unreadable(error)))],
  clientInterceptors: [
    async ({ next, context: { requestId, noteCall }, path, input, signal }: Called) => {
      noteCall?.(path.join('.'))
      if (holdsBrokenText(input)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
      try {
        const output = await next()
        return isStepwise(output) ? withFaults(output, requestId, signal) : output
      } catch (error) {
        throw toFault(error, requestId)
      }
    },
  ],
})

/** Steps of a call, as oRPC tells them from a stream of bytes, which can be iterated as well. */
const isStepwise = (output: unknown): output is AsyncIterator<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output && 'next' in output

/** A streamed call runs after it has answered: a later failure belongs to its next step, not to the call. */
const withFaults = (steps: AsyncIterator<unknown>, requestId: string, signal?: AbortSignal) =>
  mapEventIterator(steps, {
    value: async (value: unknown) => value,
    // A cancelled call is not a failure of ours, and nobody waits for its answer.
    error: async (error) => (signal?.aborted ? error : toFault(error, requestId)),
  })
