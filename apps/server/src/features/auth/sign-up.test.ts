import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount, findUserByEmail } from '#platform/auth/store'
import { allMailsTo, mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const signUp = (input: { email?: string; password?: string; username?: string; displayName?: string }, at = server) =>
  openBrowser(at).call.auth.signUp({ email: newEmail(), password: PASSWORD, ...input })
const signIn = (email: string, password = PASSWORD, at = server) => openBrowser(at).call.auth.signIn({ email, password })
const verify = (link: URL, at = server) => openLink(openBrowser(at), link, PASSWORD)
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

  test('AUTH-017 with * every valid address signs up, verifies, signs in and resets', async () => {
    const all = await startServerFor({ ALLOWED_EMAIL_DOMAINS: '*' })
    const unusual = ["o'neil&sons/x=y@example.org", 'ann@xn--80ak6aa92e.xn--p1ai', 'a!b#c$d@sub.example.museum', "x'@example.org"]
    const goThrough = async (email: string) => {
      await signUp({ email }, all)
      expect(await verify(await mailedLink(all, email), all)).toMatchObject({ state: 'signed-in', user: { email } })
      await expect(signIn(email, PASSWORD, all), email).resolves.toMatchObject({ email })
      await openBrowser(all).call.auth.requestReset({ email })
      expect((await mailedLink(all, email, 2)).hash).toMatch(/^#reset=/)
    }
    await Promise.all(['ann@example.org', ...unusual].map(goThrough))
    await expect(signUp({ email: 'no address' }, all)).rejects.toMatchObject({ message: 'Please enter a valid email address.' })
  })
})

describe('what is stored', () => {
  test('AUTH-031 user name and display name are kept, and the link opens the root of the site', async () => {
    const email = newEmail()
    await signUp({ email, username: 'ann.b', displayName: 'Ann Bee' })
    const link = await mailedLink(server, email)
    expect(link.href).toMatch(new RegExp(`^${server.settings.PUBLIC_URL}/#verify=[\\w-]{43}$`))
    await verify(link)
    const user = await signIn(email)
    expect(user.userMetadata).toEqual({ display_name: 'Ann Bee' })
    await expect(findAccount(server.platform.database.system, user.id)).resolves.toMatchObject({ username: 'ann.b' })
  })

  test('AUTH-031 the names are also kept when the second link is opened, which a sign-in before has asked for', async () => {
    const email = newEmail()
    await signUp({ email, username: 'ann.c', displayName: 'Ann Bee' })
    await expect(signIn(email)).rejects.toMatchObject({ code: 'EMAIL_NOT_VERIFIED' })
    await verify(await mailedLink(server, email, 2))
    const user = await signIn(email)
    expect(user.userMetadata).toEqual({ display_name: 'Ann Bee' })
    await expect(findAccount(server.platform.database.system, user.id)).resolves.toMatchObject({ username: 'ann.c' })
  })

  test('AUTH-027 both may be left empty', async () => {
    const email = newEmail()
    await signUp({ email, username: '', displayName: '  ' })
    await verify(await mailedLink(server, email))
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
    await verify(link)
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

  test('B6 100 sign-ups at once with dots and +suffixes make 1 account, and each link works until one is used', async () => {
    const name = newEmail('crowd').split('@')[0] ?? ''
    const forms = Array.from(
      { length: 100 },
      (_, n) =>
        `${name.slice(0, 2)}${n % 2 ? '.' : ''}${name.slice(2)}${n % 5 ? `+${n}` : ''}@${n % 3 ? 'gmail.com' : 'googlemail.com'}`,
    )
    const passwordOf = (n: number) => `password number ${n}`
    await Promise.all(forms.map((email, n) => signUp({ email, password: passwordOf(n) })))
    const { rows } = await server.platform.database.systemPool.query(
      'select count(*)::int as links from auth_tokens join users on users.id = user_id where email = $1 group by users.id',
      [`${name.replaceAll('.', '')}@gmail.com`],
    )
    expect(rows).toEqual([{ links: 100 }])
    const links = await Promise.all([98, 99].map((n) => mailedLink(server, forms[n] ?? '')))
    const outcomes = await Promise.all(links.map((link, n) => openLink(openBrowser(server), link, passwordOf(98 + n))))
    expect(outcomes.map(({ state }) => state).toSorted()).toEqual(['signed-in', 'verified'])
    const winner = 98 + outcomes.findIndex(({ state }) => state === 'signed-in')
    for (const n of [3, 98, 99])
      await expect(signIn(`${name}@gmail.com`, passwordOf(n)).catch(({ code }) => code)).resolves.toEqual(
        n === winner ? expect.objectContaining({ email: forms[n] }) : 'WRONG_CREDENTIALS',
      )
  })
})
