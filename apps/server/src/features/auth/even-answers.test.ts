import { createHook } from 'node:async_hooks'
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

describe('AUTH-052 E3 no answer tells whether an address has an account', () => {
  test.each(TRIES)('%s: status, body and headers are the same', async (_, knock) => {
    const stranger = seenOf(await knock(newEmail()))
    expect(seenOf(await knock(known))).toEqual(stranger)
    expect(seenOf(await knock(unverified))).toEqual(stranger)
  })

  test.each(TRIES)('%s: as many passwords are hashed, and the answer comes no sooner than after 200 ms', async (_, knock) => {
    const seen = []
    for (const email of [newEmail(), known, unverified]) seen.push(await hashesOf(() => knock(email)))
    expect(new Set(seen.map(({ hashes }) => hashes)).size).toBe(1)
    // What else differs, such as a mail that is queued, is done by then. Timers may be a moment early.
    for (const { ms } of seen) expect(ms).toBeGreaterThan(195)
  })

  test('a sign-in always hashes one password', async () => {
    expect((await hashesOf(() => post('signIn', { email: newEmail(), password: OTHER_PASSWORD }))).hashes).toBe(1)
  })
})

/** How many passwords the server, which runs in this process, hashes until it has answered. Hashing takes most of the time of an answer. */
async function hashesOf(ask: () => Promise<Answer>) {
  let hashes = 0
  const watch = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') hashes += 1
    },
  }).enable()
  const { ms } = await ask()
  watch.disable()
  return { hashes, ms }
}
