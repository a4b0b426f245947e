import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countAdmins, findAccount } from '#platform/auth/store'
import { askGoogle, comeBack, type LocalGoogle, visitGoogle, withGoogle } from '#testing/google-visit'
import { knock, knockCall } from '#testing/knock'
import { type GoogleAnswer, startLocalGoogle } from '#testing/local-google'
import { allMailsTo, type Browser, mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { dumpDatabase, startServer, startServerFor, type TestServer } from '#testing/server'

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
async function googleSubjects(userId: string) {
  const { rows } = await server.platform.database.systemPool.query(
    "select account_id from identities where provider_id = 'google' and user_id = $1",
    [userId],
  )
  return rows.map(({ account_id }) => account_id)
}
const page = (path: string, at = server) => `${at.settings.PUBLIC_URL}${path}`

test('the session says whether the installation has Google', async () => {
  expect((await openBrowser(server).call.auth.session()).rules.google).toBe(true)
  const without = await startServerFor()
  expect((await openBrowser(without).call.auth.session()).rules.google).toBe(false)
})

describe('AUTH-043 Continue with Google', () => {
  test('ends at /auto-apply, or at the page that was asked for', async () => {
    const email = newEmail()
    expect(await signIn({ email, name: 'Ann Bee' })).toMatchObject({ location: page('/auto-apply'), user: { email } })
    const again = await signIn({ email }, '/search?q=a%20b&error=none#top')
    expect(again).toMatchObject({ location: page('/search?q=a%20b&error=none#top'), user: { email } })
  })

  test.each(['https://other.example', '//other.example', '/\\other.example', 'javascript:alert(1)', '/\t/other.example', ''])(
    'AUTH-007 a page outside this site (%j) is ignored',
    async (next) => expect(await signIn({ email: newEmail() }, next)).toMatchObject({ location: page('/auto-apply'), user: {} }),
  )

  test('AUTH-057 the way back is that of PUBLIC_URL, whatever Host the request names, with state, nonce and PKCE', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    const answer = await knockCall(server.origin, 'auth/startGoogle', {}, headers)
    const { searchParams: asked } = new URL(JSON.parse(answer.body).json.url)
    expect(asked.get('redirect_uri')).toBe(page('/api/auth/callback/google'))
    expect(asked.get('code_challenge_method')).toBe('S256')
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThanOrEqual(32)
    expect(asked.get('scope')?.split(' ').toSorted()).toEqual(['email', 'openid', 'profile'])
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^jobapply\.state=/)
    expect(cookies[0]).toMatch(/HttpOnly/i)
  })

  test('AUTH-058 with an https PUBLIC_URL the state cookie has the prefix and Secure as well', async () => {
    const https = await startServerFor({ ...withGoogle(google), PUBLIC_URL: 'https://jobs.example.org' })
    const answer = await knockCall(https.origin, 'auth/startGoogle', {}, { origin: 'https://jobs.example.org' })
    for (const cookie of answer.headers['set-cookie'] ?? ['none']) expect(cookie).toMatch(/^__Host-jobapply\.state=.*; Secure/i)
  })

  test('the trial and the name begin with the first sign-in, the session is http-only, and a second one changes nothing', async () => {
    const email = newEmail()
    const { user, browser } = await signIn({ email, name: 'Ann Bee' })
    expect(user).toMatchObject({
      userMetadata: { display_name: 'Ann Bee' },
      last_sign_in_at: expect.any(String),
      is_admin: false,
    })
    expect([...browser.cookies.keys()]).toContain('jobapply.session_token')
    const account = await findAccount(server.platform.database.system, user?.id ?? '')
    expect(account).toMatchObject({ isTrialActive: true, subscriptionStatus: 'trial' })
    expect((await signIn({ email, name: 'Another Name' })).user).toMatchObject({
      id: user?.id,
      userMetadata: { display_name: 'Ann Bee' },
    })
    expect(await findAccount(server.platform.database.system, user?.id ?? '')).toMatchObject({
      trialEndDate: account?.trialEndDate,
    })
  })

  test('7.2.4 the session that the browser had ends, and the new one knows where it came from', async () => {
    const ann = await newcomer(server)
    const copy = new Map(ann.cookies)
    const browser = openBrowser(server, '203.0.113.7')
    for (const [name, value] of copy) browser.cookies.set(name, value)
    expect(await comeBack(browser, await askGoogle(google, browser, { email: newEmail() }))).toBe(page('/auto-apply'))
    await expect(ann.call.auth.session()).resolves.toMatchObject({ user: null })
    const { user } = await browser.call.auth.session()
    const { rows } = await server.platform.database.systemPool.query('select ip_address from sessions where user_id = $1', [
      user?.id,
    ])
    expect(rows).toEqual([{ ip_address: '203.0.113.7' }])
  })

  test('HEAD on the way back changes nothing, and the visit that follows signs in', async () => {
    const browser = openBrowser(server)
    const back = await askGoogle(google, browser, { email: newEmail() })
    const before = await dumpDatabase(server.database, 'public')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const head = await knock(server.origin, { method: 'HEAD', path: back.pathname + back.search, headers: { cookie } })
    expect(head).toMatchObject({ status: 405, body: '' })
    expect(head.headers['set-cookie']).toBeUndefined()
    expect(await dumpDatabase(server.database, 'public')).toBe(before)
    expect(await comeBack(browser, back)).toBe(page('/auto-apply'))
  })

  test('the first account may come with Google and is then the primary admin', async () => {
    const fresh = await startServerFor(withGoogle(google))
    expect((await signIn({ email: newEmail() }, undefined, fresh)).user).toMatchObject({ is_admin: true })
    expect(await countAdmins(fresh.platform.database.system)).toEqual({ admins: 1, primaries: 1 })
  })
})

