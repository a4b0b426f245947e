/** Longer than the server ever takes. */
const PATIENCE_MS = 15_000

/** The server has answered, and not with what was asked for. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A call from a page that has no client of the API: public pages carry only a few lines of script. */
export async function callPublicly(path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw new Refusal(response.status, messageOf(answer))
  return answer
}

/** Calls of the contract under /rpc wrap what they answer. */
export async function callRpc(call: string): Promise<unknown> {
  const answer = await callPublicly(`/rpc/${call}`)
  return isRecord(answer) ? answer.json : undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const messageOf = (answer: unknown) => (isRecord(answer) && typeof answer.message === 'string' ? answer.message : '')
