import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard'
import type { AnyProcedure, AnyRouter } from '@orpc/server'
import { NodeHttpHandler } from '@orpc/server/node'
import { StandardHandler, StandardRPCCodec, StandardRPCMatcher } from '@orpc/server/standard'
import type { CallContext } from '#platform/feature/api'
import { untrimmed } from '#platform/feature/trimmed-outputs'
import type { callOptions } from './call-options.ts'
import { isPlainJson } from './plain-json.ts'

/** oRPC's own codec looks at every value of an answer, in case it is a date or a file, and copies it. */
class PlainCodec extends StandardRPCCodec {
  readonly #isPlain = new WeakMap<AnyProcedure, boolean>()

  override encode(output: unknown, procedure: AnyProcedure) {
    const isPlain = this.#isPlain.get(procedure) ?? isPlainJson(untrimmed(procedure['~orpc'].outputSchema))
    this.#isPlain.set(procedure, isPlain)
    return isPlain ? { status: 200, headers: {}, body: { json: output } } : super.encode(output, procedure)
  }
}

/** oRPC's RPCHandler with this codec; its route takes POST alone, so nothing has to look for other methods. */
export function rpcHandler(router: AnyRouter, options: ReturnType<typeof callOptions>) {
  const codec = new PlainCodec(new StandardRPCSerializer(new StandardRPCJsonSerializer()))
  return new NodeHttpHandler<CallContext>(new StandardHandler(router, new StandardRPCMatcher(), codec, options))
}
