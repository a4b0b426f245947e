import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { setPendingKey, takePendingKey } from '#platform/auth/second-factor-store'
import { makeTotpKey } from '#platform/auth/totp'
import { now } from '#platform/clock'
import { movableClock } from '#testing/clock'
import { askGoogle, comeBack, type LocalGoogle, visitGoogle, withGoogle } from '#testing/google-visit'
import { startLocalGoogle } from '#testing/local-google'
import {
  allMailsTo,
  type Browser,
  mailedLink,
  mailsTo,
  newcomer,
  newEmail,
  openBrowser,
  openLink,
  PASSWORD,
} from '#testing/people'
import { dumpDatabase, startServer, type TestServer } from '#testing/server'
import { openApp, turnOnTwoStep } from '#testing/two-step'
import { sealOf } from './second-factor.ts'
import { startSecondStep } from './second-step-cookie.ts'

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
/** So far on the app shows a code that nobody has used. */
const nextCode = () => move(60_000)

const isIn = async ({ call }: Pick<Browser, 'call'>) => (await call.auth.session()).user !== null
const NEEDED = { code: 'SECOND_STEP_NEEDED', status: 403 }
const WRONG = { code: 'WRONG_CODE', status: 401 }
const OVER = { code: 'SECOND_STEP_OVER', status: 410 }

/** A browser that has shown the right password and nothing else. */
async function atSecondStep(email: string, password = PASSWORD) {
  const browser = openBrowser(server)
  await expect(browser.call.auth.signIn({ email, password })).rejects.toMatchObject(NEEDED)
  return browser
}

/** The same without the password, which takes its time by design. */
async function heldBrowser(userId: string) {
  const browser = openBrowser(server)
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(await startSecondStep(server.platform, userId)) ?? []
  browser.cookies.set(name, value)
  return browser
}

async function withTwoStep() {
  const ann = await newcomer(server)
  const twoStep = await turnOnTwoStep(ann)
  nextCode()
  return { ann, ...twoStep }
}

describe('every way in asks for the code', () => {
  test('the password: no session before the code, one after it', async () => {
    const { ann, code } = await withTwoStep()
    const browser = await atSecondStep(ann.email)
    expect([...browser.cookies.keys()]).toEqual(['jobapply.second_step'])
    expect(await isIn(browser)).toBe(false)
    await expect(browser.call.auth.secondStep({ code: code() })).resolves.toMatchObject({ id: ann.id })
    expect(await isIn(browser)).toBe(true)
    expect([...browser.cookies.keys()]).not.toContain('jobapply.second_step')
  })

  test('Google: it leads to the second step, and from there to the page that was asked for', async () => {
    const { ann, code } = await withTwoStep()
    const { browser, location, user } = await visitGoogle(google, server, { email: ann.email }, '/search?q=cook#top')
    const page = new URL(location ?? '')
    expect([page.origin, page.pathname]).toEqual([server.settings.PUBLIC_URL, '/auth'])
    expect(Object.fromEntries(page.searchParams)).toEqual({ step: 'code', next: '/search?q=cook#top' })
    expect(user).toBeNull()
    const { rows } = await server.platform.database.systemPool.query('select id from sessions where user_id = $1', [ann.id])
    expect(rows).toHaveLength(1)
    await expect(browser.call.auth.secondStep({ code: code() })).resolves.toMatchObject({ id: ann.id })
    expect(await isIn(browser)).toBe(true)
  })

  test('Google: who was signed in as somebody else is signed out before the code', async () => {
    const { ann } = await withTwoStep()
    const bob = await newcomer(server)
    await comeBack(bob, await askGoogle(google, bob, { email: ann.email }))
    expect(await isIn(bob)).toBe(false)
  })

  test('the reset link: it changes the password and signs nobody in, also not a sign-in that waits', async () => {
    const { ann, code } = await withTwoStep()
    const waiting = await atSecondStep(ann.email)
    const browser = openBrowser(server)
    await browser.call.auth.requestReset({ email: ann.email })
    const token = (await mailedLink(server, ann.email)).hash.slice('#reset='.length)
    await browser.call.auth.resetPassword({ token, password: 'a brighter lighthouse' })
    expect(await isIn(browser)).toBe(false)
    await expect(waiting.call.auth.secondStep({ code: code() })).rejects.toMatchObject(OVER)
    await expect(browser.call.auth.signIn({ email: ann.email, password: 'a brighter lighthouse' })).rejects.toMatchObject(NEEDED)
    await expect(browser.call.auth.secondStep({ code: code() })).resolves.toMatchObject({ id: ann.id })
  })

  test('the verification link, even of an account that should not have a second step yet', async () => {
    const email = newEmail()
    const browser = openBrowser(server)
    await browser.call.auth.signUp({ email, password: PASSWORD })
    const link = await mailedLink(server, email)
    const { system, systemPool } = server.platform.database
    const { rows } = await systemPool.query('select id from users where mail_address = $1', [email])
    const sealed = sealOf(server.platform).seal(makeTotpKey(), rows[0].id)
    await setPendingKey(system, rows[0].id, sealed, now())
    await takePendingKey(system, rows[0].id, sealed, 0, now())
    await expect(openLink(browser, link)).rejects.toMatchObject(NEEDED)
    expect(await isIn(browser)).toBe(false)
  })
})

