import { canonicalEmail } from '@jobapply/core/auth/rules'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findUserByEmail } from '#platform/auth/store'
import { movableClock } from '#testing/clock'
import { knock, knockCall } from '#testing/knock'
import { allMailsTo, mailedLink, mailsTo, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { dumpDatabase, startServer, startServerFor, type TestServer } from '#testing/server'

const HOUR = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
const move = movableClock()

const [MINE, THEIRS] = ['the owner chose', 'a stranger chose']
const signIn = (email: string, password = PASSWORD) => openBrowser(server).call.auth.signIn({ email, password })
/** Every row of the product; the queue's own bookkeeping goes on by itself. */
const listRows = () => dumpDatabase(server.database, 'public')
const wrong = { code: 'WRONG_CREDENTIALS', status: 401 }

/** Somebody signs up in a browser of their own; the link is the one that this sign-up has mailed. */
async function signUp(email: string, password = PASSWORD, names: { username?: string; displayName?: string } = {}) {
  const before = (await mailsTo(server, email, 0)).length
  const browser = openBrowser(server)
  await browser.call.auth.signUp({ email, password, ...names })
  return { browser, link: await mailedLink(server, email, before + 1) }
}

describe('the link signs in by itself', () => {
  test('in the browser that signed up, once, and leaves no mark there', async () => {
    const email = newEmail()
    const { browser, link } = await signUp(email)
    await expect(openLink(browser, link)).resolves.toMatchObject({ state: 'signed-in', user: { email } })
    await expect(browser.call.auth.session()).resolves.toMatchObject({ user: { email } })
    expect([...browser.cookies.keys()].toSorted()).toEqual(['jobapply.known', 'jobapply.session_token'])
    await browser.call.auth.signOut()
    await expect(openLink(browser, link)).resolves.toEqual({ state: 'verified', email })
    await expect(browser.call.auth.session()).resolves.toMatchObject({ user: null })
  })

  test('in no other: there it asks for the password and tells which sign-up it belongs to', async () => {
    const email = newEmail()
    const { link } = await signUp(email)
    const phone = openBrowser(server)
    for (const cookie of [undefined, 'x'.repeat(43)]) {
      if (cookie) phone.cookies.set('jobapply.sign_up', cookie)
      await expect(openLink(phone, link)).resolves.toEqual({
        state: 'password-needed',
        email,
        signedUpAt: expect.stringMatching(/Z$/),
        browser: 'Unknown browser',
      })
    }
    await expect(openLink(phone, link, 'another password')).rejects.toMatchObject({ code: 'WRONG_SIGN_UP_PASSWORD', status: 401 })
    await expect(phone.call.auth.session()).resolves.toMatchObject({ user: null })
    await expect(openLink(phone, link, PASSWORD)).resolves.toMatchObject({ state: 'signed-in' })
    await expect(phone.call.auth.session()).resolves.toMatchObject({ user: { email } })
  })

  test('also in a browser that has shown the password, for the link which that sign-in has asked for', async () => {
    const email = newEmail()
    const laptop = await signUp(email)
    const phone = openBrowser(server)
    await expect(phone.call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    const link = await mailedLink(server, email, 2)
    await expect(openLink(laptop.browser, link)).resolves.toMatchObject({ state: 'password-needed' })
    await expect(openLink(phone, link)).resolves.toMatchObject({ state: 'signed-in' })
  })

  test('clicked 10 times at once it signs in once', async () => {
    const { browser, link } = await signUp(newEmail())
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => openLink(browser, link)))
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['signed-in', ...Array(9).fill('verified')])
  })

  test('the mark is a cookie that scripts and other sites never get, bound to the host over https', async () => {
    const input = { email: newEmail(), password: PASSWORD }
    const cookiesOf = async (at: TestServer) => (await knockCall(at.origin, 'auth/signUp', input)).headers['set-cookie']
    expect(await cookiesOf(server)).toEqual([
      expect.stringMatching(/^jobapply\.sign_up=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=777600$/),
    ])
    const secure = await startServerFor({ PUBLIC_URL: 'https://jobs.example.org', SMTP_URL: 'smtp://127.0.0.1:1' })
    expect(await cookiesOf(secure)).toEqual([
      expect.stringMatching(/^__Host-jobapply\.sign_up=[\w-]{43}; .*SameSite=Strict; Max-Age=777600; Secure$/),
    ])
  })
})

