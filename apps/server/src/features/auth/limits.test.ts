import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { allMailsTo, type Browser, mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())
const move = movableClock()
const wait = (seconds: number) => move(seconds * 1000)

let networks = 0
/** A network address that nobody has used. */
const newAddress = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`
const from = (address = newAddress(), at = server) => openBrowser(at, address).call.auth
const secondsOf = (error: unknown) => {
  expect(error).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', status: 429 })
  const [, seconds] = /^Too many attempts\. Please try again in (\d+) seconds\.$/.exec((error as Error).message) ?? []
  return Number(seconds)
}
const codesOf = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((each) => (each.status === 'fulfilled' ? 'DONE' : String(each.reason.code)))
const count = (codes: string[], code: string) => codes.filter((each) => each === code).length

type Calls = Browser['call']['auth']
const KINDS: [string, (auth: Calls, email: string) => Promise<unknown>, perAccount: number][] = [
  ['sign-in', (auth, email) => auth.signIn({ email, password: 'a wrong one' }), 10],
  ['sign-up', (auth, email) => auth.signUp({ email, password: PASSWORD }), 3],
  ['reset', (auth, email) => auth.requestReset({ email }), 3],
]

describe('AUTH-042 repeated calls are refused for a while', () => {
  test.each(KINDS)('%s from one network address, for any accounts: 10 a minute', async (_, call) => {
    const address = newAddress()
    const codes = await codesOf(Array.from({ length: 15 }, () => call(from(address), newEmail())))
    expect(count(codes, 'TOO_MANY_ATTEMPTS')).toBe(5)
    const seconds = secondsOf(await call(from(address), newEmail()).catch((error) => error))
    expect(seconds).toBeGreaterThan(20)
    expect(seconds).toBeLessThanOrEqual(60)
    await expect(codesOf([call(from(), newEmail())])).resolves.not.toEqual(['TOO_MANY_ATTEMPTS'])
    wait(seconds)
    await expect(codesOf([call(from(address), newEmail())])).resolves.not.toEqual(['TOO_MANY_ATTEMPTS'])
  })

  test.each(KINDS)('%s for one account in any spelling, from any network addresses', async (_, call, perAccount) => {
    const [name = ''] = newEmail().split('@')
    const spell = (n: number) =>
      `${name.slice(0, 3)}${n % 2 ? '.' : ''}${name.slice(3)}+${n}@${n % 3 ? 'gmail' : 'googlemail'}.com`
    const codes = await codesOf(Array.from({ length: perAccount + 5 }, (_, n) => call(from(), spell(n))))
    expect(count(codes, 'TOO_MANY_ATTEMPTS')).toBe(5)
    const seconds = secondsOf(await call(from(), spell(0)).catch((error) => error))
    expect(seconds).toBeGreaterThan(540)
    expect(seconds).toBeLessThanOrEqual(600)
    wait(seconds)
    await expect(codesOf([call(from(), spell(0))])).resolves.not.toEqual(['TOO_MANY_ATTEMPTS'])
  })

  test('confirm from one network address, for any links, by reset and by verification together', async () => {
    const address = newAddress()
    const guess = () => from(address).resetPassword({ token: `${Math.random()}`, password: PASSWORD })
    const codes = await codesOf(Array.from({ length: 10 }, guess))
    expect(codes).toEqual(Array(10).fill('RESET_LINK_INVALID'))
    expect(secondsOf(await guess().catch((error) => error))).toBeGreaterThan(20)
    const email = newEmail()
    await from().signUp({ email, password: PASSWORD })
    const link = await mailedLink(server, email)
    const open = (address: string) => openLink(openBrowser(server, address), link, PASSWORD)
    await expect(open(address)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    await expect(open(newAddress())).resolves.toMatchObject({ state: 'signed-in' })
  })

  test('confirm of one account, from any network addresses', async () => {
    const { email } = await newcomer(server)
    await from().requestReset({ email })
    const token = (await mailedLink(server, email)).hash.slice('#reset='.length)
    const codes = await codesOf(Array.from({ length: 12 }, () => from().resetPassword({ token, password: '12345' })))
    expect([count(codes, 'PASSWORD_TOO_SHORT'), count(codes, 'TOO_MANY_ATTEMPTS')]).toEqual([10, 2])
  })

  test('over the limit nothing is evaluated: no right password, no new account, no mail, no link', async () => {
    const ann = await newcomer(server)
    const address = newAddress()
    await codesOf(Array.from({ length: 10 }, () => from(address).signIn({ email: newEmail(), password: 'wrong one' })))
    await expect(from(address).signIn({ email: ann.email, password: PASSWORD })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    })

    const email = newEmail()
    for (let times = 0; times < 3; times++) await from().signUp({ email, password: PASSWORD })
    await expect(from().signUp({ email, password: 'the fourth one' })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    for (let times = 0; times < 3; times++) await from().requestReset({ email })
    await expect(from().requestReset({ email })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    const mails = await allMailsTo(server, email)
    expect(mails).toHaveLength(6)

    const token = /#reset=(\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    await codesOf(Array.from({ length: 10 }, () => from().resetPassword({ token, password: '12345' })))
    await expect(from().resetPassword({ token, password: 'a good new one' })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    wait(600)
    await expect(from().resetPassword({ token, password: 'a good new one' })).resolves.toBeDefined()
  })

  test('an address that is not verified gets 3 mails in 10 minutes, also when signing in asks for more', async () => {
    const email = newEmail()
    await from().signUp({ email, password: PASSWORD })
    const codes = await codesOf(Array.from({ length: 8 }, () => from().signIn({ email, password: PASSWORD })))
    expect(codes).toEqual(Array(8).fill('EMAIL_NOT_VERIFIED'))
    expect(await allMailsTo(server, email)).toHaveLength(3)
  })

  test('an expired or lost verification link is sent again 3 times in 10 minutes, whatever strangers sign up', async () => {
    const email = newEmail()
    await from().signUp({ email, password: PASSWORD })
    const token = (await mailedLink(server, email)).hash.slice('#verify='.length)
    await codesOf(Array.from({ length: 6 }, () => from().signUp({ email, password: PASSWORD })))
    const codes = await codesOf(Array.from({ length: 6 }, () => from().resendVerification({ token })))
    expect([count(codes, 'DONE'), count(codes, 'TOO_MANY_ATTEMPTS')]).toEqual([3, 3])
    expect(await allMailsTo(server, email)).toHaveLength(6)
  })

  test('people who share a network do not use up its tries by signing in', async () => {
    const address = newAddress()
    const people = await Promise.all(Array.from({ length: 12 }, () => newcomer(server)))
    for (const { email } of people) await expect(from(address).signIn({ email, password: PASSWORD })).resolves.toBeDefined()
  })
})

describe('AUTH-062 E1 a stranger does not lock the owner out', () => {
  test('of 60 wrong guesses from 60 addresses 10 are evaluated; a known browser and a reset get the owner in', async () => {
    const { email } = await newcomer(server)
    const laptop = openBrowser(server, newAddress())
    await laptop.call.auth.signIn({ email, password: PASSWORD })
    await laptop.call.auth.signOut()

    const codes = await codesOf(Array.from({ length: 60 }, (_, n) => from().signIn({ email, password: `guess number ${n}` })))
    expect([count(codes, 'WRONG_CREDENTIALS'), count(codes, 'TOO_MANY_ATTEMPTS')]).toEqual([10, 50])
    await expect(from().signIn({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    await expect(laptop.call.auth.signIn({ email, password: PASSWORD })).resolves.toMatchObject({ email })

    const phone = openBrowser(server, newAddress())
    await phone.call.auth.requestReset({ email })
    const token = (await mailedLink(server, email)).hash.slice('#reset='.length)
    await phone.call.auth.resetPassword({ token, password: 'a brighter lighthouse' })
    await expect(phone.call.auth.signIn({ email, password: 'a brighter lighthouse' })).resolves.toMatchObject({ email })
  })

  test('a known browser has its own 10 tries, not more', async () => {
    const { email } = await newcomer(server)
    const laptop = openBrowser(server)
    await laptop.call.auth.signIn({ email, password: PASSWORD })
    // The cookie may travel; what counts is the browser's mark.
    const tries = Array.from({ length: 14 }, (_, n) => {
      const elsewhere = openBrowser(server, newAddress())
      for (const [name, value] of laptop.cookies) elsewhere.cookies.set(name, value)
      return elsewhere.call.auth.signIn({ email, password: `guess number ${n}` })
    })
    expect(count(await codesOf(tries), 'WRONG_CREDENTIALS')).toBe(10)
  })

  test('a cookie of another account, or one made up, does not help the stranger', async () => {
    const [ann, eve] = [await newcomer(server), await newcomer(server)]
    const evil = openBrowser(server, newAddress())
    await evil.call.auth.signIn({ email: eve.email, password: PASSWORD })
    await codesOf(Array.from({ length: 10 }, (_, n) => from().signIn({ email: ann.email, password: `guess number ${n}` })))
    await expect(evil.call.auth.signIn({ email: ann.email, password: 'a guess' })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    })
  })
})

test('E2 without TRUSTED_PROXIES another X-Forwarded-For each time changes nothing', async () => {
  const bare = await startServerFor({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '' })
  const codes = await codesOf(
    Array.from({ length: 20 }, () => from(newAddress(), bare).signIn({ email: newEmail(), password: PASSWORD })),
  )
  expect([count(codes, 'WRONG_CREDENTIALS'), count(codes, 'TOO_MANY_ATTEMPTS')]).toEqual([10, 10])
})

test('E2 the addresses of one IPv6 /64 are one', async () => {
  const network = `2001:db8:1:${(++networks).toString(16)}`
  const codes = await codesOf(
    Array.from({ length: 20 }, (_, n) => from(`${network}::${n.toString(16)}`).signIn({ email: newEmail(), password: PASSWORD })),
  )
  expect(count(codes, 'WRONG_CREDENTIALS')).toBe(10)
})
