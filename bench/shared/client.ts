import type { contract } from '@jobapply/core/contract'
import { createORPCClient, ORPCError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'

export type Client = ContractRouterClient<typeof contract>
type Options = { headers(): Record<string, string>; fetch?: (request: Request, init: object) => Promise<Response> }

/** The product's own client, for calls whose form on the wire is not plain JSON. */
export const createClient = (origin: string, options: Options): Client =>
  createORPCClient(new RPCLink({ url: `${origin}/rpc`, ...options }))

const PATIENCE_MS = 60_000

/** What became of an upload: `read`, a fault's code, or no answer at all. */
export type Outcome = { code: string; status: number; message: string }

/** Uploads a resume and removes it again, so that the profile's limit of stored files is never reached. */
export async function sendResume(client: Client, id: string, file: File): Promise<Outcome> {
  try {
    const steps = await client.profiles.uploadResume({ id, file, autoSave: false }, { signal: AbortSignal.timeout(PATIENCE_MS) })
    for await (const step of steps)
      if (step.stage === 'saved') await client.profiles.removeResume({ id, resumeId: step.review.resumeId })
    return { code: 'read', status: 200, message: 'read' }
  } catch (error) {
    if (error instanceof ORPCError) return { code: error.code, status: error.status, message: error.message }
    return {
      code: 'NO_ANSWER',
      status: 0,
      message: `the server did not answer: ${error} ${error instanceof Error ? (error.cause ?? '') : ''}`,
    }
  }
}
