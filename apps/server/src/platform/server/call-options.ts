import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/server'
import { holdsBrokenText } from './broken-text.ts'
import { toFault, unreadable } from './faults.ts'

type Called = { next(): Promise<unknown>; context: { requestId: string }; input: unknown }

/** What every call of a contract passes. A handler adds to its options, so each gets its own. */
export const callOptions = () => ({
  // Catches what fails while the input is decoded, before a call is known.
  interceptors: [<T>({ next }: { next(): Promise<T> }) => next().catch((error) => Promise.reject(unreadable(error)))],
  clientInterceptors: [
    async ({ next, context, input }: Called) => {
      if (holdsBrokenText(input)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
      try {
        return await next()
      } catch (error) {
        throw toFault(error, context.requestId)
      }
    },
  ],
})
