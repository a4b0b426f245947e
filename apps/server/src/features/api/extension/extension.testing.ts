import { EXTENSION_PATH } from '@jobapply/core/api/extension-schema'
import { PASSWORD, type Person } from '#testing/people'
import type { TestServer } from '#testing/server'

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

/** The extension of one browser. Its requests come from an origin of its own and carry no cookie. */
export function openExtension({ origin }: Pick<TestServer, 'origin'>, key = '') {
  const headers = {
    'content-type': 'application/json',
    'user-agent': CHROME,
    origin: 'chrome-extension://invented',
    ...(key && { authorization: `Bearer ${key}` }),
  }
  return {
    key,
    async call(name: string, input: unknown = {}, signal: AbortSignal | null = null) {
      const body = JSON.stringify(input)
      const answer = await fetch(`${origin}${EXTENSION_PATH}/${name}`, { method: 'POST', headers, body, signal })
      return { status: answer.status, body: await answer.json() }
    },
    file: (applicationId: string, kind: string) =>
      fetch(`${origin}${EXTENSION_PATH}/files/${applicationId}/${kind}`, { headers }),
  }
}
export type Extension = ReturnType<typeof openExtension>

/** As the page and the extension do it together. */
export async function pairExtension(server: TestServer, { call }: Pick<Person, 'call'>): Promise<Extension> {
  const { code } = await call.auth.security.devices.startPairing({ proof: { password: PASSWORD } })
  const { status, body } = await openExtension(server).call('pair', { code })
  if (status !== 200) throw new Error(`pairing was refused: ${JSON.stringify(body)}`)
  return openExtension(server, body.key)
}
