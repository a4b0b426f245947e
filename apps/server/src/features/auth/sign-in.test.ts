import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, knockCall } from '#testing/knock'
import { newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const post = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  knockCall(server.origin, 'auth/signIn', { email, password }, headers)
const cookiesOf = (answer: Answer) => answer.headers['set-cookie'] ?? []
const sessionOf = (cookies: string[]) => cookies.find((cookie) => cookie.includes('session_token='))?.split(';')[0] ?? ''

test('AUTH-015 an address outside the allowed domains is refused by the server itself, at sign-in and at reset', async () => {
  const { call } = openBrowser(server)
  const refusal = { code: 'EMAIL_NOT_ALLOWED', status: 403, message: 'Please use a Gmail account to access JobApply AI' }
  for (const email of ['ann@example.org', 'a@evilgmail.com', 'a@mail.gmail.com', 'a@gmail.com.example.org']) {
    await expect(call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject(refusal)
    await expect(call.auth.requestReset({ email })).rejects.toMatchObject(refusal)
  }
})

test('AUTH-018 at sign-in and reset, too, the refusal names the domains of the setting', async () => {
  const acme = await startServerFor({ ALLOWED_EMAIL_DOMAINS: 'acme.org' })
  const { call } = openBrowser(acme)
  const refusal = { message: 'Please use a acme.org account to access JobApply AI' }
  await expect(call.auth.signIn({ email: newEmail(), password: PASSWORD })).rejects.toMatchObject(refusal)
  await expect(call.auth.requestReset({ email: newEmail() })).rejects.toMatchObject(refusal)
  await expect(call.auth.session()).resolves.toMatchObject({ rules: { domains: ['acme.org'], passwordMinLength: 6 } })
})

describe('AUTH-040 AUTH-059 the session cookie', () => {
  test('is http-only, for this site alone and, with an http PUBLIC_URL, without prefix, Secure and HSTS', async () => {
    const { email } = await newcomer(server)
    const answer = await post(email)
    expect(answer.status).toBe(200)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    const cookies = cookiesOf(answer)
    expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual(['jobapply.known', 'jobapply.session_token'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).toMatch(/; Path=\/(;|$)/i)
      expect(cookie).not.toMatch(/Secure|Domain|__Host/i)
    }
    expect(sessionOf(cookies)).toMatch(/^jobapply\.session_token=\S{64,}$/)
    expect(cookies.find((cookie) => cookie.includes('session_token'))).toMatch(/; Max-Age=604800(;|$)/i)
  })

  test('AUTH-058 with an https PUBLIC_URL has the prefix __Host- and Secure, and every answer asks for https', async () => {
    const https = await startServerFor({ PUBLIC_URL: 'https://jobs.example.org' })
    const ann = await newcomer(https)
    const headers = { origin: 'https://jobs.example.org', host: 'jobs.example.org' }
    const answer = await knockCall(https.origin, 'auth/signIn', { email: ann.email, password: PASSWORD }, headers)
    const cookies = cookiesOf(answer)
    expect(cookies.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      '__Host-jobapply.known',
      '__Host-jobapply.session_token',
    ])
    for (const cookie of cookies) expect(cookie).toMatch(/; Secure/i)
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    const session = await knockCall(https.origin, 'auth/session', undefined, { ...headers, cookie: sessionOf(cookies) })
    expect(JSON.parse(session.body).json.user.email).toBe(ann.email)
    const refused = await knockCall(https.origin, 'auth/isAdmin', {}, headers)
    expect([refused.status, refused.headers['strict-transport-security']]).toEqual([401, 'max-age=31536000; includeSubDomains'])
  })

  test('E4 is a new one at every sign-in, never one that the browser brought along', async () => {
    const { email } = await newcomer(server)
    const seen = new Set<string>()
    let cookie = 'jobapply.session_token=attacker.signature'
    for (let times = 0; times < 3; times++) {
      seen.add(cookie)
      cookie = sessionOf(cookiesOf(await post(email, PASSWORD, { cookie })))
    }
    seen.add(cookie)
    expect(seen.size).toBe(4)
  })
})

test('7.2.4 signing in anew ends the session that the browser had', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const copy = new Map(ann.cookies)
  await ann.call.auth.signIn({ email: bob.email, password: PASSWORD })
  await expect(ann.call.auth.session()).resolves.toMatchObject({ user: { id: bob.id } })
  const thief = openBrowser(server)
  for (const [name, value] of copy) thief.cookies.set(name, value)
  await expect(thief.call.auth.session()).resolves.toMatchObject({ user: null })
  await expect(ann.call.auth.signIn({ email: bob.email, password: 'a wrong one' })).rejects.toMatchObject({
    code: 'WRONG_CREDENTIALS',
  })
  await expect(ann.call.auth.session()).resolves.toMatchObject({ user: { id: bob.id } })
})

