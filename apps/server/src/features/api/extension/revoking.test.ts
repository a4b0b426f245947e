import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { movableClock } from '#testing/clock'
import { type LocalGoogle, visitGoogle, withGoogle } from '#testing/google-visit'
import { startLocalGoogle } from '#testing/local-google'
import { admin, allMailsTo, mailedLink, newcomer, newEmail, openBrowser, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { turnOnTwoStep } from '#testing/two-step'
import { openExtension, pairExtension } from './extension.testing.ts'

const NEW = 'a brighter lighthouse'
const proof = { password: PASSWORD }
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
const move = movableClock()

const devicesOf = async ({ call }: Pick<Person, 'call'>) => (await call.auth.security.get()).devices
const changePassword = ({ call }: Pick<Person, 'call'>) =>
  call.auth.security.changePassword({ currentPassword: PASSWORD, newPassword: NEW })
async function resetPassword({ email }: Person) {
  await openBrowser(server).call.auth.requestReset({ email })
  const token = (await mailedLink(server, email)).hash.slice('#reset='.length)
  return openBrowser(server).call.auth.resetPassword({ token, password: NEW })
}

describe('EXT-016 pairing needs what a new API key needs', () => {
  test('the password, and a code where two-step sign-in is on', async () => {
    const ann = await newcomer(server)
    const { startPairing } = ann.call.auth.security.devices
    for (const wrong of [{}, { password: 'a wrong one' }, { code: '123456' }])
      await expect(startPairing({ proof: wrong })).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 403 })
    const { code } = await turnOnTwoStep(ann)
    await expect(startPairing({ proof })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    await expect(startPairing({ proof: { ...proof, code: code(1) } })).resolves.toMatchObject({ code: expect.any(String) })
  })

  test('who has neither needs a sign-in of the last 10 minutes', async () => {
    const { browser } = await visitGoogle(google, server, { email: newEmail() })
    const { startPairing } = browser.call.auth.security.devices
    await expect(startPairing({ proof: {} })).resolves.toMatchObject({ code: expect.any(String) })
    move(11 * 60_000)
    await expect(startPairing({ proof: {} })).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN', status: 403 })
  })
})

describe('EXT-017 what ends the other sessions revokes paired browsers', () => {
  const WAYS: [what: string, end: (ann: Person) => Promise<unknown>, subject: string][] = [
    ['a new password', changePassword, 'Your password was changed'],
    ['a reset', resetPassword, 'Your password was changed'],
    ['signing out everywhere else', ({ call }) => call.auth.security.endOtherSessions(), 'Your paired browsers were revoked'],
    ['turning on two-step sign-in', turnOnTwoStep, 'Two-step sign-in is on'],
    [
      'an admin who ends the sessions',
      async ({ id }) => (await admin(server)).call.admin.people.endSessions({ id }),
      'Your paired browsers were revoked',
    ],
  ]

  test.each(WAYS)('%s, and the email says so', async (_, end, subject) => {
    const ann = await newcomer(server)
    const extensions = [await pairExtension(server, ann), await pairExtension(server, ann)]
    const { key } = await ann.call.auth.security.keys.create({ name: 'Sheet', proof })
    const started = await ann.call.auth.security.devices.startPairing({ proof })
    await end(ann)
    for (const extension of extensions)
      expect(await extension.call('state')).toMatchObject({ status: 401, body: { code: 'KEY_NEEDED' } })
    // A pairing that was under way ends as well.
    expect((await openExtension(server).call('pair', { code: started.code })).body.code).toBe('PAIRING_CODE_INVALID')
    // Programs go on.
    const headers = { authorization: `Bearer ${key}` }
    expect((await fetch(`${server.origin}/api/v1/resumes`, { headers })).status).toBe(200)
    const mail = (await allMailsTo(server, ann.email)).find((each) => each.subject === subject)
    expect(mail?.text).toContain('2 paired browsers were revoked. Pair them again on the extension page.')
    expect(mail?.text).toContain('Your API key still works.')
  })

  test('resetting two-step sign-in by an admin, too', async () => {
    const [ann, boss] = [await newcomer(server), await admin(server)]
    const { code } = await turnOnTwoStep(ann)
    const started = await ann.call.auth.security.devices.startPairing({ proof: { ...proof, code: code(1) } })
    const { body } = await openExtension(server).call('pair', { code: started.code })
    await boss.call.admin.people.resetSecondFactor({ id: ann.id })
    expect((await openExtension(server, body.key).call('state')).status).toBe(401)
    const mails = await allMailsTo(server, ann.email)
    expect(mails.find(({ subject }) => subject === 'Two-step sign-in was reset')?.text).toContain(
      'One paired browser was revoked.',
    )
  })

  test('the answers count them, nobody else loses a browser, and a second time sends no email', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const others = await pairExtension(server, bob)
    await pairExtension(server, ann)
    const { endOtherSessions } = ann.call.auth.security
    expect(await endOtherSessions()).toEqual({ revokedDevices: 1, keptKeys: 0 })
    expect(await endOtherSessions()).toEqual({ revokedDevices: 0, keptKeys: 0 })
    const told = (await allMailsTo(server, ann.email)).filter(({ subject }) => subject === 'Your paired browsers were revoked')
    expect(told).toHaveLength(1)
    await pairExtension(server, ann)
    expect(await changePassword(ann)).toEqual({ revokedDevices: 1, keptKeys: 0 })
    expect((await others.call('state')).status).toBe(200)
  })

  test('no pairing outlasts a new password that is set at the same moment', async () => {
    for (let round = 0; round < 3; round++) {
      const ann = await newcomer(server)
      const pairing = () => pairExtension(server, ann).catch(() => undefined)
      const early = [pairing(), pairing(), pairing(), pairing()]
      const changed = changePassword(ann)
      const late = [pairing(), pairing(), pairing(), pairing()]
      await Promise.all([...early, changed, ...late])
      // A late refusal may have taken her cookie with it.
      const browser = openBrowser(server)
      await browser.call.auth.signIn({ email: ann.email, password: NEW })
      expect(await devicesOf(browser)).toEqual([])
    }
  })
})
