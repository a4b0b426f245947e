import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findAccount, findUserByEmail } from '#platform/auth/store'
import { knockCall } from '#testing/knock'
import { allMailsTo, mailedLink, mailsTo, newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const signUp = (input: { email?: string; password?: string; username?: string; displayName?: string }, at = server) =>
  openBrowser(at).call.auth.signUp({ email: newEmail(), password: PASSWORD, ...input })
const signIn = (email: string, password = PASSWORD, at = server) => openBrowser(at).call.auth.signIn({ email, password })
const openLink = async (link: URL, at = server) =>
  (await openBrowser(at).fetch(link.pathname + link.search)).headers.get('location')
const countUsers = async (at = server) => (await at.platform.database.systemPool.query('select from users')).rowCount

describe('who may sign up', () => {
  // proves AUTH-015
  test.concurrent.each(['ann@example.org', 'a@evilgmail.com', 'a@mail.gmail.com', 'a@gmail.com.example.org', 'no address', ''])(
    'AUTH-015 AUTH-051 the server itself refuses %j',
    async (email) => {
      await expect(signUp({ email })).rejects.toMatchObject({
        code: 'EMAIL_NOT_ALLOWED',
        status: 403,
        message: 'Please use a Gmail account to access JobApply AI',
      })
    },
  )

  test('AUTH-018 AUTH-056 other domains are named in the refusal, and there dots and +suffix make another account', async () => {
    const acme = await startServerFor({ ALLOWED_EMAIL_DOMAINS: 'acme.org,acme.com' })
    const sentence = 'Please use a acme.org or acme.com account to access JobApply AI'
    await expect(signUp({ email: newEmail() }, acme)).rejects.toMatchObject({ message: sentence })
    for (const email of ['ann.b@acme.org', 'annb@acme.org', 'ann.b+x@acme.org', 'Ann.B@ACME.com']) {
      await signUp({ email }, acme)
      expect(await allMailsTo(acme, email)).toHaveLength(1)
    }
    expect(await countUsers(acme)).toBe(4)
  })

  test('AUTH-017 with * every valid address signs up, verifies, signs in and resets', { timeout: 60_000 }, async () => {
    const all = await startServerFor({ ALLOWED_EMAIL_DOMAINS: '*' })
    const unusual = ["o'neil&sons/x=y@example.org", 'ann@xn--80ak6aa92e.xn--p1ai', 'a!b#c$d@sub.example.museum', "x'@example.org"]
    const goThrough = async (email: string) => {
      await signUp({ email }, all)
      expect(await openLink(await mailedLink(all, email), all)).toContain('verified=yes')
      await expect(signIn(email, PASSWORD, all), email).resolves.toMatchObject({ email })
      await openBrowser(all).call.auth.requestReset({ email })
      expect((await mailedLink(all, email, 2)).hash).toMatch(/^#reset=/)
    }
    await Promise.all(['ann@example.org', ...unusual].map(goThrough))
    await expect(signUp({ email: 'no address' }, all)).rejects.toMatchObject({ message: 'Please enter a valid email address.' })
  })
})

describe('what is stored', () => {
  test('AUTH-031 user name and display name are kept, and the link ends at the root of the site', async () => {
    const email = newEmail()
    await signUp({ email, username: 'ann.b', displayName: 'Ann Bee' })
    const link = await mailedLink(server, email)
    expect(link.origin).toBe(server.settings.PUBLIC_URL)
    expect(await openLink(link)).toBe(`${server.settings.PUBLIC_URL}/?verified=yes`)
    const user = await signIn(email)
    expect(user.userMetadata).toEqual({ display_name: 'Ann Bee' })
    await expect(findAccount(server.platform.database.system, user.id)).resolves.toMatchObject({ username: 'ann.b' })
  })

  test('AUTH-031 the names are also kept when the second link is opened, which a sign-in before has asked for', async () => {
    const email = newEmail()
    await signUp({ email, username: 'ann.b', displayName: 'Ann Bee' })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    expect(await openLink(await mailedLink(server, email, 2))).toContain('verified=yes')
    const user = await signIn(email)
    expect(user.userMetadata).toEqual({ display_name: 'Ann Bee' })
    await expect(findAccount(server.platform.database.system, user.id)).resolves.toMatchObject({ username: 'ann.b' })
  })

  test('AUTH-027 both may be left empty', async () => {
    const email = newEmail()
    await signUp({ email, username: '', displayName: '  ' })
    await openLink(await mailedLink(server, email))
    const user = await signIn(email)
    expect(user.userMetadata).toEqual({ display_name: null })
  })

  test.concurrent.each([
    { username: 'ab' },
    { username: 'a b c' },
    { username: 'x'.repeat(31) },
    { username: 'ann\0' },
    { displayName: 'x'.repeat(101) },
    { displayName: 'Ann\0Bee' },
    { displayName: 'Ann\nBee' },
    { displayName: 'Ann\ud800' },
    { password: 'lone \ud800 half' },
  ])('%j is refused with a sentence', async (input) => {
    const email = newEmail()
    await expect(signUp({ email, ...input })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      status: 400,
      message: expect.stringMatching(/^[A-Z].*[a-z.]$/),
    })
    await expect(findUserByEmail(server.platform.database.system, email)).resolves.toBeUndefined()
  })
})

describe('passwords', () => {
  test.concurrent.each([
    ['12ab!', 'PASSWORD_TOO_SHORT', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'PASSWORD_TOO_LONG', 'Password must be at most 128 characters'],
    ['123456', 'PASSWORD_TOO_COMMON', 'This password is too common. Please choose another one.'],
    ['Password', 'PASSWORD_TOO_COMMON', 'This password is too common. Please choose another one.'],
  ])('AUTH-028 %j is refused: %s', async (password, code, message) => {
    await expect(signUp({ password })).rejects.toMatchObject({ code, status: 422, message })
  })

  test('AUTH-028 6 uncommon characters and 128 are accepted', async () => {
    for (const password of ['zq 7#u', 'zq'.repeat(64)]) await expect(signUp({ password })).resolves.toBeUndefined()
  })

  test('with PASSWORD_MIN_LENGTH=10 it is 10, at sign-up and at reset', async () => {
    const strict = await startServerFor({ PASSWORD_MIN_LENGTH: '10' })
    const refusal = { code: 'PASSWORD_TOO_SHORT', message: 'Password must be at least 10 characters' }
    await expect(signUp({ password: 'zq7 ünder' }, strict)).rejects.toMatchObject(refusal)
    const email = newEmail()
    await signUp({ email, password: 'zq7 ünders' }, strict)
    await openBrowser(strict).call.auth.requestReset({ email })
    const token = (await mailedLink(strict, email, 2)).hash.slice('#reset='.length)
    const { resetPassword } = openBrowser(strict).call.auth
    await expect(resetPassword({ token, password: 'zq7 under' })).rejects.toMatchObject(refusal)
    await resetPassword({ token, password: 'zq7 unders' })
    await expect(signIn(email, 'zq7 unders', strict)).resolves.toMatchObject({ email })
  })
})

describe('one mailbox, one account', () => {
  test('AUTH-054 a second form of a Gmail address makes no second account, and is answered like a new one', async () => {
    const ann = await newcomer(server, { email: newEmail('ann') })
    const [name = ''] = ann.email.split('@')
    const before = await countUsers()
    for (const other of [`${name.replaceAll('.', '')}@gmail.com`, `${name}+x@gmail.com`, `${name.toUpperCase()}@GoogleMail.com`])
      await expect(signUp({ email: other, password: 'another password' })).resolves.toBeUndefined()
    expect(await countUsers()).toBe(before)
    const mails = await allMailsTo(server, ann.email)
    expect(mails.map((mail) => mail.subject)).toEqual(Array(3).fill('You already have an account'))
    await expect(signIn(ann.email, 'another password')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test('AUTH-055 mail goes to the address as typed, and any form of it signs in and resets', async () => {
    const typed = newEmail('Ann.B').replace('@', '+jobs@')
    await signUp({ email: typed })
    const link = await mailedLink(server, typed)
    await openLink(link)
    const [plain = ''] = typed.toLowerCase().replaceAll('.', '').split('+')
    for (const form of [
      typed,
      `${plain}@gmail.com`,
      `${plain}+other@googlemail.com`,
      `${plain.toUpperCase()}@GMAIL.COM`,
      ` ${typed} `,
    ])
      await expect(signIn(form), form).resolves.toMatchObject({ email: typed })
    await openBrowser(server).call.auth.requestReset({ email: `${plain}@googlemail.com` })
    expect((await mailedLink(server, typed, 2)).hash).toMatch(/^#reset=/)
  })

  test('B6 50 sign-ups at once with dots and +suffixes make 1 account, and its link works', { timeout: 60_000 }, async () => {
    const name = newEmail('crowd').split('@')[0] ?? ''
    const forms = Array.from(
      { length: 50 },
      (_, n) =>
        `${name.slice(0, 2)}${n % 2 ? '.' : ''}${name.slice(2)}${n % 5 ? `+${n}` : ''}@${n % 3 ? 'gmail.com' : 'googlemail.com'}`,
    )
    await Promise.all(forms.map((email) => signUp({ email })))
    const { rows } = await server.platform.database.systemPool.query('select mail_address from users where email = $1', [
      `${name.replaceAll('.', '')}@gmail.com`,
    ])
    expect(rows).toHaveLength(1)
    await openLink(await mailedLink(server, forms[49] ?? ''))
    await expect(signIn(`${name}@gmail.com`)).resolves.toBeDefined()
  })
})

describe('a stranger who signed up with my address', () => {
  test("gets nothing: my own link makes my password count and the stranger's not, under my name and my spelling", async () => {
    const mine = newEmail('Owner')
    await signUp({
      email: mine.replace('@', '+stolen@').toLowerCase(),
      password: 'a stranger chose',
      username: 'stranger',
      displayName: 'Stranger',
    })
    await signUp({ email: mine, password: 'the owner chose', displayName: 'Owner' })
    expect(await openLink(await mailedLink(server, mine))).toContain('verified=yes')
    await expect(signIn(mine, 'the owner chose')).resolves.toMatchObject({
      email: mine,
      userMetadata: { display_name: 'Owner' },
    })
    await expect(signIn(mine, 'a stranger chose')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test('gets nothing either when the stranger comes second, between my sign-up and my click', async () => {
    const mine = newEmail('owner')
    await signUp({ email: mine, password: 'the owner chose' })
    const link = await mailedLink(server, mine)
    await signUp({ email: mine.replace('@', '+x@'), password: 'a stranger chose' })
    expect(await openLink(link)).toContain('verified=yes')
    await expect(signIn(mine, 'the owner chose')).resolves.toMatchObject({ email: mine })
    await expect(signIn(mine, 'a stranger chose')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })

  test('gets nothing either when signing up at the very moment in which I open my link', async () => {
    const mine = newEmail('owner')
    await signUp({ email: mine, password: 'the owner chose' })
    const [proof, watch] = [new pg.Client(server.database.url), new pg.Client(server.database.url)]
    await Promise.all([proof.connect(), watch.connect()])
    await proof.query('begin')
    await proof.query('update users set email_verified = true where mail_address = $1', [mine])
    const stranger = signUp({ email: mine, password: 'a stranger chose' })
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await watch.query(waiting)).rowCount).toBe(1), 15_000)
    await proof.query('commit')
    await Promise.all([proof.end(), watch.end()])
    await stranger
    await expect(signIn(mine, 'the owner chose')).resolves.toMatchObject({ email: mine })
    await expect(signIn(mine, 'a stranger chose')).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
  })
})

describe('the mailed link', () => {
  test('a guessed or empty one verifies nobody; one that is opened again does no harm', async () => {
    for (const path of ['/verify', '/verify?token=', `/verify?token=${'A'.repeat(43)}`, `/verify?token=${'x'.repeat(5000)}`])
      expect(await openLink(new URL(path, server.origin))).toBe(`${server.settings.PUBLIC_URL}/?verified=no`)
    const email = newEmail()
    await signUp({ email })
    const link = await mailedLink(server, email)
    for (let times = 0; times < 2; times++) expect(await openLink(link)).toContain('verified=yes')
  })

  test('AUTH-057 has the address of PUBLIC_URL, whatever Host a request names', async () => {
    const email = newEmail()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    expect((await knockCall(server.origin, 'auth/signUp', { email, password: PASSWORD }, headers)).status).toBe(200)
    expect((await knockCall(server.origin, 'auth/requestReset', { email }, headers)).status).toBe(200)
    const mails = await mailsTo(server, email, 2)
    for (const { text, html } of mails) {
      expect(text).toContain(`${server.settings.PUBLIC_URL}/`)
      expect(text + html).not.toContain('evil')
    }
  })
})