describe('who is signed in', () => {
  test('AUTH-049 API-007 the answer has id, address, name and dates, and no token', async () => {
    const ann = await newcomer(server, { displayName: 'Ann Bee' })
    const answer = await post(ann.email)
    const cookie = sessionOf(cookiesOf(answer))
    const session = await knockCall(server.origin, 'auth/session', undefined, { cookie })
    const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const user = {
      id: ann.id,
      email: ann.email,
      userMetadata: { display_name: 'Ann Bee' },
      created_at: isoDate,
      last_sign_in_at: isoDate,
      is_admin: false,
      scheduled_deletion_at: null,
      avatar_url: null,
      analytics: false,
    }
    expect(JSON.parse(answer.body).json).toEqual(user)
    expect(JSON.parse(session.body).json).toEqual({
      user,
      rules: { domains: ['gmail.com'], passwordMinLength: 6, google: false, localMailbox: true },
    })
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? ''
    expect(token).toHaveLength(32)
    expect(answer.body + session.body).not.toContain(token)
  })

  test('AUTH-059 signing in works over http, and nobody is signed in before', async () => {
    const { email } = await newcomer(server)
    const browser = openBrowser(server)
    await expect(browser.call.auth.session()).resolves.toMatchObject({ user: null })
    await browser.call.auth.signIn({ email, password: PASSWORD })
    await expect(browser.call.auth.session()).resolves.toMatchObject({ user: { email } })
  })

  test('the stored network address is the real one, whatever X-Forwarded-For a stranger writes', async () => {
    const { email, id } = await newcomer(server)
    await post(email, PASSWORD, { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'user-agent': 'Lynx' })
    const { rows } = await server.platform.database.systemPool.query(
      "select ip_address, user_agent from sessions where user_id = $1 and user_agent = 'Lynx'",
      [id],
    )
    expect(rows).toEqual([{ ip_address: '203.0.113.9', user_agent: 'Lynx' }])
  })
})

describe('signing out', () => {
  test('E5 ends the session on the server: a copy of its cookie is worth nothing', async () => {
    const ann = await newcomer(server)
    const copy = new Map(ann.cookies)
    await ann.call.auth.signOut()
    expect([...ann.cookies.keys()]).not.toContain('jobapply.session_token')
    const thief = openBrowser(server)
    for (const [name, value] of copy) thief.cookies.set(name, value)
    await expect(thief.call.auth.session()).resolves.toMatchObject({ user: null })
    await expect(thief.call.auth.isAdmin({ _user_id: ann.id })).rejects.toMatchObject({ code: 'SIGNED_OUT', status: 401 })
  })

  test('ends this one only, and is no error for who is not signed in', async () => {
    const ann = await newcomer(server)
    const phone = openBrowser(server)
    await phone.call.auth.signIn({ email: ann.email, password: PASSWORD })
    await ann.call.auth.signOut()
    await expect(phone.call.auth.session()).resolves.toMatchObject({ user: { id: ann.id } })
    await expect(ann.call.auth.signOut()).resolves.toBeUndefined()
    await expect(openBrowser(server).call.auth.signOut()).resolves.toBeUndefined()
  })
})