describe('a code', () => {
  test.each(['app', 'recovery'] as const)('of the %s, used by 100 browsers at the same time, lets one in', async (kind) => {
    const { ann, code, recoveryCodes } = await withTwoStep()
    const browsers = await Promise.all(Array.from({ length: 100 }, () => heldBrowser(ann.id)))
    const shown = kind === 'app' ? code() : (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ')
    const tries = await Promise.allSettled(browsers.map(({ call }) => call.auth.secondStep({ code: shown })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of tries) if (each.status === 'rejected') expect(each.reason).toMatchObject(WRONG)
    const { sessions } = await ann.call.auth.security.get()
    expect(sessions.map(({ isThisOne }) => isThisOne).toSorted()).toEqual([false, true])
  })

  test('of recovery, once used, is mailed to the owner and counted off', async () => {
    const { ann, recoveryCodes } = await withTwoStep()
    const browser = await heldBrowser(ann.id)
    await browser.call.auth.secondStep({ code: recoveryCodes[0] ?? '' })
    const subjects = (await allMailsTo(server, ann.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(1)
    await expect(ann.call.auth.security.get()).resolves.toMatchObject({ secondFactor: { codesLeft: 9 } })
  })

  test('that turned it on, or was used a moment ago, signs nobody in; a recovery code does so once', async () => {
    const ann = await newcomer(server)
    const { code, recoveryCodes } = await turnOnTwoStep(ann)
    const browser = await atSecondStep(ann.email)
    await expect(browser.call.auth.secondStep({ code: code() })).rejects.toMatchObject(WRONG)
    const [spare = ''] = recoveryCodes
    await expect(browser.call.auth.secondStep({ code: spare })).resolves.toMatchObject({ id: ann.id })
    const again = await atSecondStep(ann.email)
    await expect(again.call.auth.secondStep({ code: spare })).rejects.toMatchObject(WRONG)
  })

  test("of somebody else's app or list is none", async () => {
    const { ann } = await withTwoStep()
    const bob = await withTwoStep()
    const browser = await heldBrowser(ann.id)
    for (const code of [bob.code(), bob.recoveryCodes[0] ?? '', 'x', '000 00'])
      await expect(browser.call.auth.secondStep({ code })).rejects.toMatchObject(WRONG)
  })

  test('five wrong ones end the sign-in, also with the right one after them, and the owner is told', async () => {
    const { ann, code } = await withTwoStep()
    const browser = await heldBrowser(ann.id)
    for (let tries = 0; tries < 4; tries++)
      await expect(browser.call.auth.secondStep({ code: '000000' })).rejects.toMatchObject(WRONG)
    const copy = new Map(browser.cookies)
    await expect(browser.call.auth.secondStep({ code: '000000' })).rejects.toMatchObject(OVER)
    for (const [name, value] of copy) browser.cookies.set(name, value)
    await expect(browser.call.auth.secondStep({ code: code() })).rejects.toMatchObject(OVER)
    expect((await mailsTo(server, ann.email, 2))[0]).toMatchObject({ subject: 'Somebody knows your password' })
  })

  test('comes within ten minutes, and only from the browser that has shown the password', async () => {
    const { ann, code } = await withTwoStep()
    await expect(openBrowser(server).call.auth.secondStep({ code: code() })).rejects.toMatchObject(OVER)
    const browser = await atSecondStep(ann.email)
    move(601_000)
    await expect(browser.call.auth.secondStep({ code: code() })).rejects.toMatchObject(OVER)
  })
})

describe('turning it on and off', () => {
  test('needs the password; it signs out the other browsers, and this one gets a new session', async () => {
    const ann = await newcomer(server)
    const other = openBrowser(server)
    await other.call.auth.signIn({ email: ann.email, password: PASSWORD })
    const { secondFactor } = ann.call.auth.security
    for (const proof of [{}, { password: 'a wrong one' }])
      await expect(secondFactor.start({ proof })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    const before = ann.cookies.get('jobapply.session_token')
    const { recoveryCodes } = await turnOnTwoStep(ann)
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect([await isIn(ann), await isIn(other)]).toEqual([true, false])
    // E4: a changed way in means a new session.
    expect(ann.cookies.get('jobapply.session_token')).not.toBe(before)
    expect((await mailsTo(server, ann.email))[0]).toMatchObject({ subject: 'Two-step sign-in is on' })
  })

  test('a setup counts from its first code on, and only for half an hour', async () => {
    const ann = await newcomer(server)
    const { secondFactor } = ann.call.auth.security
    await expect(secondFactor.confirm({ code: '000000' })).rejects.toMatchObject({ code: 'SETUP_OVER' })
    const { key } = await secondFactor.start({ proof: { password: PASSWORD } })
    await expect(secondFactor.confirm({ code: openApp(key)(5) })).rejects.toMatchObject(WRONG)
    await expect(openBrowser(server).call.auth.signIn({ email: ann.email, password: PASSWORD })).resolves.toBeDefined()
    move(31 * 60_000)
    await expect(secondFactor.confirm({ code: openApp(key)() })).rejects.toMatchObject({ code: 'SETUP_OVER' })
  })

  test('a setup still counts when exactly 30 minutes have passed, and no longer a moment later', async () => {
    const ann = await newcomer(server)
    const { secondFactor } = ann.call.auth.security
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { key } = await secondFactor.start({ proof: { password: PASSWORD } })
    vi.setSystemTime(Date.now() + 30 * 60_000)
    await expect(secondFactor.confirm({ code: openApp(key)(5) })).rejects.toMatchObject(WRONG)
    vi.setSystemTime(Date.now() + 1)
    await expect(secondFactor.confirm({ code: openApp(key)() })).rejects.toMatchObject({ code: 'SETUP_OVER' })
  })

  test('a new app replaces the former one, whose codes no longer count', async () => {
    const { ann, code, recoveryCodes } = await withTwoStep()
    const { secondFactor } = ann.call.auth.security
    const { key } = await secondFactor.start({ proof: { password: PASSWORD, code: code() } })
    nextCode()
    await secondFactor.confirm({ code: openApp(key)() })
    nextCode()
    const browser = await atSecondStep(ann.email)
    for (const former of [code(), recoveryCodes[0] ?? ''])
      await expect(browser.call.auth.secondStep({ code: former })).rejects.toMatchObject(WRONG)
    await expect(browser.call.auth.secondStep({ code: openApp(key)() })).resolves.toMatchObject({ id: ann.id })
  })

  test('turning it off and making new recovery codes need the password and a code, and are mailed', async () => {
    const { ann, code, recoveryCodes } = await withTwoStep()
    const { secondFactor } = ann.call.auth.security
    for (const change of [secondFactor.turnOff, secondFactor.renewRecoveryCodes]) {
      await expect(change({ proof: { code: code() } })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
      await expect(change({ proof: { password: PASSWORD } })).rejects.toMatchObject(WRONG)
    }
    const made = await secondFactor.renewRecoveryCodes({ proof: { password: PASSWORD, code: code() } })
    await expect(secondFactor.turnOff({ proof: { password: PASSWORD, code: recoveryCodes[0] ?? '' } })).rejects.toMatchObject(
      WRONG,
    )
    await secondFactor.turnOff({ proof: { password: PASSWORD, code: made.recoveryCodes[0] ?? '' } })
    await expect(openBrowser(server).call.auth.signIn({ email: ann.email, password: PASSWORD })).resolves.toBeDefined()
    await expect(secondFactor.turnOff({ proof: { password: PASSWORD } })).rejects.toMatchObject({ code: 'SECOND_FACTOR_OFF' })
    const subjects = (await mailsTo(server, ann.email, 4)).map(({ subject }) => subject)
    expect(subjects.toReversed()).toEqual([
      'Two-step sign-in is on',
      'You have new recovery codes',
      'A recovery code was used',
      'Two-step sign-in is off',
    ])
  })

  test('neither the key nor a recovery code stands in the database', async () => {
    const { key, recoveryCodes } = await withTwoStep()
    const dump = await dumpDatabase(server.database)
    expect(dump).not.toContain(key)
    for (const code of recoveryCodes) {
      expect(dump).not.toContain(code)
      expect(dump).not.toContain(code.replace('-', ''))
    }
  })
})
