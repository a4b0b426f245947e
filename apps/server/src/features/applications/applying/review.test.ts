import { randomUUID } from 'node:crypto'
import type { KeptJob } from '@jobapply/core/applications/schema'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ALL_JOBS, addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, PASSWORD, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let ann: Person
let nurse: string
let cook: string
let job: KeptJob
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  const contact = { full_name: 'Ann Bee', email: 'ann@gmail.com', total_experience: 5 }
  cook = await addProfile(ann, { ...contact, desired_job_title: 'Cook', technical_skills: ['Grilling'] }, 'Kitchen')
  nurse = await addProfile(
    ann,
    { ...contact, desired_job_title: 'Registered Nurse', technical_skills: ['Triage', 'Wound care'] },
    'Ward',
  )
  await addJobs(server, [
    posting({
      title: 'Registered Nurse, Heron Ward',
      company: 'Heron Hospital',
      description: 'Requirements:\n- Triage\n- Wound care',
    }),
  ])
  const { jobs } = await ann.call.search.jobs({ profileId: nurse, filters: { ...ALL_JOBS, searchTerm: 'heron ward' } })
  const [found] = jobs
  if (!found) throw new Error('the job is not in the index')
  job = keptOf(found)
})
afterAll(() => server.stop())

const keptOf = (found: Awaited<ReturnType<Person['call']['search']['jobs']>>['jobs'][number]): KeptJob => ({
  jobId: found.id,
  job_title: found.title,
  company: found.company,
  location: found.location,
  job_url: found.url,
  application_url: found.applicationUrl,
  source: found.source,
})
const review = async (input: object = {}) => {
  const answer = await ann.call.applications.review({ profileId: cook, jobs: [job], ...input })
  const [line] = answer.jobs
  if (!line) throw new Error('no line')
  return { ...answer, line }
}
const lettersFor = (person: Person, profileId: string, autoGenerateCoverLetter = true) =>
  person.call.preferences.settings.save({
    profileId,
    version: 0,
    overwrite: true,
    settings: { isActive: false, jobTypes: [], workAuthorizationEntries: [], autoGenerateCoverLetter },
  })

const lettersOf = (profileId: string, isOn: boolean) => lettersFor(ann, profileId, isOn)

test('a review proposes the profile that fits the posting best, whichever was searched with', async () => {
  const { line, usage } = await review()
  expect(line).toMatchObject({ job, profileId: nurse, way: 'person', earlier: null })
  expect(line.profiles.map(({ profile_name }) => profile_name)).toEqual(['Ward', 'Kitchen'])
  expect(line.fields).toContainEqual(expect.objectContaining({ label: 'Email', value: 'ann@gmail.com', origin: 'profile' }))
  expect(usage).toMatchObject({ kind: 'trial', left: 5 })
})

test('a job that has closed since says so before it is applied to', async () => {
  expect((await review()).line.closed).toBeNull()
  const { systemPool } = server.platform.database
  const mark = (at: string, why: string | null) =>
    systemPool.query(`update job_listings set closed_at = $2, closed_why = $3 where id = $1`, [job.jobId, at || null, why])
  await mark('2026-11-01', 'gone')
  expect((await review()).line.closed).toBe('Closed: its source no longer lists it.')
  await mark('', null)
})

test('a chosen profile goes out even where another fits better', async () => {
  expect((await review({ isProfileChosen: true })).line.profileId).toBe(cook)
})

test('a job that only the extension has seen goes out with the profile of the search and without a letter', async () => {
  const { line } = await review({ jobs: [{ ...job, jobId: 'indeed:unknown' }] })
  expect(line).toMatchObject({ profileId: cook, profiles: [], letter: null })
})

test('the letter obeys the settings of the profile that goes out', async () => {
  await lettersOf(nurse, true)
  expect((await review()).line.letter).toMatchObject({ generated: true, content: expect.stringContaining('Heron Hospital') })
  await lettersOf(nurse, false)
  expect((await review()).line.letter).toBeNull()
})

