import { PUBLIC_PARTS, type PublicPart } from '@jobapply/core/account/constants'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { expect, onTestFinished, test } from 'vitest'
import { pairExtension } from '#features/api/extension/extension.testing'
import { addKey, askApi } from '#testing/api/programs'
import { jobOf } from '#testing/applying'
import { exportText } from '#testing/exports'
import { ALL_JOBS, addJobs, posting } from '#testing/jobs'
import { startLocalAi } from '#testing/local-ai'
import { newcomer } from '#testing/people'
import { startServerFor, type TestServer } from '#testing/server'
import { addSubscription } from '#testing/subscribers'

const ANSWERS = {
  step1: { name: 'Ann Berg' },
  step2: { userType: 'cohort' as const },
  step3: {
    desiredJobTitle: 'Engineer',
    preferredCountry: 'Germany',
    jobTypes: ['contract' as const, 'full-time' as const],
    experienceYears: '3-5' as const,
    currentSalaryRange: null,
    expectedSalaryRange: '50k-75k' as const,
  },
  step4: { referralSource: 'linkedin' as const },
}
const SENTENCE = 'Applying for my cohort. Looking for contract and full-time roles. Heard about JobApply AI on LinkedIn.'
const WORK = {
  full_name: 'Ann Berg',
  phone: '1512345678',
  country_code: '+49',
  experience: [
    {
      id: 'one',
      company: 'Harbour Works',
      position: 'Engineer',
      startDate: '2019-03',
      endDate: '2024-08',
      current: false,
      location: null,
      technologies: [],
      description: 'Built the booking system in Java.\nTrained four colleagues.',
    },
  ],
  technical_skills: ['Java'],
}

/** Somebody who has been through the wizard and then saved the rest of the personal section. */
async function newPerson(server: TestServer, professional_summary?: string) {
  const person = await newcomer(server, { finished: false })
  const { id, version } = await person.call.onboarding.finish(ANSWERS)
  const changes = { ...WORK, ...(professional_summary !== undefined && { professional_summary }) }
  return { person, profile: await person.call.profiles.update({ id, version, changes }) }
}

/** Another text under the same mark, which would show in a score. */
const CANARY = 'Canary of onboarding. Ten years of Kubernetes and Terraform.'
const setSummary = ({ platform }: TestServer, id: string, summary: string, marks: string[]) =>
  platform.database.systemPool.query('update user_profiles set professional_summary = $2, onboarding_fields = $3 where id = $1', [
    ...[id, summary, JSON.stringify(marks)],
  ])

async function openServer() {
  const endpoint = await startLocalAi(() => 'At Harbour Works I trained four colleagues. I ran Kubernetes for ten years.')
  onTestFinished(() => endpoint.close())
  const server = await startServerFor({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })
  const job = posting({
    ...{ title: 'Engineer', company: 'Pier Systems' },
    description: 'Requirements:\n- Kubernetes\n- Terraform\n- Java\nYou train colleagues.',
  })
  await addJobs(server, [job])
  return { server, endpoint, jobId: `greenhouse:${job.id}` }
}
type Open = Awaited<ReturnType<typeof openServer>>
type Known = Awaited<ReturnType<typeof newPerson>>

