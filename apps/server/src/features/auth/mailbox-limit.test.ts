import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { allMailsTo, mailedLink, newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on', ALLOWED_EMAIL_DOMAINS: '*', ADMIN_EMAILS: 'nobody@gmail.com' })
})
afterAll(() => server.stop())
const move = movableClock()

let people = 0
const newName = () => `ann${++people}`
/** A network address that nobody has used. */
const from = () => openBrowser(server, `198.51.${Math.floor(++people / 250)}.${people % 250}`).call.auth
const label = (name: string, n: number) => `${name}+${n}@example.org`
const signUp = (email: string) =>
  from()
    .signUp({ email, password: PASSWORD })
    .then(
      () => 'DONE',
      ({ code, message }) => `${code} ${message}`,
    )
const countMails = async (emails: readonly string[]) =>
  (await Promise.all(emails.map((email) => allMailsTo(server, email)))).flat().length

describe('AUTH-042 one mailbox gets 10 sign-up emails a day', () => {
  test('however its plus addresses are spelled and however many are used at a time', async () => {
    const name = newName()
    const emails = Array.from({ length: 14 }, (_, n) => label(n % 2 ? name.toUpperCase() : name, n))
    const answers = await Promise.all(emails.map(signUp))
    expect(answers.filter((answer) => answer === 'DONE')).toHaveLength(10)
    expect(
      answers.filter((answer) => /^TOO_MANY_ATTEMPTS Too many attempts\. Please try again in \d{5} seconds\.$/.test(answer)),
    ).toHaveLength(4)
    expect(await countMails(emails)).toBe(10)
    expect(await signUp(`${name}.b@example.org`)).toBe('DONE')
    move(86_400_000)
    expect(await signUp(label(name, 0))).toBe('DONE')
  })

  test('signing in to sign-ups that are not verified sends no more either', async () => {
    const name = newName()
    const emails = Array.from({ length: 5 }, (_, n) => label(name, n))
    for (const email of emails) await signUp(email)
    const again = emails.flatMap((email) =>
      [0, 1].map(() =>
        from()
          .signIn({ email, password: PASSWORD })
          .catch(({ code }) => code),
      ),
    )
    expect(new Set(await Promise.all(again))).toEqual(new Set(['EMAIL_NOT_VERIFIED']))
    expect(await countMails(emails)).toBe(10)
    await Promise.all(
      emails.map((email) =>
        from()
          .signIn({ email, password: PASSWORD })
          .catch(() => {}),
      ),
    )
    expect(await countMails(emails)).toBe(10)
  })

  test('AUTH-052 an address with an account is refused with the same answer as one without', async () => {
    const [known, unknown] = [newName(), newName()]
    await newcomer(server, { email: label(known, 0) })
    const answersOf = async (name: string) => {
      const answers: string[] = []
      for (let n = 0; n < 12; n++) answers.push(await signUp(label(name, n % 6)))
      return answers.map((answer) => answer.replace(/\d+/, 'n'))
    }
    expect(await answersOf(known)).toEqual(await answersOf(unknown))
  })

  test('AUTH-062 a reset and a link that is sent again are not used up by strangers', async () => {
    const name = newName()
    await signUp(label(name, 0))
    const token = (await mailedLink(server, label(name, 0))).hash.slice('#verify='.length)
    for (let n = 1; n < 12; n++) await signUp(label(name, n))
    expect(await signUp(label(name, 0))).toMatch('TOO_MANY_ATTEMPTS')
    await expect(from().resendVerification({ token })).resolves.toBeUndefined()
    await expect(from().requestReset({ email: label(name, 0) })).resolves.toBeUndefined()
    expect(await allMailsTo(server, label(name, 0))).toHaveLength(3)
  })

  test('dots and labels of one Gmail mailbox count together', async () => {
    const [name = ''] = newEmail('mailbox').split('@')
    const spell = (n: number) => `${name.slice(0, 1 + n)}.${name.slice(1 + n).replaceAll('.', '')}+${n}@gmail.com`
    let sent = 0
    for (let n = 0; n < 6; n++) {
      for (let times = 0; times < 3; times++) if ((await signUp(spell(n))) === 'DONE') sent++
      move(601_000)
    }
    expect(sent).toBe(10)
  })
})
