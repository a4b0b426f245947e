import { afterAll, beforeAll, expect, test } from 'vitest'
import { startImap } from '#features/applications/inbox/local-imap.testing'
import { readNext } from '#features/applications/inbox/tasks'
import { movableClock } from '#testing/clock'
import { newcomer, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { startMailProvider } from './local-provider.testing.ts'

const ADDRESS = 'ann@provider.example'
const REFUSAL = {
  uid: 1,
  head: 'From: Sara Klein <sara@northwindlabs.example>\nSubject: Your application\nDate: Mon, 16 Nov 2037 10:00:00 +0100\nMessage-ID: <m1@mail.example>',
  text: 'Thank you for applying. Unfortunately we have decided to proceed with other candidates.',
}
const move = movableClock()
let server: TestServer
let imap: Awaited<ReturnType<typeof startImap>>
let provider: Awaited<ReturnType<typeof startMailProvider>>
beforeAll(async () => {
  imap = await startImap({ user: ADDRESS, password: '', accessToken: 'access-canary-1', mails: [REFUSAL] })
  provider = await startMailProvider(ADDRESS)
  server = await startServer({
    ...{ LOCAL_MAIL_SERVER: imap.url, LOCAL_MAIL_OAUTH: provider.url, TASKS: 'separate' },
    ...{ MAIL_GOOGLE_CLIENT_ID: 'client', MAIL_GOOGLE_CLIENT_SECRET: 'client-secret' },
    ...{ MAIL_MICROSOFT_CLIENT_ID: 'client', MAIL_MICROSOFT_CLIENT_SECRET: 'client-secret' },
  })
})
afterAll(async () => {
  await server.stop()
  imap.stop()
  provider.stop()
})

const WANTED = { folders: ['INBOX'], since: null, proof: { password: PASSWORD } }
/** What a browser does: to the provider, and where that sends it back to. */
async function goTo({ fetch: visit }: Person, address: string): Promise<string> {
  const agreed = await fetch(address, { redirect: 'manual' })
  const back = new URL(agreed.headers.get('location') ?? '')
  const answer = await visit(`${server.origin}${back.pathname}${back.search}`)
  return answer.headers.get('location') ?? ''
}
const secrets = async () =>
  (await server.platform.database.systemPool.query('select secret from mailboxes')).rows
    .map(({ secret }) => secret.toString('latin1'))
    .join()

test.each(['google', 'microsoft'] as const)(
  'a mailbox of %s is connected by signing in there, read, and forgotten',
  async (at) => {
    provider.state.isRevoked = false
    const ann = await newcomer(server)
    const { inbox, tracker } = ann.call.applications
    expect((await inbox.mailbox()).oauth).toEqual(['google', 'microsoft'])
    await tracker.add({ job_title: 'Backend Engineer', company: 'Northwind Labs', status: 'applied', appliedOn: null })
    await expect(inbox.signIn({ ...WANTED, provider: at, proof: { password: 'wrong password' } })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    })
    const { address } = await inbox.signIn({ ...WANTED, provider: at })
    const asked = new URL(address).searchParams
    expect(asked.get('scope')).toContain(at === 'google' ? 'https://mail.google.com/' : 'IMAP.AccessAsUser.All')
    expect(await goTo(ann, address)).toBe('/settings?tab=account&mailbox=connected')
    const { mailbox } = await inbox.mailbox()
    expect(mailbox).toMatchObject({ address: ADDRESS, signIn: at, provider: at === 'google' ? 'gmail' : 'outlook' })
    expect(await secrets()).not.toContain('canary')
    await readNext(server.platform)
    expect((await inbox.cards()).total).toBe(1)
    expect(provider.state.refreshed).toBeGreaterThan(0)
    expect(imap.commands.join('\n')).not.toContain('LOGIN')
    await inbox.disconnect({ forget: true })
    expect(await secrets()).toBe('')
  },
)

test('a permission that was taken back stops the reading and asks to connect again', async () => {
  const ann = await newcomer(server)
  const { inbox } = ann.call.applications
  await goTo(ann, (await inbox.signIn({ ...WANTED, provider: 'google' })).address)
  provider.state.isRevoked = true
  await readNext(server.platform)
  provider.state.isRevoked = false
  expect((await inbox.mailbox()).mailbox).toMatchObject({ isStopped: true })
})

test("nobody's mailbox is connected to another account, and not after ten minutes", async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  const { address } = await ann.call.applications.inbox.signIn({ ...WANTED, provider: 'google' })
  expect(await goTo(bob, address)).toContain('mailbox=MAILBOX_SIGN_IN_FAILED')
  expect((await bob.call.applications.inbox.mailbox()).mailbox).toBeNull()
  move(11 * 60_000)
  expect(await goTo(ann, address)).toContain('mailbox=MAILBOX_SIGN_IN_FAILED')
  expect((await ann.call.applications.inbox.mailbox()).mailbox).toBeNull()
})

test('without clients of the operator nobody is sent to a provider', async () => {
  const other = await startServer()
  const { call } = await newcomer(other)
  expect((await call.applications.inbox.mailbox()).oauth).toEqual([])
  await expect(call.applications.inbox.signIn({ ...WANTED, provider: 'google' })).rejects.toMatchObject({
    code: 'MAILBOX_SIGN_IN_OFF',
  })
  await other.stop()
})