describe('one person, one account', () => {
  test('who registered my address without proving it is out: the squatter gets nothing, nor do I get theirs', async () => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD, username: 'squatter', displayName: 'Squatter' })
    const link = await mailedLink(server, email)
    const { user } = await signIn({ email, name: 'Ann Bee' })
    expect(user).toMatchObject({ email, userMetadata: { display_name: 'Ann Bee' } })
    await expect(openBrowser(server).call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    await expect(openLink(openBrowser(server), link, PASSWORD)).rejects.toMatchObject({ code: 'VERIFY_LINK_INVALID' })
    await expect(openBrowser(server).call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
    expect(await findAccount(server.platform.database.system, user?.id ?? '')).toMatchObject({ username: null })
  })

  test('a verified account with a password is mine with Google, too, and both ways work from then on', async () => {
    const ann = await newcomer(server, { displayName: 'Ann' })
    for (let times = 0; times < 2; times++)
      expect((await signIn({ email: ann.email, name: 'Other' })).user).toMatchObject({ id: ann.id })
    const byPassword = await openBrowser(server).call.auth.signIn({ email: ann.email, password: PASSWORD })
    expect(byPassword).toMatchObject({ id: ann.id, userMetadata: { display_name: 'Ann' } })
  })

  test('AUTH-054 AUTH-055 forms of one Gmail address are one account, and mail goes to the first', async () => {
    const typed = newEmail('Ann.B')
    const [plain = ''] = typed.replaceAll('.', '').split('@')
    const first = await signIn({ email: typed, sub: typed })
    for (const email of [`${plain}@gmail.com`, `${plain}@googlemail.com`, typed.toUpperCase()])
      expect((await signIn({ email, sub: typed })).user, email).toMatchObject({ id: first.user?.id, email: typed })
  })

  test('an account has one Google account: another one with the same address is refused, and the owner gets an email', async () => {
    const ann = await newcomer(server)
    await signIn({ email: ann.email, sub: 'first' })
    const subjects = async () => (await allMailsTo(server, ann.email)).map(({ subject }) => subject)
    expect(await subjects()).toEqual(['Google was connected'])
    for (let times = 0; times < 2; times++)
      expect(await signIn({ email: ann.email, sub: 'second' })).toMatchObject({
        location: page('/auth?error=google_other_account'),
        user: null,
      })
    expect(await googleSubjects(ann.id)).toEqual(['first'])
    expect((await signIn({ email: ann.email, sub: 'first' })).user).toMatchObject({ id: ann.id })
    expect(await subjects()).toHaveLength(1)
    await ann.call.auth.security.disconnectGoogle({ proof: { password: PASSWORD } })
    expect((await signIn({ email: ann.email, sub: 'second' })).user).toMatchObject({ id: ann.id })
    expect(await subjects()).toEqual(['Google was connected', 'Google was disconnected', 'Google was connected'])
  })

  test('an account that Google made takes no second one either, and needs no email at first', async () => {
    const email = newEmail()
    const { user } = await signIn({ email, sub: `${email} first` })
    expect(await allMailsTo(server, email)).toEqual([])
    expect(await signIn({ email, sub: `${email} second` })).toMatchObject({ location: page('/auth?error=google_other_account') })
    expect(await googleSubjects(user?.id ?? '')).toEqual([`${email} first`])
  })

  test('of several Google accounts at the same moment one is connected, with one email', async () => {
    const ann = await newcomer(server)
    const subs = Array.from({ length: 6 }, (_, n) => `${ann.email} ${n}`)
    const browsers = subs.map(() => openBrowser(server))
    const backs: URL[] = []
    for (const [n, sub] of subs.entries()) backs.push(await askGoogle(google, browsers[n] as Browser, { email: ann.email, sub }))
    const locations = await Promise.all(backs.map((back, n) => comeBack(browsers[n] as Browser, back)))
    expect(locations.toSorted()).toEqual([...Array(5).fill(page('/auth?error=google_other_account')), page('/auto-apply')])
    expect(await googleSubjects(ann.id)).toEqual([subs[locations.indexOf(page('/auto-apply'))]])
    expect(await allMailsTo(server, ann.email)).toHaveLength(1)
  })

  test('of several Google accounts at the same moment with a new address one makes the account', async () => {
    const email = newEmail()
    const browsers = Array.from({ length: 4 }, () => openBrowser(server))
    const backs: URL[] = []
    for (const [n, browser] of browsers.entries()) backs.push(await askGoogle(google, browser, { email, sub: `${email} ${n}` }))
    await Promise.all(backs.map((back, n) => comeBack(browsers[n] as Browser, back)))
    const users = await Promise.all(browsers.map(async ({ call }) => (await call.auth.session()).user))
    const [user] = users.filter((each) => each !== null)
    expect(users.filter((each) => each !== null)).toHaveLength(1)
    expect(await googleSubjects(user?.id ?? '')).toEqual([`${email} ${users.indexOf(user ?? null)}`])
  })

  test('a Google account whose address was changed stays with its person', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    await signIn({ email: ann.email, sub: ann.id })
    expect((await signIn({ email: bob.email, sub: ann.id })).user).toMatchObject({ id: ann.id })
    expect(await googleSubjects(bob.id)).toEqual([])
  })

  test('two sign-ins at the same moment make one account', async () => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
    const browsers = Array.from({ length: 4 }, () => openBrowser(server))
    const backs: URL[] = []
    for (const browser of browsers) backs.push(await askGoogle(google, browser, { email }))
    await Promise.all(backs.map((back, n) => comeBack(browsers[n] as Browser, back)))
    const { rowCount } = await server.platform.database.systemPool.query('select from users where mail_address = $1', [email])
    expect(rowCount).toBe(1)
    expect((await signIn({ email })).user).toMatchObject({ email })
  })

  test("Google's tokens are in no table", async () => {
    const email = newEmail()
    await signIn({ email })
    await signIn({ email })
    const { rows } = await server.platform.database.systemPool.query(
      "select count(*)::int as all, count(coalesce(access_token, refresh_token, id_token))::int as kept from identities where provider_id = 'google'",
    )
    expect(rows[0].all).toBeGreaterThan(0)
    expect(rows[0].kept).toBe(0)
    expect(await dumpDatabase(server.database)).not.toMatch(/eyJ[\w-]+\.eyJ/)
  })
})

test('AUTH-042 starting with Google is limited like signing in', async () => {
  const limited = await startServerFor({ ...withGoogle(google), RATE_LIMITS: 'on' })
  const { call } = openBrowser(limited, '198.51.100.7')
  for (let times = 0; times < 10; times++) await call.auth.startGoogle({})
  await expect(call.auth.startGoogle({})).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
})
