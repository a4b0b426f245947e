import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { contract } from '@jobapply/core/contract'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { account } from '#features/account/feature'
import { checkFilesTask } from '#platform/parts/storage'
import { exportText } from '#testing/exports'
import { addProfile } from '#testing/jobs'
import { admin, mailedLink, newcomer, newEmail, openBrowser, openLink, PASSWORD } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('USER-008 USER-020 the first save creates the account profile, later ones change only what they name', async () => {
  const ann = await newcomer(server, { displayName: 'Ann' })
  const { systemPool } = server.platform.database
  await systemPool.query('delete from profiles where user_id = $1', [ann.id])
  expect(await ann.call.account.me.get()).toEqual({
    ...{ user_id: ann.id, username: null, display_name: null, bio: null, avatar_url: null },
  })
  await ann.call.account.me.save({ username: 'ann.bee', display_name: 'Ann Bee', bio: 'Bakes.\nReads.' })
  const saved = await ann.call.account.me.save({ bio: 'Bakes.' })
  expect(saved).toEqual({ user_id: ann.id, username: 'ann.bee', display_name: 'Ann Bee', bio: 'Bakes.', avatar_url: null })
  expect((await systemPool.query('select from profiles where user_id = $1', [ann.id])).rowCount).toBe(1)
  expect((await ann.call.auth.session()).user?.userMetadata.display_name).toBe('Ann Bee')
  await ann.call.account.me.save({ display_name: '' })
  expect((await ann.call.auth.session()).user?.userMetadata.display_name).toBeNull()
})

const callsOf = (part: AnyContractRouter, path: string[] = []): string[] =>
  isContractProcedure(part)
    ? [path.join('/')]
    : Object.entries(part).flatMap(([name, inside]) => callsOf(inside, [...path, name]))

test('API-002 without an account row every screen has its answers, and no call fails', async () => {
  const ann = await newcomer(server)
  await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await server.platform.database.systemPool.query('delete from profiles where user_id = $1', [ann.id])
  const { auth, account, billing, insights, notices, profiles } = ann.call
  const read = [auth.session, account.me.get, account.privacy.get, billing.planInfo, billing.usage, profiles.list]
  for (const ask of [...read, insights.dashboard, notices.alerts.get]) await expect(ask()).resolves.toBeDefined()
  const failed: string[] = []
  for (const name of callsOf(contract).filter((one) => one !== 'auth/signOut')) {
    const headers = { 'content-type': 'application/json' }
    const { status } = await ann.fetch(`/rpc/${name}`, { method: 'POST', headers, body: '{"json":{}}' })
    if (status === 500) failed.push(name)
  }
  expect(failed).toEqual([])
})

test('USER-021 USER-022 USER-023 the server refuses what is too short, too long or misspelt, each with a sentence', async () => {
  const ann = await newcomer(server)
  const wrong = { username: 'ab', display_name: 'x'.repeat(101), bio: 'x'.repeat(501), avatar_url: 'http://example.org/a.png' }
  for (const [path, value] of Object.entries(wrong))
    await expect(ann.call.account.me.save({ [path]: value }), path).rejects.toMatchObject({ code: 'BAD_INPUT', data: [{ path }] })
  expect(await ann.call.account.me.get()).toMatchObject({ username: null, display_name: null, bio: null })
})

test('of many people who take one username at once, one gets it, in letters of any case', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => newcomer(server)))
  const names = ['wanted', 'Wanted', 'WANTED']
  const taken = await Promise.allSettled(
    people.map((one, at) => one.call.account.me.save({ username: names[at % names.length] ?? '' })),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of taken)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'USERNAME_TAKEN', status: 409 })
  // Its owner may write it differently, and gives it back.
  const winner = people[taken.findIndex(({ status }) => status === 'fulfilled')]
  await winner?.call.account.me.save({ username: 'wAnTeD' })
  await winner?.call.account.me.save({ username: null })
  const next = people.find((one) => one !== winner)
  expect((await next?.call.account.me.save({ username: 'wanted' }))?.username).toBe('wanted')
})

test('a sign-up with a taken username succeeds without it', async () => {
  const ann = await newcomer(server)
  await ann.call.account.me.save({ username: 'first.come' })
  const [email, browser] = [newEmail(), openBrowser(server)]
  await browser.call.auth.signUp({ email, password: PASSWORD, username: 'First.Come', displayName: 'Bob' })
  await openLink(browser, await mailedLink(server, email))
  expect(await browser.call.account.me.get()).toMatchObject({ username: null, display_name: 'Bob' })
})

test('USER-004 USER-024 an address elsewhere is stored as it is, and the server never connects to it', async () => {
  const [ann, boss] = [await newcomer(server), await admin(server)]
  let connections = 0
  const elsewhere = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void elsewhere.close())
  await once(elsewhere, 'listening')
  const avatar_url = `https://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/ann.png?size=2`
  expect((await ann.call.account.me.save({ avatar_url })).avatar_url).toBe(avatar_url)
  // Everything that shows the account or a part of it.
  expect((await ann.call.auth.session()).user?.avatar_url).toBe(avatar_url)
  expect((await ann.call.account.me.get()).avatar_url).toBe(avatar_url)
  expect(await exportText(server, ann.id)).toContain(avatar_url)
  await boss.call.admin.people.get({ id: ann.id })
  await addProfile(ann, { full_name: 'Ann Bee' })
  const { slug } = await ann.call.account.privacy.save({ publicProfile: true, parts: ['name'] })
  expect(await (await openBrowser(server).fetch(`/p/${slug}`)).text()).toContain('Ann Bee')
  await checkFilesTask([account]).run({}, server.platform)
  await ann.call.account.me.removeAvatar()
  expect(connections).toBe(0)
  // Who connects is noticed.
  await expect(fetch(avatar_url)).rejects.toThrow()
  expect(connections).toBe(1)
})

test('nobody reads or changes the account of somebody else', async () => {
  const [ann, bob] = [await newcomer(server), await newcomer(server)]
  await ann.call.account.me.save({ bio: 'A secret of Ann' })
  expect((await bob.call.account.me.get()).bio).toBeNull()
  for (const call of [openBrowser(server).call.account.me.get(), openBrowser(server).call.account.me.save({ bio: 'x' })])
    await expect(call).rejects.toMatchObject({ code: 'SIGNED_OUT' })
})
