/** Longer than the server's own limit. */
const PATIENCE_MS = 15_000

/** The server answered with a fault. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A call without the API client, for public pages, which load only a few lines of script. */
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

/** Calls of the contract under /rpc wrap their answers. */
export async function callRpc(call: string): Promise<unknown> {
  const answer = await callPublicly(`/rpc/${call}`)
  return isRecord(answer) ? answer.json : undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const messageOf = (answer: unknown) => (isRecord(answer) && typeof answer.message === 'string' ? answer.message : '')

/** Asks the server whether somebody is signed in: scripts cannot read the session's cookie. */
async function isSignedIn(): Promise<boolean> {
  const session = await callRpc('auth/session').catch(() => undefined)
  return isRecord(session) && Boolean(session.user)
}

/** On every public page people who are signed in get a link into the application instead of one to sign-in; visitors see the page as it was built. */
export function showWayIn(): Promise<boolean> {
  const signedIn = isSignedIn()
  void signedIn.then((isIn) => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-visitor]'))
      link.hidden = (link.dataset.visitor === 'known') !== isIn
  })
  return signedIn
}
