import { canonicalEmail } from '@jobapply/core/auth/rules'
import { describe, expect, test } from 'vitest'
import { now } from '#platform/clock'
import { mailedLink, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { makeDatabase, startServer, startServerFor, type TestServer } from '#testing/server'
import { countAdmins, findAccount } from './store.ts'
import { firstRole } from './welcome.ts'

const DAY = 86_400_000

async function signUp(server: TestServer, email = newEmail()) {
  await openBrowser(server).call.auth.signUp({ email, password: PASSWORD })
  return { email, link: await mailedLink(server, email) }
}
const open = (server: TestServer, link: URL) => openLink(openBrowser(server), link, PASSWORD)
const signIn = (server: TestServer, email: string) => openBrowser(server).call.auth.signIn({ email, password: PASSWORD })
async function verified(server: TestServer, address?: string) {
  const { email, link } = await signUp(server, address)
  await open(server, link)
  return signIn(server, email)
}
const admins = (server: TestServer) => countAdmins(server.platform.database.system)

describe('the first admin', () => {
  test('ROLES-028 ROLES-029 is the first account that verifies its address; signing up alone gives nothing', async () => {
    const server = await startServerFor()
    const early = await signUp(server)
    expect(await admins(server)).toEqual({ admins: 0, primaries: 0 })
    expect(await verified(server)).toMatchObject({ is_admin: true })
    await open(server, early.link)
    expect(await signIn(server, early.email)).toMatchObject({ is_admin: false })
    expect(await admins(server)).toEqual({ admins: 1, primaries: 1 })
  })

  test('of many that verify at once exactly one becomes it', async () => {
    const server = await startServerFor()
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(server)))
    await Promise.all(people.map(({ link }) => open(server, link)))
    expect(await admins(server)).toEqual({ admins: 1, primaries: 1 })
  })

  test('ROLES-027 ROLES-029 ADMIN_EMAILS names them, in any spelling of the mailbox; the first is primary, and nobody else becomes one', async () => {
    const [boss, helper] = [newEmail('boss'), newEmail('helper')]
    const server = await startServerFor({
      ADMIN_EMAILS: `${boss.replaceAll('.', '').replace('@gmailcom', '+x@googlemail.com')},${helper}`,
    })
    expect(await verified(server)).toMatchObject({ is_admin: false })
    expect(await verified(server, helper)).toMatchObject({ is_admin: true })
    expect(await admins(server)).toEqual({ admins: 1, primaries: 0 })
    expect(await verified(server, boss)).toMatchObject({ is_admin: true })
    expect(await admins(server)).toEqual({ admins: 2, primaries: 1 })
  })

  test('an address that is added to ADMIN_EMAILS later gets the role at the next start, once verified', async () => {
    const database = await makeDatabase()
    const [early, unproven] = [newEmail('early'), newEmail('unproven')]
    const before = await startServer({ ADMIN_EMAILS: 'somebody@gmail.com' }, database)
    expect(await verified(before, early)).toMatchObject({ is_admin: false })
    await signUp(before, unproven)
    await before.stop()
    const after = await startServerFor({ ADMIN_EMAILS: `${early},${unproven}` }, database)
    expect(await signIn(after, early)).toMatchObject({ is_admin: true })
    expect(await admins(after)).toEqual({ admins: 1, primaries: 1 })
  })

  test.each([
    ['ann', [], true, 0, 'primary'],
    ['ann', [], false, 0, undefined],
    ['ann', [], false, 1, undefined],
    ['ann', ['ann', 'bob'], true, 0, 'primary'],
    ['bob', ['ann', 'bob'], true, 0, 'admin'],
    ['ann', ['ann', 'bob'], false, 0, 'primary'],
    ['ann', ['ann', 'bob'], false, 1, 'admin'],
    ['eve', ['ann', 'bob'], true, 0, undefined],
  ] as const)(
    'ROLES-028 %s, with ADMIN_EMAILS %j, first of all: %s, primary admins: %i: %s',
    (name, listed, isFirst, primaries, role) => {
      const address = (each: string) => canonicalEmail(`${each}@gmail.com`)
      expect(firstRole(address(name), listed.map(address), { isFirst, primaries })).toBe(role)
    },
  )
})

test('the trial of four days starts when the address is verified, not at sign-up, and only once', async () => {
  const server = await startServerFor()
  const { email, link } = await signUp(server)
  const user = await server.platform.database.systemPool.query('select id from users where mail_address = $1', [email])
  const account = () => findAccount(server.platform.database.system, user.rows[0].id)
  expect(await account()).toMatchObject({ trialStartDate: null, isTrialActive: false, subscriptionStatus: null })
  await open(server, link)
  const started = await account()
  expect(started).toMatchObject({ isTrialActive: true, subscriptionStatus: 'trial' })
  expect(Math.abs((started?.trialStartDate?.getTime() ?? 0) - now().getTime())).toBeLessThan(60_000)
  expect((started?.trialEndDate?.getTime() ?? 0) - (started?.trialStartDate?.getTime() ?? 0)).toBe(4 * DAY)
  await open(server, link)
  expect(await account()).toMatchObject({ trialEndDate: started?.trialEndDate })
})
