import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, knockCall } from '#testing/knock'
import { newcomer, newEmail, openBrowser, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let known: string
let unverified: string
beforeAll(async () => {
  server = await startServer()
  known = (await newcomer(server)).email
  unverified = newEmail()
  await openBrowser(server).call.auth.signUp({ email: unverified, password: PASSWORD })
})
afterAll(() => server.stop())

const OTHER_PASSWORD = 'another password'
const post = (name: string, input: object) => knockCall(server.origin, `auth/${name}`, input)

/** What can be seen of an answer, without what differs between any two: the value of a random cookie, too. */
const seenOf = ({ status, headers, body }: Answer) => ({
  status,
  body,
  cookies: (headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/=[\w-]{43};/, '=;')),
  headers: Object.entries({ ...headers, date: '', 'x-request-id': '', 'set-cookie': '' }).toSorted(),
})

/** [what somebody tries, with an address that has an account, with one that has none] */
const TRIES: [string, (exists: string) => Promise<Answer>][] = [
  ['sign-in with a wrong password', (email) => post('signIn', { email, password: OTHER_PASSWORD })],
  ['sign-up', (email) => post('signUp', { email, password: OTHER_PASSWORD })],
  ['reset', (email) => post('requestReset', { email })],
]

describe('AUTH-052 no answer tells whether an address has an account (reliability E3)', () => {
  test.each(TRIES)('%s: status, body and headers are the same', async (_, knock) => {
    const stranger = seenOf(await knock(newEmail()))
    expect(seenOf(await knock(known))).toEqual(stranger)
    expect(seenOf(await knock(unverified))).toEqual(stranger)
  })

  test.each(TRIES)('%s: the time is the same', { retry: 2 }, async (_, knock) => {
    await knock(newEmail())
    // Side by side, in turns: what else the machine does then slows both alike.
    const exists: number[] = []
    const missing: number[] = []
    for (let sample = 0; sample < 15; sample++) {
      const ask = [async () => exists.push((await knock(known)).ms), async () => missing.push((await knock(newEmail())).ms)]
      await Promise.all((sample % 2 ? ask : ask.toReversed()).map((each) => each()))
    }
    // On a machine that is busy the answers differ among themselves; what is below that tells nothing.
    const noise = quantile(missing, 0.75) - quantile(missing, 0.25)
    expect(Math.abs(quantile(exists, 0.5) - quantile(missing, 0.5))).toBeLessThan(Math.max(15, noise))
  })
})

const quantile = (all: readonly number[], share: number) => all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0