/** What every part of the product makes of the profile, by name. */
async function makeEverything({ server, endpoint, jobId }: Open, { person, profile }: Known) {
  const { call, fetch } = person
  const profileId = profile.id
  const made: Record<string, unknown> = {}
  const resume = await call.documents.resumes.create({ profileId })
  made.resume = resume
  made.preview = await call.documents.resumes.preview(resume)
  for (const ending of ['pdf', 'docx', 'txt', 'json'])
    made[`resume.${ending}`] = await (await fetch(`/documents/resumes/${resume.id}.${ending}`)).text()
  made['what our reader finds in the PDF'] = await call.documents.resumes.readBack({ id: resume.id, file: 'pdf' })
  made.tailored = await call.documents.resumes.tailor({ id: resume.id, jobIds: [jobId] })
  made['JSON Resume'] = await call.profiles.exportJsonResume({ id: profileId })

  const letter = await call.documents.letters.create({ profileId, jobId })
  made.letter = letter
  made['letter of an application'] = await call.documents.letters.forJob({ profileId, jobId })
  await call.documents.ai.choose({ host: new URL(endpoint.baseUrl).host })
  const options = letterOptions.parse({})
  const { version } = await call.documents.letters.get({ id: letter.id })
  for await (const step of await call.documents.letters.write({ id: letter.id, version, options }))
    made["the model's letter"] = step
  made.prompts = endpoint.asked.splice(0)

  const { slug } = await call.account.privacy.save({ publicProfile: true, parts: Object.keys(PUBLIC_PARTS) as PublicPart[] })
  made['public page'] = await (await fetch(`/p/${slug}`)).text()

  made.search = await call.search.jobs({ profileId, filters: ALL_JOBS, sort: 'best' })
  made.details = await call.search.details({ profileId, id: jobId })
  const job = jobOf(jobId, { jobId, company: 'Pier Systems', job_title: 'Engineer' })
  made.review = await call.applications.review({ profileId, jobs: [job], isProfileChosen: true })
  const { queued } = await call.applications.approve({ jobs: [{ job, profileId }] })
  const applicationId = queued[0]?.id ?? ''
  made.application = await call.applications.get({ id: applicationId })
  const { rows } = await server.platform.database.systemPool.query('select * from job_applications where id = $1', [
    applicationId,
  ])
  made['approved resume'] = rows

  const extension = await pairExtension(server, person)
  const asked = { kind: 'textarea', labelSource: 'label', autocomplete: '', placeholder: '', description: '', sections: [] }
  const fields = ['Professional summary', 'Summary', 'About you', 'Tell us about yourself'].map((label, at) => ({
    ...{ ...asked, id: `f${at}`, name: `f${at}`, label, options: [], required: true, isConcealed: false, isHelper: false },
  }))
  await extension.call('report', { applicationId, progress: 'filling' })
  const form = await extension.call('form', { applicationId, page: 0, fields, accepted: [] })
  const copied = await extension.call('prepared', { applicationId })
  expect([form.status, copied.status]).toEqual([200, 200])
  Object.assign(made, { 'open form': form.body, 'values to copy': copied.body })

  await addSubscription(server, person.id, { plan: 'starter', status: 'active' })
  const key = await addKey(server, person.id)
  for (const path of ['/resumes', `/resumes/${resume.id}`, `/jobs/${encodeURIComponent(jobId)}`])
    made[`API ${path}`] = (await askApi(server, key, path)).json
  return made
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const usesOf = (made: Record<string, unknown>, text: string) =>
  Object.keys(made).filter((name) => textOf(made[name]).includes(text))

test("ONBOARD-037 ONBOARD-044 ONBOARD-045 onboarding's summary is stored and marked, and nothing that leaves the profile says it", async () => {
  const open = await openServer()
  const ann = await newPerson(open.server, SENTENCE)
  expect(ann.profile).toMatchObject({ professional_summary: SENTENCE, onboardingFields: ['professional_summary'] })
  expect(await ann.person.call.profiles.list()).toMatchObject([{ professional_summary: SENTENCE }])
  const made = await makeEverything(open, ann)
  expect(usesOf(made, 'Harbour Works')).toEqual(
    expect.arrayContaining([
      ...['resume', 'preview', 'resume.txt', 'resume.json', 'JSON Resume', 'letter', 'letter of an application'],
      ...['prompts', 'public page', 'approved resume', 'API /resumes'],
    ]),
  )
  expect(usesOf(made, 'Heard about')).toEqual([])
  expect(await exportText(open.server, ann.person.id)).toContain(SENTENCE)
})

test('ONBOARD-037 a marked summary proves no skill: matching, letters and forms are the same as without a summary', async () => {
  const open = await openServer()
  const [marked, empty] = [await newPerson(open.server), await newPerson(open.server, '')]
  await setSummary(open.server, marked.profile.id, CANARY, ['professional_summary'])
  const made = [await makeEverything(open, marked), await makeEverything(open, empty)]
  expect(usesOf(made[0] ?? {}, 'Canary of onboarding')).toEqual([])
  const [withMark, without] = made.map(({ search, details, letter, review }) => ({
    scores: [search, details].map((one) => textOf(one).match(/"(?:matchScore|score)":\d+/g)),
    letter: (letter as { text: string }).text,
    fields: (review as { jobs: { fields: unknown }[] }).jobs[0]?.fields,
  }))
  expect(withMark).toEqual({ ...without, fields: expect.anything() })
  // The same text without its mark counts.
  await setSummary(open.server, marked.profile.id, CANARY, [])
  const { jobId } = open
  const scoreOf = async ({ person, profile }: Known) =>
    (await person.call.search.details({ profileId: profile.id, id: jobId })).job.matchScore
  expect(await scoreOf(marked)).toBeGreaterThan(await scoreOf(empty))
})

test('ONBOARD-037 a profile that lost the mark with the unchanged sentence gets it back, and so do resumes that hold a copy', async () => {
  const open = await openServer()
  const ann = await newPerson(open.server)
  await setSummary(open.server, ann.profile.id, SENTENCE, [])
  const { id } = ann.profile
  expect((await ann.person.call.profiles.get({ id })).onboardingFields).toEqual(['professional_summary'])
  const resume = await ann.person.call.documents.resumes.create({ profileId: id })
  await open.server.platform.database.systemPool.query(
    `update resume_documents set content = jsonb_set(content, '{professional_summary}', $2), profile_content = jsonb_set(profile_content, '{professional_summary}', $2) where id = $1`,
    [resume.id, JSON.stringify(SENTENCE)],
  )
  expect(await ann.person.call.documents.resumes.get({ id: resume.id })).toEqual(resume)
  const text = await (await ann.person.fetch(`/documents/resumes/${resume.id}.txt`)).text()
  expect([text.includes('Harbour Works'), text.includes('Heard about')]).toEqual([true, false])
  const { version } = await ann.person.call.profiles.get({ id })
  const edited = await ann.person.call.profiles.update({
    id,
    version,
    changes: { professional_summary: 'Builds booking systems.' },
  })
  expect(edited).toMatchObject({ professional_summary: 'Builds booking systems.', onboardingFields: [] })
  expect((await ann.person.call.documents.resumes.create({ profileId: id })).content.professional_summary).toBe(
    'Builds booking systems.',
  )
})