test('the resume is the one that was made from the profile, with its pages', async () => {
  expect((await review()).line.resume).toBeNull()
  const made = await ann.call.documents.resumes.create({ profileId: nurse, name: 'Nurse resume' })
  expect((await review()).line.resume).toEqual({ id: made.id, name: 'Nurse resume', pages: 1, isTailored: false })
})

test('an earlier application for the same job, or for one of the same name, stands beside it with its date', async () => {
  const { queued } = await ann.call.applications.approve({ jobs: [{ job, profileId: nurse }] })
  const applicationId = queued[0]?.id
  const at = expect.stringMatching(/^\d{4}-/)
  expect((await review()).line.earlier).toEqual({ kind: 'same', applicationId, at })
  const elsewhere = { ...job, jobId: 'indeed:9', job_url: 'https://indeed.com/viewjob?jk=9', application_url: null }
  expect((await review({ jobs: [elsewhere] })).line.earlier).toEqual({ kind: 'similar', applicationId, at })
  expect((await review({ jobs: [{ ...elsewhere, location: 'Oslo, Norway' }] })).line.earlier).toBeNull()
})

test("somebody else's profile is refused", async () => {
  await expect(review({ profileId: randomUUID() })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
})

test('APPLY-034 who sends it depends on the devices that are paired now, and on what the extension may open', async () => {
  const bea = await newcomer(server)
  const profileId = await addProfile(bea, { full_name: 'Bea Cole', email: 'bea@gmail.com' }, 'Ward')
  const https = { ...job, application_url: 'https://jobs.example/1/apply' }
  const waysOf = async () => {
    const { jobs } = await bea.call.applications.review({
      ...{ profileId, jobs: [https, { ...https, jobId: 'other', job_url: null, application_url: null }] },
    })
    return jobs.map(({ way }) => way)
  }
  expect(await waysOf()).toEqual(['person', 'person'])
  const { code } = await bea.call.auth.security.devices.startPairing({ proof: { password: PASSWORD } })
  const paired = await fetch(`${server.origin}/api/v1/extension/pair`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ code }) },
  })
  expect(paired.status).toBe(200)
  expect(await waysOf()).toEqual(['extension', 'person'])
  // Another person's device counts for nobody else.
  expect((await ann.call.applications.review({ profileId: cook, jobs: [https] })).jobs[0]?.way).toBe('person')
  const { devices } = await bea.call.auth.security.get()
  await bea.call.auth.security.devices.revoke({ id: devices[0]?.id ?? '' })
  expect(await waysOf()).toEqual(['person', 'person'])
})

test('ten jobs, some of them nowhere to be found, are read in one question to the database, and so are their forms', async () => {
  const texts = Array.from({ length: 5 }, (_, place) =>
    posting({ title: `Night Nurse ${place}`, company: `Heron ${place}`, description: 'Triage' }),
  )
  await addJobs(server, texts)
  const known = texts.map(({ source, id }) => ({ ...job, jobId: `${source}:${id}` }))
  const unknown = Array.from({ length: 5 }, (_, place) => ({ ...job, jobId: `board:${place}` }))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  const { jobs } = await ann.call.applications.review({ profileId: cook, jobs: [...known, ...unknown] })
  expect(jobs.filter(({ profiles }) => profiles.length > 0)).toHaveLength(5)
  const statements = asked.mock.calls.map(([question]) => JSON.stringify(question))
  const questionsTo = (table: string) => statements.filter((text) => text.includes(`\\"${table}\\"`)).length
  expect({ texts: questionsTo('job_texts'), forms: questionsTo('job_forms'), pasted: questionsTo('pasted_jobs') }).toEqual({
    texts: 1,
    forms: 1,
    pasted: 1,
  })
})

test('ten jobs are prepared in one call, and eleven are refused', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, place) => ({ ...job, jobId: `board:${place}` }))
  await expect(review({ jobs: many(11) })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  expect((await review({ jobs: many(10) })).jobs).toHaveLength(10)
})
