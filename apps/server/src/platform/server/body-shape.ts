import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { watchDepth } from '@jobapply/core/shared/json-depth'
import { type Context, ORPCError } from '@orpc/server'
import type { NodeHttpHandlerOptions, NodeHttpHandlerPlugin } from '@orpc/server/node'

/** Refuses JSON that nests too deep while it arrives: parsing it costs up to a second. */
export class BodyShapePlugin<T extends Context> implements NodeHttpHandlerPlugin<T> {
  initRuntimeAdapter(options: NodeHttpHandlerOptions<T>) {
    options.adapterInterceptors ??= []
    options.adapterInterceptors.push(async (call) => {
      const { request } = call
      const isRefused = watchDepth()
      const { emit } = request
      request.emit = (event: string | symbol, ...args: unknown[]) => {
        const [bytes] = args
        if (event === 'data' && Buffer.isBuffer(bytes) && isRefused(bytes)) throw new ORPCError('BAD_INPUT', BAD_INPUT)
        return emit.call(request, event, ...args)
      }
      try {
        return await call.next(call)
      } finally {
        request.emit = emit
      }
    })
  }
}
