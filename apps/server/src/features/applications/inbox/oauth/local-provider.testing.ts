import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A provider for tests: it agrees at once, hands out one code, and refreshes until the permission is taken back. */
export async function startMailProvider(address: string) {
  const state = { isRevoked: false, refreshed: 0, challenge: '', redirect: '' }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://provider.example')
    if (url.pathname.endsWith('/authorize')) {
      state.challenge = url.searchParams.get('code_challenge') ?? ''
      state.redirect = url.searchParams.get('redirect_uri') ?? ''
      const back = new URL(state.redirect)
      back.search = new URLSearchParams({ code: 'code-1', state: url.searchParams.get('state') ?? '' }).toString()
      return void response.writeHead(302, { location: back.href }).end()
    }
    const fields = new URLSearchParams(await text(request))
    const isCode = fields.get('grant_type') === 'authorization_code'
    const verified =
      createHash('sha256')
        .update(fields.get('code_verifier') ?? '')
        .digest('base64url') === state.challenge
    const isRight = isCode
      ? verified && fields.get('code') === 'code-1' && fields.get('redirect_uri') === state.redirect
      : !state.isRevoked && fields.get('refresh_token') === 'refresh-canary-1'
    const isKnown = fields.get('client_id') === 'client' && fields.get('client_secret') === 'client-secret'
    response.writeHead(isRight && isKnown ? 200 : 400, { 'content-type': 'application/json' })
    if (!isRight || !isKnown) return void response.end('{"error":"invalid_grant"}')
    if (!isCode) state.refreshed += 1
    const claims = Buffer.from(JSON.stringify({ email: address })).toString('base64url')
    response.end(
      JSON.stringify({
        access_token: 'access-canary-1',
        ...(isCode && { refresh_token: 'refresh-canary-1', id_token: `e30.${claims}.` }),
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state, stop: () => server.close() }
}
