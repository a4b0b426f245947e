import { MAX_LETTER_VERSIONS } from '@jobapply/core/documents/constants'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { moveClock } from '#platform/clock'
import { addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

const HOUR = 3_600_000
let server: TestServer
let jobId: string
beforeAll(async () => {
  server = await startServer()
  const job = posting({
    title: 'Ward Nurse',
    company: 'Harbour Hospital',
    description: 'Requirements:\n- Triage\n- Wound care\n- Training of new colleagues\nYou work nights. Kubernetes is a plus.',
  })
  await addJobs(server, [job])
  jobId = `greenhouse:${job.id}`
})
afterAll(() => server.stop())

const NURSE = {
  full_name: 'Maya Lindqvist',
  email: 'maya.lindqvist@example.org',
  experience: [
    {
      id: 'one',
      company: 'City Hospital',
      position: 'Staff Nurse',
      startDate: '2019-03',
      endDate: '2024-08',
      description: 'Did triage in the emergency department.\nTrained four new nurses.',
    },
  ],
  technical_skills: ['Triage', 'Wound care'],
}
async function nurseWithLetter() {
  const person = await newcomer(server)
  const profileId = await addProfile(person, NURSE, 'Nurse')
  return { person, profileId, letter: await person.call.documents.letters.create({ profileId, jobId }) }
}
const HONEST = 'Dear Harbour Hospital team,\n\nAt City Hospital I trained four new nurses.\n\nKind regards,\nMaya Lindqvist'

test('TOOLS-003 APPLY-036 a letter for a job is drafted from facts of the profile, kept, and says nothing else', async () => {
  const { person, profileId, letter } = await nurseWithLetter()
  expect(letter).toMatchObject({ profileId, engine: 'local', isApproved: false, version: 1 })
  expect(letter.job).toMatchObject({ id: jobId, title: 'Ward Nurse', company: 'Harbour Hospital' })
  expect(letter.text).toContain('Harbour Hospital')
  expect(letter.text).toContain('Maya Lindqvist')
  expect(letter.text).not.toContain('Kubernetes')
  expect([mayBeUsed(letter.claims), letter.claims.length > 0]).toEqual([true, true])
  expect(await person.call.documents.letters.get({ id: letter.id })).toEqual(letter)
  const { rows } = await person.call.documents.letters.list({})
  expect(rows).toMatchObject([{ id: letter.id, jobTitle: 'Ward Nurse', company: 'Harbour Hospital', jobId }])
})

test('TOOLS-003 a letter is edited, and its former texts are kept up to their limit', async () => {
  const { person, letter } = await nurseWithLetter()
  const { update, versions, draft } = person.call.documents.letters
  const edited = await update({ id: letter.id, version: 1, text: HONEST })
  expect(edited).toMatchObject({ text: HONEST, engine: 'person', version: 2 })
  await expect(update({ id: letter.id, version: 1, text: 'Late.' })).rejects.toMatchObject({ code: 'LETTER_CHANGED' })
  expect(await versions({ id: letter.id })).toMatchObject([{ text: letter.text, engine: 'local' }])
  // Saved at the next pause of the same sitting: the draft stays the only version.
  const soon = await update({ id: letter.id, version: 2, text: `${HONEST} Soon.` })
  expect(await versions({ id: letter.id })).toMatchObject([{ text: letter.text }])
  onTestFinished(() => moveClock(-(MAX_LETTER_VERSIONS + 1) * HOUR))
  let { version } = soon
  for (let round = 0; round <= MAX_LETTER_VERSIONS; round++) {
    moveClock(HOUR)
    ;({ version } = await update({ id: letter.id, version, text: `${HONEST} ${round}` }))
  }
  const kept = await versions({ id: letter.id })
  expect([kept.length, kept[0]?.text]).toEqual([MAX_LETTER_VERSIONS, `${HONEST} ${MAX_LETTER_VERSIONS - 1}`])

  const options = letterOptions.parse({ customMessage: 'I would like to work nights.', seed: 7 })
  const redrafted = await draft({ id: letter.id, version, options })
  expect(redrafted).toMatchObject({ engine: 'local', version: version + 1 })
  expect(redrafted.text).toContain('I would like to work nights.')
})

test('TOOLS-003 a former text comes back with its writer, and the text that it replaces is kept', async () => {
  const { person, letter } = await nurseWithLetter()
  const { update, versions, restore } = person.call.documents.letters
  const { id } = letter
  await update({ id, version: 1, text: HONEST })
  await update({ id, version: 2, text: `${HONEST} Soon.` })
  const [draft] = await versions({ id })
  const versionId = draft?.id ?? ''
  await expect(restore({ id, version: 2, versionId })).rejects.toMatchObject({ code: 'LETTER_CHANGED' })
  expect(await restore({ id, version: 3, versionId })).toMatchObject({ text: letter.text, engine: 'local', version: 4 })
  expect((await versions({ id }))[0]).toMatchObject({ text: `${HONEST} Soon.`, engine: 'person' })
  await expect(restore({ id, version: 4, versionId: id })).rejects.toMatchObject({ code: 'LETTER_VERSION_NOT_FOUND' })
})

test('APPLY-036 a claim that the profile does not back is marked, and stops approval and files until it is gone', async () => {
  const { person, letter } = await nurseWithLetter()
  const { update, check, approve } = person.call.documents.letters
  const boast = HONEST.replace('I trained four new nurses', 'I led a team of 40 nurses with Kubernetes')
  const claims = await check({ id: letter.id, text: boast })
  expect(claims.filter(({ supported }) => !supported).length).toBeGreaterThan(0)
  const { version } = await update({ id: letter.id, version: 1, text: boast })
  await expect(approve({ id: letter.id, version })).rejects.toMatchObject({ code: 'LETTER_UNBACKED' })
  const fetchPdf = () => person.fetch(`/documents/letters/${letter.id}.pdf`)
  expect((await fetchPdf()).status).toBe(409)

  const honest = await update({ id: letter.id, version, text: HONEST })
  expect(await approve({ id: letter.id, version: honest.version })).toMatchObject({ isApproved: true })
  for (const [ending, start] of [
    ['pdf', '%PDF-1.7'],
    ['docx', 'PK'],
    ['txt', 'Dear Harbour Hospital team,'],
  ] as const) {
    const response = await person.fetch(`/documents/letters/${letter.id}.${ending}`)
    expect([response.status, (await response.text()).startsWith(start)], ending).toEqual([200, true])
  }
  const again = await update({ id: letter.id, version: honest.version + 1, text: `${HONEST} ` })
  expect(again.isApproved).toBe(again.text === HONEST)
})

test('a letter for a job that is typed in starts empty, can be copied and deleted, and an empty one is not approved', async () => {
  const { person, profileId } = await nurseWithLetter()
  const { create, approve, duplicate, remove, get, list } = person.call.documents.letters
  const letter = await create({ profileId, job: { title: 'Nurse', company: 'Pier Clinic' } })
  expect(letter).toMatchObject({ text: '', engine: 'person', job: { id: null, title: 'Nurse', company: 'Pier Clinic' } })
  await expect(approve({ id: letter.id, version: 1 })).rejects.toMatchObject({ code: 'LETTER_UNBACKED' })
  const copy = await duplicate({ id: letter.id })
  await remove({ id: letter.id })
  await expect(get({ id: letter.id })).rejects.toMatchObject({ code: 'LETTER_NOT_FOUND' })
  expect((await list({})).rows.map(({ id }) => id)).toContain(copy.id)
  await expect(create({ profileId, jobId: 'greenhouse:none:1' })).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
})

test("nobody reads, changes, prints or deletes another person's letter", async () => {
  const { letter, profileId } = await nurseWithLetter()
  const bob = await newcomer(server)
  const { letters } = bob.call.documents
  const missing = { code: 'LETTER_NOT_FOUND' }
  const id = letter.id
  const options = letterOptions.parse({})
  const tries: ((at: Person['call']['documents']['letters']) => Promise<unknown>)[] = [
    (at) => at.get({ id }),
    (at) => at.update({ id, version: 1, text: 'Mine' }),
    (at) => at.draft({ id, version: 1, options }),
    (at) => at.check({ id, text: 'Mine' }),
    (at) => at.approve({ id, version: 1 }),
    (at) => at.versions({ id }),
    (at) => at.restore({ id, version: 1, versionId: id }),
    (at) => at.duplicate({ id }),
    (at) => at.remove({ id }),
  ]
  for (const attempt of tries) await expect(attempt(letters)).rejects.toMatchObject(missing)
  await expect(letters.create({ profileId, jobId })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  expect((await bob.fetch(`/documents/letters/${id}.pdf`)).status).toBe(404)
})
