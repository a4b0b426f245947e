import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { mailedLink, mailsTo, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { dumpDatabase, startServer, type TestServer } from '#testing/server'

const NEW = 'a brighter lighthouse'
const HOUR = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())
const move = movableClock()

/** The token of a link that the reset mail has brought. */
async function askForReset(email: string, mails = 1): Promise<string> {
  await openBrowser(server).call.auth.requestReset({ email })
  return (await mailedLink(server, email, mails)).hash.slice('#reset='.length)
}
const reset = (token: string, password = NEW) => openBrowser(server).call.auth.resetPassword({ token, password })
const signIn = (email: string, password: string) => openBrowser(server).call.auth.signIn({ email, password })
const invalid = { code: 'RESET_LINK_INVALID', status: 410 }
const wrong = { code: 'WRONG_CREDENTIALS', status: 401 }

describe('a new password', () => {
  test('AUTH-026 the link sets it: the new password signs in and the old one does not', async () => {
    const { email } = await newcomer(server)
    await reset(await askForReset(email))
    await expect(signIn(email, NEW)).resolves.toMatchObject({ email })
    await expect(signIn(email, PASSWORD)).rejects.toMatchObject(wrong)
    expect((await mailsTo(server, email, 2))[0]).toMatchObject({ subject: 'Your password was changed' })
  })

  test('AUTH-025 the link leads to {PUBLIC_URL}/auth, its token behind the #', async () => {
    const { email } = await newcomer(server)
    await openBrowser(server).call.auth.requestReset({ email })
    const link = await mailedLink(server, email)
    expect(link.href).toMatch(new RegExp(`^${server.settings.PUBLIC_URL}/auth#reset=[\\w-]{43}$`))
  })

  test('until it is set, the old one stays in force', async () => {
    const { email } = await newcomer(server)
    await askForReset(email)
    await expect(signIn(email, PASSWORD)).resolves.toBeDefined()
  })

  test('follows the same rule, and a refused one does not use up the link', async () => {
    const { email } = await newcomer(server)
    const token = await askForReset(email)
    for (const [password, code] of [
      ['12ab!', 'PASSWORD_TOO_SHORT'],
      ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
      ['password', 'PASSWORD_TOO_COMMON'],
    ] as const)
      await expect(reset(token, password)).rejects.toMatchObject({ code, status: 422 })
    await expect(signIn(email, PASSWORD)).resolves.toBeDefined()
    await reset(token, 'zq'.repeat(64))
    await expect(signIn(email, 'zq'.repeat(64))).resolves.toBeDefined()
  })

  test('E5 ends every session of before', async () => {
    const ann = await newcomer(server)
    await expect(ann.call.auth.session()).resolves.toMatchObject({ user: { id: ann.id } })
    await reset(await askForReset(ann.email))
    await expect(ann.call.auth.session()).resolves.toMatchObject({ user: null })
  })

  test('proves the address as well: who has the mailbox need not open a second link', async () => {
    const email = newEmail()
    const stranger = openBrowser(server)
    await stranger.call.auth.signUp({ email, password: 'a stranger chose', displayName: 'Stranger' })
    const link = await mailedLink(server, email)
    await reset(await askForReset(email, 2))
    await expect(signIn(email, NEW)).resolves.toMatchObject({ email, userMetadata: { display_name: null } })
    await expect(signIn(email, 'a stranger chose')).rejects.toMatchObject(wrong)
    await expect(openLink(stranger, link)).resolves.toEqual({ state: 'verified', email })
    await expect(stranger.call.auth.session()).resolves.toMatchObject({ user: null })
  })
})

describe('E6 a reset link works once', () => {
  test('not twice', async () => {
    const { email } = await newcomer(server)
    const token = await askForReset(email)
    await reset(token)
    await expect(reset(token, 'yet another one')).rejects.toMatchObject(invalid)
    await expect(signIn(email, NEW)).resolves.toBeDefined()
  })

  test('20 at once are 1 success', async () => {
    const { email } = await newcomer(server)
    const token = await askForReset(email)
    const tries = Array.from({ length: 20 }, (_, n) => `password number ${n}`)
    const outcomes = await Promise.allSettled(tries.map((password) => reset(token, password)))
    const winners = tries.filter((_, n) => outcomes[n]?.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(invalid)
    await expect(signIn(email, winners[0] ?? '')).resolves.toBeDefined()
  })

  test('an older link dies with the one that was used', async () => {
    const { email } = await newcomer(server)
    const first = await askForReset(email)
    const second = await askForReset(email, 2)
    await reset(second)
    await expect(reset(first, 'yet another one')).rejects.toMatchObject(invalid)
  })

  test('two links opened at once are 1 success', async () => {
    const { email } = await newcomer(server)
    const links = [await askForReset(email), await askForReset(email, 2), await askForReset(email, 3)]
    const outcomes = await Promise.allSettled(links.map((token) => reset(token)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(invalid)
  })

  test('not after 60 minutes, and until then it does', async () => {
    const { email } = await newcomer(server)
    const token = await askForReset(email)
    move(HOUR + 1000)
    await expect(reset(token)).rejects.toMatchObject(invalid)
    move(-61_000)
    await expect(reset(token)).resolves.toBeDefined()
  })

  test('not with a token of another purpose, of nobody, or with a part of one', async () => {
    const email = newEmail()
    await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
    const verify = (await mailedLink(server, email)).hash.slice('#verify='.length)
    const token = await askForReset(email, 2)
    for (const guess of [verify, 'A'.repeat(43), token.slice(0, -1), `${token}A`, token.toLowerCase(), ` ${token}`, '%'])
      await expect(reset(guess), guess).rejects.toMatchObject(invalid)
    await expect(openBrowser(server).call.auth.verifyEmail({ token, password: PASSWORD })).rejects.toMatchObject({
      code: 'VERIFY_LINK_INVALID',
    })
    await expect(reset(token)).resolves.toBeDefined()
  })
})

test('E6 a copy of the database holds no token that was mailed, no password and no text of a mail', async () => {
  const email = newEmail('dump')
  const browser = openBrowser(server)
  await browser.call.auth.signUp({ email, password: 'canary password 1' })
  const verify = (await mailedLink(server, email)).hash.slice('#verify='.length)
  const token = await askForReset(email, 2)
  const dump = await dumpDatabase(server.database)
  expect(dump).toContain(email)
  for (const secret of [verify, token]) {
    expect(secret).toHaveLength(43)
    expect(dump).not.toContain(secret)
    for (const form of ['base64', 'hex'] as const) expect(dump).not.toContain(Buffer.from(secret).toString(form).slice(0, 40))
  }
  expect(dump).not.toMatch(/canary|Verify your email address/)
})
