import { DOCUMENT_NAME_MAX, MAX_DOCUMENTS } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const NURSE = {
  full_name: 'Maya Lindqvist',
  desired_job_title: 'Staff Nurse',
  email: 'maya.lindqvist@example.org',
  phone: '701234567',
  country_code: '+46',
  professional_summary: 'Nurse in cardiology who trains new colleagues.',
  experience: [
    {
      id: 'one',
      company: 'Harbour Hospital',
      position: 'Staff Nurse',
      startDate: '2019-03',
      endDate: '2024-08',
      description: 'Cared for patients after heart surgery.\nTrained four new nurses.',
    },
  ],
  education: [{ id: 'two', institution: 'Lund University', degree: 'Bachelor of Nursing', graduationYear: 2018 }],
  technical_skills: ['Triage', 'Wound care'],
}
async function nurseWithResume() {
  const person = await newcomer(server)
  const profileId = await addProfile(person, NURSE, 'Nurse')
  return { person, profileId, resume: await person.call.documents.resumes.create({ profileId }) }
}

test('TOOLS-002 a resume is made from a profile and kept', async () => {
  const { person, profileId, resume } = await nurseWithResume()
  expect(resume).toMatchObject({ name: 'Nurse', profileId, version: 1, design: newDesign('ledger') })
  expect(resume.content).toMatchObject({ full_name: 'Maya Lindqvist', technical_skills: ['Triage', 'Wound care'] })
  expect(await person.call.documents.resumes.get({ id: resume.id })).toEqual(resume)
  expect(await person.call.documents.resumes.list()).toMatchObject([{ id: resume.id, name: 'Nurse', template: 'ledger' }])
})

test('TOOLS-010 later changes of the profile do not change a resume, and it is none of the three profiles', async () => {
  const { person, profileId, resume } = await nurseWithResume()
  const { version } = await person.call.profiles.get({ id: profileId })
  await person.call.profiles.update({ id: profileId, version, changes: { professional_summary: 'Ward manager.' } })
  expect(await person.call.documents.resumes.get({ id: resume.id })).toEqual(resume)
  for (const profile_name of ['Second', 'Third']) await person.call.profiles.create({ profile_name })
  expect(await person.call.profiles.list()).toHaveLength(3)

  await person.call.profiles.remove({ id: profileId })
  expect(await person.call.documents.resumes.get({ id: resume.id })).toEqual({ ...resume, profileId: null })
})

test('a save makes a new version and refuses one that started from an older version, unless it is told to overwrite', async () => {
  const { person, resume } = await nurseWithResume()
  const { update, get } = person.call.documents.resumes
  const design = { ...resume.design, template: 'plain' as const }
  const saved = await update({ id: resume.id, version: resume.version, changes: { design, name: 'For hospitals' } })
  expect(saved).toMatchObject({ name: 'For hospitals', version: 2, design: { template: 'plain' }, content: resume.content })
  const late = { id: resume.id, version: resume.version, changes: { name: 'Late' } }
  await expect(update(late)).rejects.toMatchObject({ code: 'DOCUMENT_CHANGED' })
  expect(await get({ id: resume.id })).toEqual(saved)
  expect(await update({ ...late, overwrite: true })).toMatchObject({ name: 'Late', version: 3 })
})

test('resumes are copied and deleted; the name of a copy stays within its limit', async () => {
  const { person, resume } = await nurseWithResume()
  const name = 'n'.repeat(DOCUMENT_NAME_MAX)
  await person.call.documents.resumes.update({ id: resume.id, version: 1, changes: { name } })
  const copy = await person.call.documents.resumes.duplicate({ id: resume.id })
  expect(copy).toMatchObject({ content: resume.content, design: resume.design, version: 1 })
  expect([copy.name.length, copy.name.endsWith(' (copy)')]).toEqual([DOCUMENT_NAME_MAX, true])
  expect((await person.call.documents.resumes.remove({ id: resume.id })).map(({ id }) => id)).toEqual([copy.id])
  await expect(person.call.documents.resumes.get({ id: resume.id })).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
})

test('as many resumes as the limit can be kept, however many are made at once', async () => {
  const { person, profileId } = await nurseWithResume()
  const made = await Promise.allSettled(
    Array.from({ length: MAX_DOCUMENTS + 10 }, () => person.call.documents.resumes.create({ profileId })),
  )
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_DOCUMENTS - 1)
  expect(await person.call.documents.resumes.list()).toHaveLength(MAX_DOCUMENTS)
})

const fetchFile = ({ fetch }: Pick<Person, 'fetch'>, id: string, ending: string) => fetch(`/documents/resumes/${id}.${ending}`)

