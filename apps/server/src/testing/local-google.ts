import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server'
import { signInPage } from './local-google-page.ts'

/** What the stand-in says about the person who signs in; `aud` and `nonce` only to say something wrong. */
export type GoogleAnswer = {
  email: string
  name: string
  sub: string
  email_verified: boolean
  aud?: string
  nonce?: string
}
type Grant = { answer: GoogleAnswer; needsVerifier: boolean }

/**
 * A stand-in for Google's sign-in, with real tokens, PKCE and nonce. A person chooses on its page who to be; a test says it with
 * `answerNext`, and then the next sign-in passes without the page.
 */
export async function startLocalGoogle(port = 0) {
  const server = new OAuth2Server(undefined, undefined, { endpoints: { authorize: '/authorize/done' } })
  const answers: Partial<GoogleAnswer>[] = []
  const grants = new Map<string, Grant>()
  await server.issuer.keys.generate('RS256')
  await server.start(port, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer

  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, (response: MutableResponse) =>
    Object.assign(response.body, { authorization_endpoint: `${issuer}/authorize` }),
  )

  server.service.addRoute('GET', '/authorize', (req, res) => {
    const query = queryOf(req)
    if (answers.length > 0) res.writeHead(302, { location: `/authorize/done?${query}` }).end()
    else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage(query))
  })

  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, req: IncomingMessage) => {
    const query = queryOf(req)
    const code = url.searchParams.get('code')
    if (query.has('cancel')) {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    } else if (code) {
      const answer = complete(answers.shift() ?? { email: query.get('email') ?? '', name: query.get('name') ?? '' })
      grants.set(code, { answer, needsVerifier: query.has('code_challenge') })
    }
  })

  // Called for the access token first, which carries the scope, and then for the identity token.
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    const { aud, nonce, ...person } = grants.get(body.code ?? '')?.answer ?? {}
    Object.assign(payload, person, 'scope' in payload ? {} : { ...(aud && { aud }), ...(nonce && { nonce }) })
  })

  // A code is good once, and only with the verifier of its challenge (a wrong verifier is refused before this).
  server.service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenRequestIncomingMessage) => {
    const grant = grants.get(body.code ?? '')
    grants.delete(body.code ?? '')
    if (body.grant_type !== 'authorization_code' || (grant && (body.code_verifier || !grant.needsVerifier))) return
    response.statusCode = 400
    response.body = { error: 'invalid_grant' }
  })

  server.service.on(Events.BeforeUserinfo, (response: MutableResponse, req: IncomingMessage) => {
    const [, claims = ''] = req.headers.authorization?.split('.') ?? []
    const { sub, email, name, email_verified } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
    response.body = { sub, email, name, email_verified }
  })

  return {
    issuer,
    /** What the next sign-in that is not answered yet will say. */
    answerNext: (answer: Partial<GoogleAnswer>) => void answers.push(answer),
    /** What a test has prepared and not used is nothing to the next one. */
    forgetAnswers: () => void answers.splice(0),
    stop: () => server.stop(),
  }
}

/** The same address is the same person, unless the test says otherwise. */
function complete(answer: Partial<GoogleAnswer>): GoogleAnswer {
  const email = answer.email || 'dev.person@gmail.com'
  const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21)
  return { name: 'Dev Person', email_verified: true, sub, ...answer, email }
}

const queryOf = (req: IncomingMessage) => new URL(req.url ?? '/', 'http://local').searchParams