describe("a stranger's sign-up with my address wins nothing", () => {
  test.each([
    ['before mine', true],
    ['after mine', false],
  ])('%s: I open its link, am asked for its password, and mine counts as soon as I open my own', async (_, isFirst) => {
    const email = newEmail('Owner')
    const signUpStranger = () => signUp(email, THEIRS, { username: 'stranger', displayName: 'Stranger' })
    const early = isFirst ? await signUpStranger() : undefined
    const me = await signUp(email, MINE, { displayName: 'Owner' })
    const stranger = early ?? (await signUpStranger())

    await expect(openLink(me.browser, stranger.link)).resolves.toMatchObject({ state: 'password-needed' })
    await expect(openLink(me.browser, stranger.link, MINE)).rejects.toMatchObject({ code: 'WRONG_SIGN_UP_PASSWORD' })
    const unproven = await findUserByEmail(server.platform.database.system, canonicalEmail(email))
    expect(unproven).toMatchObject({ emailVerified: false })
    await expect(openLink(me.browser, me.link)).resolves.toMatchObject({ user: { userMetadata: { display_name: 'Owner' } } })

    await expect(openLink(stranger.browser, stranger.link, THEIRS)).resolves.toEqual({ state: 'verified', email })
    await expect(stranger.browser.call.auth.session()).resolves.toMatchObject({ user: null })
    await expect(signIn(email, THEIRS)).rejects.toMatchObject(wrong)
    await expect(signIn(email, MINE)).resolves.toMatchObject({ email, userMetadata: { display_name: 'Owner' } })
  })

  test('however often they sign up, my browser signs in with my own sign-up, whose new link I get', async () => {
    const email = newEmail()
    const me = await signUp(email, MINE)
    for (let times = 0; times < 3; times++) await signUp(email, THEIRS)
    await expect(me.browser.call.auth.signIn({ email, password: MINE })).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await expect(openLink(me.browser, await mailedLink(server, email, 5))).resolves.toMatchObject({ state: 'signed-in' })
    await expect(signIn(email, MINE)).resolves.toMatchObject({ email })
  })

  test('nor does it in a shared browser: my sign-up there takes the mark away from theirs', async () => {
    const email = newEmail()
    const stranger = await signUp(email, THEIRS)
    await stranger.browser.call.auth.signUp({ email, password: MINE })
    await mailsTo(server, email, 2)
    await expect(openLink(stranger.browser, stranger.link)).resolves.toMatchObject({ state: 'password-needed' })
  })

  test('nor at the very moment in which I open my link', async () => {
    const email = newEmail('owner')
    await signUp(email, MINE)
    const [proof, watch] = [new pg.Client(server.database.url), new pg.Client(server.database.url)]
    await Promise.all([proof.connect(), watch.connect()])
    await proof.query('begin')
    await proof.query('update users set email_verified = true where mail_address = $1', [email])
    const stranger = openBrowser(server).call.auth.signUp({ email, password: THEIRS })
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await watch.query(waiting)).rowCount).toBe(1), 15_000)
    await proof.query('commit')
    await Promise.all([proof.end(), watch.end()])
    await stranger
    expect((await allMailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      'You already have an account',
      'Verify your email address',
    ])
    await expect(signIn(email, THEIRS)).rejects.toMatchObject(wrong)
  })

  test('what was not verified is discarded: no password of it stays in the database', async () => {
    const email = newEmail()
    await signUp(email, THEIRS)
    const me = await signUp(email, MINE)
    await openLink(me.browser, me.link)
    const { rows } = await server.platform.database.systemPool.query(
      'select pending from auth_tokens join users on users.id = user_id where mail_address = $1',
      [email],
    )
    expect(rows).toEqual([{ pending: null }, { pending: null }])
  })
})

describe('a mailed link that a scanner opens', () => {
  test('changes nothing: no GET or HEAD of any route does, whatever token it carries', async () => {
    const email = newEmail()
    const { browser, link } = await signUp(email)
    await openBrowser(server).call.auth.requestReset({ email })
    const reset = await mailedLink(server, email, 2)
    const tokens = [link, reset].map(({ hash }) => hash.split('=')[1] ?? '')
    const pages = ['/', '/auth', '/verify', ...server.routes.map(({ path }) => path.replace('*', tokens[0] ?? ''))]
    const before = await listRows()
    for (const method of ['HEAD', 'GET'])
      for (const page of new Set(pages))
        for (const token of tokens)
          await knock(server.origin, { method, path: `${page}?token=${token}&code=${token}&state=${token}` })
    expect(await listRows()).toBe(before)
    await expect(openLink(browser, link)).resolves.toMatchObject({ state: 'signed-in' })
  })

  test('not even when it runs our scripts: without the browser or the password the call changes nothing', async () => {
    const { browser, link } = await signUp(newEmail())
    const before = await listRows()
    for (let times = 0; times < 3; times++)
      await expect(openLink(openBrowser(server), link)).resolves.toMatchObject({ state: 'password-needed' })
    expect(await listRows()).toBe(before)
    await expect(openLink(browser, link)).resolves.toMatchObject({ state: 'signed-in' })
  })
})

describe('a link that is over', () => {
  test('a guessed one is nobody’s', async () => {
    for (const token of ['A'.repeat(43), 'x'.repeat(200)]) {
      const { verifyEmail, resendVerification } = openBrowser(server).call.auth
      const refusal = { code: 'VERIFY_LINK_INVALID', status: 410 }
      await expect(verifyEmail({ token, password: PASSWORD })).rejects.toMatchObject(refusal)
      await expect(resendVerification({ token })).rejects.toMatchObject(refusal)
    }
  })

  test('an expired one verifies nobody, and is exchanged for a new one of the same sign-up', async () => {
    const email = newEmail()
    const { browser, link } = await signUp(email)
    move(24 * HOUR + 1000)
    for (const password of [undefined, PASSWORD])
      await expect(openLink(browser, link, password)).resolves.toEqual({ state: 'expired', email })
    await openBrowser(server).call.auth.resendVerification({ token: link.hash.slice('#verify='.length) })
    const next = await mailedLink(server, email, 2)
    await expect(openLink(openBrowser(server), next)).resolves.toMatchObject({ state: 'password-needed' })
    await expect(openLink(browser, next)).resolves.toMatchObject({ state: 'signed-in' })
  })

  test('also by signing in, which still sends a new one', async () => {
    const email = newEmail()
    await signUp(email)
    move(24 * HOUR + 1000)
    await expect(signIn(email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await openLink(openBrowser(server), await mailedLink(server, email, 2), PASSWORD)
    await expect(signIn(email)).resolves.toMatchObject({ email })
  })

  test('a used one sends no more mails', async () => {
    const email = newEmail()
    const { browser, link } = await signUp(email)
    await openLink(browser, link)
    const token = link.hash.slice('#verify='.length)
    await expect(openBrowser(server).call.auth.resendVerification({ token })).rejects.toMatchObject({
      code: 'VERIFY_LINK_INVALID',
    })
    expect(await allMailsTo(server, email)).toHaveLength(1)
  })
})
