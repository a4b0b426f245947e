import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addJobs, addProfile, posting } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
let jobId: string
let person: Person
let profileId: string
beforeAll(async () => {
  server = await startServer()
  const job = posting({
    title: 'Bus Driver',
    company: 'Hill Transit',
    description: 'Requirements:\n- City routes\n- Ticket sales\nYou drive early shifts. Kubernetes is a plus.',
  })
  await addJobs(server, [job])
  jobId = `greenhouse:${job.id}`
  person = await newcomer(server)
  const fields = {
    full_name: 'Jonas Weber',
    experience: [
      {
        ...{ id: 'one', company: 'Lake Lines', position: 'Coach Driver', startDate: '2018-02', endDate: '2024-05' },
        description: 'Drove city routes in two shifts.\nTicket sales on board.',
      },
    ],
    technical_skills: ['City routes'],
  }
  profileId = await addProfile(person, fields, 'Driver')
})
afterAll(() => server.stop())

async function saveSettings(changes: { autoGenerateCoverLetter: boolean; customMessage: string }) {
  const { get, save } = person.call.preferences.settings
  const { version, ...settings } = await get({ profileId })
  await save({ profileId, version, settings: { ...settings, ...changes } })
}

test('APPLY-010 with automatic cover letters off there is no letter', async () => {
  await saveSettings({ autoGenerateCoverLetter: false, customMessage: 'I can start on Monday.' })
  expect(await person.call.documents.letters.forJob({ profileId, jobId })).toBeNull()
})

test('APPLY-039 with automatic cover letters on, the letter tells facts of the profile and has the message word for word', async () => {
  const customMessage = 'I can start on Monday,\nand I own a boat.'
  await saveSettings({ autoGenerateCoverLetter: true, customMessage })
  const letter = await person.call.documents.letters.forJob({ profileId, jobId })
  expect(letter).toMatchObject({ generated: true, engine: 'local', generatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })
  expect(letter?.content).toContain(`\n\n${customMessage}\n\n`)
  expect(letter?.content).toContain('Lake Lines')
  expect(letter?.content).not.toContain('Kubernetes')

  const kept = await person.call.documents.letters.create({ profileId, jobId })
  const text = letter?.content.replace(customMessage, '') ?? ''
  expect(mayBeUsed(await person.call.documents.letters.check({ id: kept.id, text }))).toBe(true)
})

test('a letter that the person has approved for the job goes out instead of a new one; a changed one is not approved any more', async () => {
  const { create, update, approve, forJob } = person.call.documents.letters
  const draft = await create({ profileId, jobId })
  const own = await update({ id: draft.id, version: draft.version, text: 'I drove city routes in two shifts.' })
  expect((await forJob({ profileId, jobId }))?.content).not.toBe(own.text)
  const approved = await approve({ id: own.id, version: own.version })
  await saveSettings({ autoGenerateCoverLetter: false, customMessage: '' })
  expect(await forJob({ profileId, jobId })).toMatchObject({ content: own.text, generated: false })
  await update({ id: draft.id, version: approved.version, text: 'I drove city routes.' })
  expect(await forJob({ profileId, jobId })).toBeNull()
})

test("a letter for an unknown job or with another person's profile is refused", async () => {
  const bob = await newcomer(server)
  const { forJob } = bob.call.documents.letters
  await expect(forJob({ profileId, jobId })).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
  await expect(forJob({ profileId, jobId: 'greenhouse:none:1' })).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
})
