import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { watchDepth } from '@jobapply/core/shared/json-depth'
import { type Context, ORPCError } from '@orpc/server'
import type { NodeHttpHandlerOptions, NodeHttpHandlerPlugin } from '@orpc/server/node'

/** An upload has a file and the fields around it. */
const MAX_PARTS = 20

/** Says whether the part of a body that has just arrived makes it one that is not worth parsing. */
type Watch = (bytes: Buffer) => boolean

/** Refuses JSON that nests too deep and forms of too many parts while they arrive: parsing them costs up to a second. */
export class BodyShapePlugin<T extends Context> implements NodeHttpHandlerPlugin<T> {
  initRuntimeAdapter(options: NodeHttpHandlerOptions<T>) {
    options.adapterInterceptors ??= []
    options.adapterInterceptors.push(async (call) => {
      const { request } = call
      const isRefused = watchFor(String(request.headers['content-type'] ?? ''))
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

function watchFor(type: string): Watch {
  const [, quoted, plain] = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary ? watchParts(Buffer.from(`--${boundary}`)) : watchDepth()
}

function watchParts(mark: Buffer): Watch {
  let parts = 0
  let rest = Buffer.alloc(0)
  return (bytes) => {
    const all = Buffer.concat([rest, bytes])
    let at = 0
    for (let found = all.indexOf(mark); found >= 0; found = all.indexOf(mark, at)) {
      at = found + mark.length
      parts++
      if (parts > MAX_PARTS) return true
    }
    // A mark may be cut in two by the network.
    rest = all.subarray(Math.max(at, all.length - mark.length + 1))
    return false
  }
}
