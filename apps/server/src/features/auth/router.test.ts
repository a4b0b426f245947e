import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('AUTH-036 a password signs in only after the address was verified', async () => {
  const browser = openBrowser(server)
  const email = newEmail()
  await browser.call.auth.signUp({ email, password: PASSWORD })
  await expect(browser.call.auth.signIn({ email, password: PASSWORD })).rejects.toMatchObject({
    code: 'EMAIL_NOT_VERIFIED',
    status: 403,
  })
  await openLink(browser, await mailedLink(server, email, 2))
  await browser.call.auth.signOut()
  await expect(browser.call.auth.signIn({ email, password: PASSWORD })).resolves.toMatchObject({ email })
  await expect(browser.call.auth.session()).resolves.toMatchObject({ user: { email } })
})

test('a newcomer is signed in', async () => {
  const ann = await newcomer(server)
  await expect(ann.call.auth.session()).resolves.toMatchObject({ user: { id: ann.id, email: ann.email, is_admin: false } })
})
