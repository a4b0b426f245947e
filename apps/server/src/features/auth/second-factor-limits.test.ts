import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { newcomer, openBrowser, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'on' })
})
afterAll(() => server.stop())
const move = movableClock()

let networks = 0
const newAddress = () => `198.51.100.${++networks}`
/** A browser at an address of its own that knows the password. */
async function knowPassword(email: string, browser = openBrowser(server, newAddress())) {
  await expect(browser.call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'SECOND_STEP_NEEDED' })
  return browser
}
const codeOfError = (error: unknown) => (error as { code: string }).code

test('who knows the password guesses five codes in 15 minutes, from any number of addresses, and locks nobody out', async () => {
  const ann = await newcomer(server)
  const { code, recoveryCodes } = await turnOnTwoStep(ann)
  move(60_000)
  const home = await knowPassword(ann.email)
  await home.call.auth.secondStep({ code: code() })
  await home.call.auth.signOut()
  move(60_000)

  const outcomes: string[] = []
  for (let sender = 0; sender < 4; sender++) {
    const stranger = await knowPassword(ann.email)
    for (let tries = 0; tries < 5; tries++)
      outcomes.push(await stranger.call.auth.secondStep({ code: '000000' }).then(() => 'IN', codeOfError))
  }
  expect(outcomes.filter((outcome) => outcome === 'IN')).toEqual([])
  expect(outcomes.filter((outcome) => outcome !== 'TOO_MANY_ATTEMPTS')).toHaveLength(5)

  // The owner's own browser has a count of its own, and a recovery code works anywhere.
  await knowPassword(ann.email, home)
  await expect(home.call.auth.secondStep({ code: code() })).resolves.toMatchObject({ id: ann.id })
  const elsewhere = await knowPassword(ann.email)
  await expect(elsewhere.call.auth.secondStep({ code: code(1) })).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  await expect(elsewhere.call.auth.secondStep({ code: recoveryCodes[0] ?? '' })).resolves.toMatchObject({ id: ann.id })
})

test('a reset by mail does not give a stranger more guesses', async () => {
  const ann = await newcomer(server)
  await turnOnTwoStep(ann)
  const stranger = openBrowser(server, newAddress())
  // What a password reset leaves in the browser that made it.
  const mark = server.platform.access.browsers.remember(new Headers(), ann.email)
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(mark) ?? []
  const outcomes: string[] = []
  for (const browser of [stranger, openBrowser(server, newAddress())]) {
    browser.cookies.set(name, value)
    await knowPassword(ann.email, browser)
    for (let tries = 0; tries < 5; tries++)
      outcomes.push(await browser.call.auth.secondStep({ code: '000000' }).then(() => 'IN', codeOfError))
  }
  expect(outcomes.filter((outcome) => outcome !== 'TOO_MANY_ATTEMPTS')).toHaveLength(5)
})

test('passwords and codes for sensitive changes: ten in ten minutes, whatever the change', async () => {
  const ann = await newcomer(server)
  const { security } = ann.call.auth
  const change = { currentPassword: 'a wrong one', newPassword: 'a brighter lighthouse' }
  for (let tries = 0; tries < 5; tries++) {
    await expect(security.changePassword(change)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(security.keys.create({ name: 'x', proof: { password: 'y' } })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  }
  await expect(security.changePassword({ ...change, currentPassword: PASSWORD })).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
  })
  move(601_000)
  await expect(security.changePassword({ ...change, currentPassword: PASSWORD })).resolves.toBeDefined()
})
