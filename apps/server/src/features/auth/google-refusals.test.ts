import { generateKeyPairSync } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { waitingFor } from '#testing/clock'
import { askGoogle, comeBack, type LocalGoogle, visitGoogle, withGoogle } from '#testing/google-visit'
import { type GoogleAnswer, startLocalGoogle } from '#testing/local-google'
import { newEmail, openBrowser } from '#testing/people'
import { freePort, startServer, startServerFor, type TestServer } from '#testing/server'

let google: LocalGoogle
let server: TestServer
beforeAll(async () => {
  google = await startLocalGoogle()
  server = await startServer({ ...withGoogle(google), ADMIN_EMAILS: 'nobody@gmail.com' })
})
afterAll(async () => {
  await server.stop()
  await google.stop()
})
const signIn = (answer: Partial<GoogleAnswer>, next?: string, at = server) => visitGoogle(google, at, answer, next)
const page = (path: string, at = server) => `${at.settings.PUBLIC_URL}${path}`
const refused = { location: expect.stringMatching(/\/auth\?error=google_failed$/), user: null }
const settingsOfGoogle = async () => (await fetch(`${google.issuer}/.well-known/openid-configuration`)).json()

/** A server for one test, that answers as it is told. */
async function listen(answer: RequestListener): Promise<string> {
  const other = createServer(answer)
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    other.close()
    other.closeAllConnections()
  })
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}`
}

describe('E7 what does not come from this browser and from Google is refused', () => {
  test('a state that is missing, made up, of another browser, or used before', async () => {
    const email = newEmail()
    const [victim, attacker] = [openBrowser(server), openBrowser(server)]
    const back = await askGoogle(google, attacker, { email })
    const without = new URL(back)
    without.searchParams.delete('state')
    expect(await comeBack(attacker, without)).toBe(page('/auth?error=google_failed'))
    const forged = new URL(back)
    forged.searchParams.set('state', 'A'.repeat(32))
    expect(await comeBack(attacker, forged)).toBe(page('/auth?error=google_failed'))
    // The attacker's own way back, opened in the victim's browser: the victim would work in the attacker's account.
    expect(await comeBack(victim, back)).toBe(page('/auth?error=google_failed'))
    expect((await victim.call.auth.session()).user).toBeNull()

    const owner = openBrowser(server)
    const own = await askGoogle(google, owner, { email })
    const state = new Map(owner.cookies)
    expect(await comeBack(owner, own)).toBe(page('/auto-apply'))
    const replay = openBrowser(server)
    for (const [name, value] of state) replay.cookies.set(name, value)
    expect(await comeBack(replay, own)).toBe(page('/auth?error=google_failed'))
    expect((await replay.call.auth.session()).user).toBeNull()
  })

  test.each([
    ['a wrong nonce', { nonce: 'an old one' }],
    ['a token for another client', { aud: 'somebody else' }],
    ['no subject', { sub: '' }],
  ])('%s', async (_, wrong) => expect(await signIn({ email: newEmail(), ...wrong })).toMatchObject(refused))

  test('a token that Google has not signed', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const keys = [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'another' }]
    const settings = await settingsOfGoogle()
    const issuer = await listen((request, response) => {
      response.end(JSON.stringify(request.url === '/jwks' ? { keys } : { ...settings, jwks_uri: `${issuer}/jwks` }))
    })
    const deceived = await startServerFor(withGoogle({ issuer }))
    expect(await signIn({ email: newEmail() }, undefined, deceived)).toMatchObject(refused)
  })

  test('an address that Google has not verified, told so', async () => {
    const email = newEmail()
    const outcome = await signIn({ email, email_verified: false })
    expect(outcome).toMatchObject({ location: page('/auth?error=google_email_unverified'), user: null })
    const { rowCount } = await server.platform.database.systemPool.query('select from users where mail_address = $1', [email])
    expect(rowCount).toBe(0)
  })

  // proves AUTH-015
  test.each(['ann@example.org', 'ann@evilgmail.com', 'ann@gmail.com.example.org'])(
    'AUTH-015 an address outside the allowed domains (%s), told so',
    async (email) =>
      expect(await signIn({ email })).toMatchObject({ location: page('/auth?error=google_email_not_allowed'), user: null }),
  )

  test('AUTH-017 with ALLOWED_EMAIL_DOMAINS=* any address of Google comes in', async () => {
    const all = await startServerFor({ ...withGoogle(google), ALLOWED_EMAIL_DOMAINS: '*' })
    const { user } = await signIn({ email: 'Ann@Example.org' }, undefined, all)
    expect(user).toMatchObject({ email: 'Ann@Example.org' })
  })

  test('a person who cancels comes back to the sign-in page', async () => {
    const browser = openBrowser(server)
    const { url } = await browser.call.auth.startGoogle({})
    const state = new URL(url).searchParams.get('state')
    const path = `/api/auth/callback/google?error=access_denied&state=${state}`
    expect(await comeBack(browser, new URL(path, server.origin))).toBe(page('/auth?error=google_failed'))
  })
})

describe('when Google is away', () => {
  const notAvailable = {
    code: 'GOOGLE_NOT_AVAILABLE',
    status: 503,
    message: 'Google sign-in is not available right now. Please sign in with your password.',
  }

  test('it is said, and works again as soon as Google is back', async () => {
    const port = await freePort()
    const lonely = await startServerFor(withGoogle({ issuer: `http://127.0.0.1:${port}` }))
    for (let times = 0; times < 2; times++)
      await expect(openBrowser(lonely).call.auth.startGoogle({})).rejects.toMatchObject(notAvailable)
    const again = await startLocalGoogle(port)
    onTestFinished(() => again.stop())
    const browser = openBrowser(lonely)
    expect(await comeBack(browser, await askGoogle(again, browser, { email: newEmail() }))).toBe(page('/auto-apply', lonely))
  })

  test('a Google that takes the call and never answers is given up after 4 seconds', async () => {
    const settings = await settingsOfGoogle()
    const silent = await listen(() => {})
    const talker = await listen((_, response) => response.end(JSON.stringify({ ...settings, token_endpoint: silent })))
    const [mute, speaking] = [
      await startServerFor(withGoogle({ issuer: silent })),
      await startServerFor(withGoogle({ issuer: talker })),
    ]
    const browser = openBrowser(speaking)
    const back = await askGoogle(google, browser, { email: newEmail() })

    const waited = await waitingFor(() =>
      Promise.all([
        expect(openBrowser(mute).call.auth.startGoogle({})).rejects.toMatchObject(notAvailable),
        expect(comeBack(browser, back)).resolves.toBe(page('/auth?error=google_failed', speaking)),
      ]),
    )
    expect(waited).toBeLessThan(8000)
  })

  test('it is said as well where Google was never set up', async () => {
    const without = await startServerFor()
    await expect(openBrowser(without).call.auth.startGoogle({})).rejects.toMatchObject(notAvailable)
    expect(await comeBack(openBrowser(without), new URL('/api/auth/callback/google?code=x&state=y', without.origin))).toBe(
      page('/auth?error=google_failed', without),
    )
  })
})