test('the files of a resume are made for its owner alone', async () => {
  const { person, resume } = await nurseWithResume()
  for (const [ending, type, start] of [
    ['pdf', 'application/pdf', '%PDF-1.7'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['txt', 'text/plain; charset=utf-8', 'Maya Lindqvist'],
    ['json', 'application/json; charset=utf-8', '{'],
  ] as const) {
    const response = await fetchFile(person, resume.id, ending)
    expect([response.status, response.headers.get('content-type')], ending).toEqual([200, type])
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''Maya%20Lindqvist%2C%20Nurse.${ending}`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).slice(0, 200), ending).toContain(start)
  }
  const others = [await newcomer(server), openBrowser(server)]
  for (const other of others) expect((await fetchFile(other, resume.id, 'pdf')).status).toBe(404)
  for (const ending of ['exe', 'pdf/../x', '']) expect((await fetchFile(person, resume.id, ending)).status).toBe(404)
})

test("nobody reads, changes or deletes another person's resume", async () => {
  const { person, profileId, resume } = await nurseWithResume()
  const bob = await newcomer(server)
  const { resumes } = bob.call.documents
  const missing = { code: 'DOCUMENT_NOT_FOUND' }
  await expect(resumes.get({ id: resume.id })).rejects.toMatchObject(missing)
  await expect(resumes.update({ id: resume.id, version: 1, changes: { name: 'Mine' } })).rejects.toMatchObject(missing)
  await expect(resumes.duplicate({ id: resume.id })).rejects.toMatchObject(missing)
  await expect(resumes.remove({ id: resume.id })).rejects.toMatchObject(missing)
  await expect(resumes.readBack({ id: resume.id, file: 'pdf' })).rejects.toMatchObject(missing)
  await expect(resumes.create({ profileId })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  expect(await person.call.documents.resumes.get({ id: resume.id })).toEqual(resume)
})

test('a preview has the pages that would be printed and names letters that cannot be', async () => {
  const { person, resume } = await nurseWithResume()
  const { content, design } = resume
  const shown = await person.call.documents.resumes.preview({ content, design })
  expect(shown.pages).toHaveLength(1)
  expect(shown.pages[0]?.runs.map(({ text }) => text).join('')).toContain('Harbour Hospital')
  expect([shown.overflow, shown.missingLetters]).toEqual([[], []])
  const named = await person.call.documents.resumes.preview({ content: { ...content, full_name: '林 Maya' }, design })
  expect(named.missingLetters).toEqual(['林'])
})

test('our own reader finds everything in the files that are made', async () => {
  const { person, resume } = await nurseWithResume()
  for (const file of ['pdf', 'docx'] as const)
    expect(await person.call.documents.resumes.readBack({ id: resume.id, file })).toEqual({ file, lost: [] })
})

test('a resume is tailored to jobs by choosing and ordering its own facts; what is missing is a gap and is never written', async () => {
  const { person, resume } = await nurseWithResume()
  const job = posting({
    title: 'Wound Care Nurse',
    company: 'Pier Clinic',
    description: 'Requirements:\n- Wound care\n- Kubernetes',
  })
  await addJobs(server, [job])
  const jobId = `greenhouse:${job.id}`
  const [tailored, ...others] = await person.call.documents.resumes.tailor({
    id: resume.id,
    jobIds: [jobId, jobId, 'greenhouse:gone'],
  })
  expect(others).toEqual([])
  expect(tailored).toMatchObject({ jobId, title: 'Wound Care Nurse', company: 'Pier Clinic' })
  expect(tailored?.gaps.map((gap) => gap.toLowerCase())).toContain('kubernetes')
  const skills = tailored?.parts.find(({ field }) => field === 'technical_skills')
  expect(skills?.lines.find(({ to }) => to === 0)?.text).toBe('Wound care')
  expect(JSON.stringify(tailored?.parts)).not.toContain('Kubernetes')
  const content = { ...resume.content, technical_skills: ['Wound care', 'Triage'] }
  const copy = await person.call.documents.resumes.duplicate({ id: resume.id, name: 'Wound Care Nurse, Pier Clinic', content })
  expect(copy).toMatchObject({ name: 'Wound Care Nurse, Pier Clinic', content, profileContent: resume.profileContent })
  expect(await person.call.documents.resumes.get({ id: resume.id })).toEqual(resume)
  const bob = await newcomer(server)
  const others404 = bob.call.documents.resumes.tailor({ id: resume.id, jobIds: [jobId] })
  await expect(others404).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' })
})

test('a resume is tailored to a posting that was pasted; the copy remembers a job of ours', async () => {
  const { person, resume } = await nurseWithResume()
  const posting = { title: 'Wound Care Nurse', text: 'Requirements:\n- Wound care\n- Kubernetes' }
  const [tailored] = await person.call.documents.resumes.tailor({ id: resume.id, posting })
  expect(tailored).toMatchObject({ jobId: 'pasted', title: 'Wound Care Nurse', company: '' })
  expect(tailored?.gaps.map((gap) => gap.toLowerCase())).toContain('kubernetes')
  await expect(person.call.documents.resumes.tailor({ id: resume.id })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  const copy = await person.call.documents.resumes.duplicate({ id: resume.id, name: 'For the pier', jobId: 'greenhouse:1' })
  expect([resume.jobId, copy.jobId]).toEqual([null, 'greenhouse:1'])
  expect(await person.call.documents.resumes.list()).toMatchObject([{ jobId: 'greenhouse:1' }, { jobId: null }])
})
