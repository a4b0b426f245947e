import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type LocalGoogle, visitGoogle, withGoogle } from '#testing/google-visit'
import { startLocalGoogle } from '#testing/local-google'
import { mailedLink, mailsTo, newcomer, newEmail, openBrowser, PASSWORD, type Person } from '#testing/people'
import { startServer, startServerFor, type TestServer } from '#testing/server'

const NEW = 'a brighter lighthouse'
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

const isIn = async ({ call }: Pick<Person, 'call'>) => (await call.auth.session()).user !== null
const change = ({ call }: Pick<Person, 'call'>, newPassword: string, currentPassword = PASSWORD) =>
  call.auth.security.changePassword({ currentPassword, newPassword })
const signIn = (email: string, password: string, at = server) => openBrowser(at).call.auth.signIn({ email, password })

describe('a password change', () => {
  test('SETTINGS-008 the new password signs in, the old one does not, and the owner gets a mail', async () => {
    const ann = await newcomer(server)
    await change(ann, NEW)
    await expect(signIn(ann.email, NEW)).resolves.toMatchObject({ id: ann.id })
    await expect(signIn(ann.email, PASSWORD)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect((await mailsTo(server, ann.email))[0]).toMatchObject({ subject: 'Your password was changed' })
  })

  test('SETTINGS-007 a wrong current password leaves it unchanged', async () => {
    const ann = await newcomer(server)
    for (const wrong of ['', 'a wrong one', PASSWORD.toUpperCase()])
      await expect(change(ann, NEW, wrong)).rejects.toMatchObject({ code: 'WRONG_PASSWORD', status: 403 })
    await expect(signIn(ann.email, PASSWORD)).resolves.toBeDefined()
  })

  test('AUTH-029 AUTH-030 SETTINGS-006 the same rule as at sign-up holds', async () => {
    const ann = await newcomer(server)
    for (const [password, code, message] of [
      ['12ab!', 'PASSWORD_TOO_SHORT', 'Password must be at least 6 characters'],
      ['x'.repeat(129), 'PASSWORD_TOO_LONG', 'Password must be at most 128 characters'],
      ['123456', 'PASSWORD_TOO_COMMON', 'This password is too common. Please choose another one.'],
      ['password', 'PASSWORD_TOO_COMMON', 'This password is too common. Please choose another one.'],
    ] as const)
      await expect(change(ann, password)).rejects.toMatchObject({ code, message, status: 422 })
    await change(ann, 'x'.repeat(128))
    await expect(signIn(ann.email, 'x'.repeat(128))).resolves.toBeDefined()
  })

  test('AUTH-053 SETTINGS-006 a longer minimum of the installation holds, too', async () => {
    const strict = await startServerFor({ PASSWORD_MIN_LENGTH: '10' })
    const ann = await newcomer(strict)
    await expect(change(ann, 'nine char')).rejects.toMatchObject({ message: 'Password must be at least 10 characters' })
    await change(ann, 'ten chars!')
    await expect(signIn(ann.email, 'ten chars!', strict)).resolves.toBeDefined()
  })

  test('E10 the whole password counts as it was typed: the 73rd byte, spaces, letter case; NUL is refused', async () => {
    const ann = await newcomer(server)
    const long = `${'zq7 Ünder#'.repeat(7)}!`
    expect(Buffer.byteLength(long)).toBeGreaterThan(73)
    let current = PASSWORD
    for (const [password, ...others] of [
      [long, long.slice(0, -1), Buffer.from(long).subarray(0, 72).toString()],
      [' two  spaces ', 'two  spaces', ' two spaces ', ' TWO  spaces '],
    ] as [string, ...string[]][]) {
      await change(ann, password, current)
      current = password
      await expect(signIn(ann.email, password)).resolves.toMatchObject({ id: ann.id })
      for (const other of others)
        await expect(signIn(ann.email, other), JSON.stringify(other)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    }
    await expect(change(ann, 'nul\0inside', current)).rejects.toMatchObject({ status: 400 })
    await expect(signIn(ann.email, current)).resolves.toBeDefined()
  })

  test('E4 E5 every other session ends, a captured one of this browser as well, and this browser gets a new one', async () => {
    const ann = await newcomer(server)
    const [other, captured] = [openBrowser(server), openBrowser(server)]
    await other.call.auth.signIn({ email: ann.email, password: PASSWORD })
    for (const [name, value] of ann.cookies) captured.cookies.set(name, value)
    await change(ann, NEW)
    expect([await isIn(ann), await isIn(other), await isIn(captured)]).toEqual([true, false, false])
    expect(ann.cookies.get('jobapply.session_token')).not.toBe(captured.cookies.get('jobapply.session_token'))
  })

  test('E6 a reset link that was mailed before no longer works', async () => {
    const ann = await newcomer(server)
    await openBrowser(server).call.auth.requestReset({ email: ann.email })
    const token = (await mailedLink(server, ann.email)).hash.slice('#reset='.length)
    await change(ann, NEW)
    await expect(openBrowser(server).call.auth.resetPassword({ token, password: PASSWORD })).rejects.toMatchObject({
      code: 'RESET_LINK_INVALID',
    })
  })

  test('of 10 at the same time with the same current password one counts', async () => {
    const ann = await newcomer(server)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => change(ann, `${NEW} ${n}`)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('sessions', () => {
  test('are listed with browser and network, and the present one is marked', async () => {
    const ann = await newcomer(server)
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await openBrowser(server, '203.0.113.9').fetch('/rpc/auth/signIn', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ json: { email: ann.email, password: PASSWORD } }),
    })
    const { sessions } = await ann.call.auth.security.get()
    expect(sessions).toMatchObject([
      { browser: 'Firefox on Linux', ipAddress: '203.0.113.9', isThisOne: false },
      { browser: 'Unknown browser', isThisOne: true },
    ])
    expect(JSON.stringify(sessions)).not.toContain(ann.cookies.get('jobapply.session_token')?.split('.')[0])
  })

  test('E5 one is ended, or all others, from the next request on', async () => {
    const ann = await newcomer(server)
    const browsers = Array.from({ length: 3 }, () => openBrowser(server))
    for (const { call } of browsers) await call.auth.signIn({ email: ann.email, password: PASSWORD })
    const { sessions } = await ann.call.auth.security.get()
    await ann.call.auth.security.endSession({ id: sessions[0]?.id ?? '' })
    expect((await Promise.all(browsers.map(isIn))).filter(Boolean)).toHaveLength(2)
    await ann.call.auth.security.endOtherSessions()
    expect(await Promise.all([ann, ...browsers].map(isIn))).toEqual([true, false, false, false])
  })

  test('API-001 nobody sees or ends the sessions of others, whichever id is named', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    const [session] = (await ann.call.auth.security.get()).sessions
    const answers = [session?.id ?? '', crypto.randomUUID()].map((id) =>
      bob.call.auth.security.endSession({ id }).catch(({ code, status, message }) => ({ code, status, message })),
    )
    const [others, unknown] = await Promise.all(answers)
    expect(others).toMatchObject({ code: 'NOT_FOUND', status: 404 })
    expect(others).toEqual(unknown)
    await bob.call.auth.security.endOtherSessions()
    expect(await isIn(ann)).toBe(true)
  })
})

describe('Google', () => {
  test('signing in connects it; disconnecting needs the password, is mailed, and lasts until the next time', async () => {
    const ann = await newcomer(server)
    await expect(ann.call.auth.security.get()).resolves.toMatchObject({ google: null })
    await visitGoogle(google, server, { email: ann.email })
    await expect(ann.call.auth.security.get()).resolves.toMatchObject({ google: { connectedAt: expect.any(String) } })
    const { disconnectGoogle } = ann.call.auth.security
    await expect(disconnectGoogle({ proof: {} })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await disconnectGoogle({ proof: { password: PASSWORD } })
    await expect(ann.call.auth.security.get()).resolves.toMatchObject({ google: null })
    await expect(disconnectGoogle({ proof: { password: PASSWORD } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const subjects = async () => (await mailsTo(server, ann.email)).map(({ subject }) => subject)
    await expect.poll(subjects).toContain('Google was disconnected')
  })

  test('connecting offers the account with the own address, signing in offers all', async () => {
    const ann = await newcomer(server)
    const hintOf = async ({ call }: Pick<Person, 'call'>) =>
      new URL((await call.auth.startGoogle({})).url).searchParams.get('login_hint')
    expect([await hintOf(ann), await hintOf(openBrowser(server))]).toEqual([ann.email, null])
  })

  test('who has no password cannot cut off the only way in, and proves a change by a fresh sign-in', async () => {
    const { browser } = await visitGoogle(google, server, { email: newEmail() })
    const { security } = browser.call.auth
    await expect(security.get()).resolves.toMatchObject({ password: null, google: {} })
    await expect(security.disconnectGoogle({ proof: {} })).rejects.toMatchObject({ code: 'NO_PASSWORD', status: 409 })
    await expect(security.changePassword({ currentPassword: '', newPassword: NEW })).rejects.toMatchObject({
      code: 'NO_PASSWORD',
    })
    await expect(security.keys.create({ name: 'Sheet', proof: {} })).resolves.toMatchObject({ name: 'Sheet' })
    const { rows } = await server.platform.database.systemPool.query('select max(created_at) as at from sessions')
    vi.setSystemTime(rows[0].at.getTime() + 10 * 60_000)
    onTestFinished(() => void vi.useRealTimers())
    await expect(security.keys.create({ name: 'Second', proof: {} })).resolves.toMatchObject({ name: 'Second' })
    vi.setSystemTime(rows[0].at.getTime() + 10 * 60_000 + 1)
    await expect(security.keys.create({ name: 'Sheet', proof: {} })).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN', status: 403 })
  })
})
