import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicant, jobOf, submission } from '#testing/applying'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

test('TOOLS-006 details name the files of the receipt, and no resume where none was there to send', async () => {
  const ann = await applicant(server)
  const { tracker } = ann.call.applications
  const letter = { content: 'Dear Harbour Hotel', generated: false, generatedAt: null }
  const { id: resumeId } = await ann.call.documents.resumes.create({ profileId: ann.profileId })
  const jobs = [
    { job: jobOf(1), profileId: ann.profileId, letter },
    { job: jobOf(2), profileId: ann.profileId, resumeId },
  ]
  const { queued } = await ann.call.applications.approve({ jobs })
  const [bare = '', full = ''] = queued.map(({ id }) => id)
  const { name } = (await ann.call.documents.resumes.list()).find(({ id }) => id === resumeId) ?? {}
  expect(await tracker.get({ id: bare })).toMatchObject({
    documents: 'planned',
    resumeName: null,
    letter: letter.content,
  })
  expect(await tracker.get({ id: full })).toMatchObject({ documents: 'planned', resumeName: `${name}.pdf`, letter: null })
  await ann.call.applications.submit({ ...submission(1), applicationId: bare, cover_letter_data: letter })
  await ann.call.applications.submit({ ...submission(2), applicationId: full })
  // By the person's word alone nothing is called sent.
  expect(await tracker.get({ id: bare })).toMatchObject({
    ...{ documents: 'prepared', resumeName: null, letter: letter.content, hasReceipt: true },
  })
  expect(await tracker.get({ id: full })).toMatchObject({ documents: 'prepared', resumeName: `${name}.pdf`, letter: null })
})
