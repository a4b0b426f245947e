import { expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { knockCall } from '#testing/knock'
import { mailedLink, newEmail, openBrowser, openLink } from '#testing/people'
import { startServerFor } from '#testing/server'

test('G10 the log tells every sign-in, refusal and limit, and no password, token, name or address', async () => {
  const server = await startServerFor({ RATE_LIMITS: 'on' })
  const logs = captureLogs()
  onTestFinished(logs.stop)
  const browser = openBrowser(server, '198.51.100.9')
  const { call, cookies } = browser
  const email = newEmail('canary.person')
  const [first, second] = ['canary password one', 'canary password two']

  await call.auth.signUp({ email, password: first, username: 'canary.user', displayName: 'Canary Name' })
  await call.auth.signIn({ email, password: first }).catch(() => {})
  const link = await mailedLink(server, email, 2)
  const signUpMark = cookies.get('jobapply.sign_up') ?? ''
  await openLink(openBrowser(server), link, 'canary guess').catch(() => {})
  await openLink(browser, link)
  await call.auth.signIn({ email, password: 'canary guess' }).catch(() => {})
  const user = await call.auth.signIn({ email, password: first })
  const session = decodeURIComponent(cookies.get('jobapply.session_token') ?? '')
  await call.auth.requestReset({ email })
  const reset = (await mailedLink(server, email, 3)).hash.slice('#reset='.length)
  await call.auth.resetPassword({ token: reset, password: second })
  await call.auth.isAdmin({ _user_id: user.id }).catch(() => {})
  await call.auth.signIn({ email, password: second })
  await call.auth.signOut()
  await knockCall(server.origin, 'auth/signOut', {}, { origin: 'https://evil.example' })
  const often = (times: number, ask: () => Promise<unknown>) => Promise.allSettled(Array.from({ length: times }, ask))
  await often(4, () => call.auth.signUp({ email, password: first }))
  await often(4, () => call.auth.requestReset({ email }))
  await often(11, () => call.auth.signIn({ email: newEmail(), password: first }))
  await often(11, () => call.auth.resetPassword({ token: 'x', password: first }))

  const events = logs.lines.filter(({ event }) => event !== 'request').map(({ event }) => event)
  const signs = [
    'sign-up',
    'sign-in',
    'sign-in refused',
    'verification refused',
    'email verified',
    'sign-out',
    'reset asked for',
    'password reset',
    'role given',
    'denied',
  ]
  const limits = ['sign-up limited', 'sign-in limited', 'reset limited', 'confirm limited']
  for (const event of [...signs, ...limits]) expect(events).toContain(event)
  const [line] = logs.lines.filter(({ event }) => event === 'sign-in')
  expect(line).toMatchObject({ userId: user.id, requestId: expect.any(String), at: expect.any(String) })

  const secrets = [link.hash.slice('#verify='.length), signUpMark, reset, session, session.split('.')[0] ?? '', email]
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(20)
    expect(logs.text).not.toContain(secret)
  }
  expect(logs.text).not.toMatch(/canary|argon2/i)
})
