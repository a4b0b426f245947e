import { contract } from '@jobapply/core/contract'
import { MAX_HIDDEN_COMPANIES } from '@jobapply/core/profiles/limit'
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { userProfiles } from '#features/profiles/table'
import { captureLogs } from '#platform/log'
import { exportText } from '#testing/exports'
import { type Bound, boundsOf, exceed, inTurns, isReplaced } from '#testing/input-limits'
import { ALL_JOBS } from '#testing/jobs'
import { admin, newcomer, type Person } from '#testing/people'
import { upload } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let boss: Person
let profileId: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  boss = await admin(server)
  profileId = (await ann.call.profiles.create({ profile_name: 'Kitchen' })).id
})
afterAll(() => server.stop())

const callsOf = (part: AnyContractRouter, path: string[] = []): { path: string; bounds: Bound[] }[] =>
  isContractProcedure(part)
    ? [{ path: path.join('/'), bounds: boundsOf(part['~orpc'].inputSchema) }]
    : Object.entries(part).flatMap(([name, inside]) => callsOf(inside, [...path, name]))

/** What is kept of Ann, as she would get it. */
const everything = async () => (await exportText(server, ann.id)).replace(/"exportedAt":"[^"]*"/, '')

type Refusal = { json: { message: string; data: { path: string; message: string }[] } }

test('every text, list, table and number that a call takes has a limit, and one beyond it is refused with a sentence', async () => {
  const calls = callsOf(contract)
  const before = await everything()
  const accepted: string[] = []
  let count = 0
  for (const { path, bounds } of calls)
    for (const some of inTurns(bounds)) {
      count += some.length
      const body = JSON.stringify({ json: exceed(some) })
      const headers = { 'content-type': 'application/json' }
      const answer = await (path.startsWith('admin/') ? boss : ann).fetch(`/rpc/${path}`, { method: 'POST', headers, body })
      const { json }: Refusal = await answer.json()
      expect([path, answer.status, /^[A-Z].{10,}/.test(json.message)]).toEqual([path, 400, true])
      const refused = new Set(json.data.map((problem) => problem.path))
      const fields = some.map((bound) => bound.path.join('.')).filter((field) => !isReplaced(field))
      accepted.push(...fields.flatMap((field) => (refused.has(field) ? [] : `${path} ${field}`)))
    }
  expect(accepted).toEqual([])
  expect(count).toBeGreaterThan(200)
  expect(await everything()).toBe(before)
})

const companies = (length: number) => Array.from({ length }, (_, place) => `Harbour ${place}`)

test('the company too many is not hidden, and the person is told what to do', async () => {
  const own = { profileId }
  const { version } = await ann.call.profiles.get({ id: profileId })
  const changes = { companies_to_exclude: companies(MAX_HIDDEN_COMPANIES) }
  await ann.call.profiles.update({ id: profileId, version, changes })
  await expect(ann.call.search.hideCompany({ ...own, company: 'One more' })).rejects.toMatchObject({
    code: 'TOO_MANY_HIDDEN_COMPANIES',
    status: 409,
  })
  expect((await ann.call.search.hideCompany({ ...own, company: 'Harbour 7' })).companies).toHaveLength(MAX_HIDDEN_COMPANIES)
  expect((await ann.call.profiles.get({ id: profileId })).companies_to_exclude).toHaveLength(MAX_HIDDEN_COMPANIES)
})

test('a long text of desired cities leaves the settings readable', async () => {
  const { version } = await ann.call.profiles.get({ id: profileId })
  const desired_location_city = `${'c'.repeat(300)}, ${'a,'.repeat(800)}`.slice(0, 1_900)
  await ann.call.preferences.save({ profileId, version, changes: { desired_location_city } })
  const { preferredCities } = await ann.call.preferences.settings.get({ profileId })
  expect([preferredCities[0]?.length, preferredCities.length <= 200]).toEqual([200, true])
})

test('stored data outside of a schema makes no read fail: it is trimmed, and the log names the field and nothing of the person', async () => {
  const { id } = await ann.call.profiles.create({ profile_name: 'Older' })
  const stored = {
    companies_to_exclude: companies(MAX_HIDDEN_COMPANIES + 1),
    desired_job_title: 'Chef '.repeat(100),
    technical_skills: companies(300),
    automation_settings: { keywords: companies(300), minMatchScore: 45 },
  }
  await server.platform.database.system.update(userProfiles).set(stored).where(eq(userProfiles.id, id))
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  expect((await ann.call.profiles.list()).find((one) => one.id === id)?.companies_to_exclude).toEqual(companies(200))
  const { preferences, settings } = await ann.call.preferences.get({ profileId: id })
  expect(preferences.companies_to_exclude).toHaveLength(200)
  expect([settings.keywords.length, settings.minMatchScore]).toEqual([200, 45])
  await ann.call.preferences.automation.get({ profileId: id })
  await ann.call.search.jobs({ profileId: id, filters: ALL_JOBS })
  await ann.call.profiles.exportJsonResume({ id })
  expect((await upload(ann, id)).profile.companies_to_exclude).toHaveLength(200)
  const renamed = await ann.call.profiles.rename({ id, profile_name: 'Newer' })
  expect(renamed.technical_skills).toHaveLength(200)
  const told = logs.lines.filter(({ event }) => event === 'answer trimmed to its schema')
  expect(told.map(({ call }) => call)).toEqual(['profiles/list', 'preferences/get', 'profiles/uploadResume', 'profiles/rename'])
  expect(told[0]?.fields).toContain('*.companies_to_exclude too_big')
  expect(JSON.stringify(told)).not.toMatch(/Harbour|Chef/)
})

test('what a browser says of itself is kept in part', async () => {
  await server.platform.access.startSession(ann.id, '127.0.0.1', 'Netscape '.repeat(1_000))
  const kept = await exportText(server, ann.id)
  expect(kept).toContain('Netscape')
  expect(kept.split('Netscape').length).toBeLessThan(70)
})
