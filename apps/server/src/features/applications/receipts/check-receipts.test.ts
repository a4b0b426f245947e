import { describeFile } from '@jobapply/core/applications/receipt-sheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProfile } from '#testing/jobs'
import { newcomer, type Person } from '#testing/people'
import { sendApplication } from '#testing/receipts'
import { startServer, type TestServer } from '#testing/server'
import { checkEverything } from './check-receipts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const LETTER = { content: 'Dear Northline team,\n\nI keep depots running.', generated: true, generatedAt: null }
const sql = (statement: string, ...values: unknown[]) => server.platform.database.systemPool.query(statement, values)

/** Somebody who sent a resume with a letter. */
async function withReceipt() {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { full_name: 'Tomasz Nowak' }, 'Electrician')
  const { id: resumeId } = await ann.call.documents.resumes.create({ profileId })
  const id = await sendApplication(server, ann.id, { profileId, resumeId, letter: LETTER })
  const { rows } = await sql('select kind, sha256, storage_key from receipt_files where user_id = $1', ann.id)
  const [resume, letter] = ['resume', 'letter'].map((kind) => rows.find((row) => row.kind === kind))
  return { ann, profileId, resumeId, id, resume, letter }
}
type Sent = Awaited<ReturnType<typeof withReceipt>>

const problemsOf = async ({ id }: Person) => {
  const { fileProblems } = await checkEverything(server.platform.database.system, server.platform)
  return fileProblems.filter(({ userId }) => userId === id).map(describeFile)
}
const point = ({ ann }: Sent, key: string) =>
  sql("update receipt_files set storage_key = $2 where user_id = $1 and kind = 'resume'", ann.id, key)

const CHANGED = 'The resume of receipt No. 0001 differs from what was sent.'
const MISSING = 'The resume of receipt No. 0001 is missing from the storage.'
const REFUSED = {
  changed: 'The stored file differs from the one that this receipt names',
  missing: 'We no longer have this file',
}

test('the files of untouched receipts are as they were sent', async () => {
  const { ann, id, resume } = await withReceipt()
  expect(await problemsOf(ann)).toEqual([])
  expect((await ann.fetch(`/receipts/${id}/${resume.sha256}`)).status).toBe(200)
})

test.each<[string, (sent: Sent) => Promise<unknown>, string, keyof typeof REFUSED]>([
  ['another file of the person', (sent) => point(sent, sent.letter.storage_key), CHANGED, 'changed'],
  ['a file of somebody else', async (sent) => point(sent, (await withReceipt()).resume.storage_key), CHANGED, 'changed'],
  ['no file at all', (sent) => point(sent, 'receipts/../secret'), CHANGED, 'changed'],
  [
    'other bytes, sealed like ours',
    ({ resume }) => server.platform.storage.put(resume.storage_key, Buffer.from('%PDF another')),
    CHANGED,
    'changed',
  ],
  ['a file that is gone', ({ resume }) => server.platform.storage.remove(resume.storage_key), MISSING, 'missing'],
])('a row that leads to %s is found, and nothing is handed out', async (_, tamper, sentence, problem) => {
  const sent = await withReceipt()
  const { ann, id, resume, letter } = sent
  await tamper(sent)
  expect(await problemsOf(ann)).toEqual([sentence])
  const answer = await ann.fetch(`/receipts/${id}/${resume.sha256}`)
  expect(answer.status).toBe(problem === 'changed' ? 409 : 410)
  expect(await answer.text()).toContain(REFUSED[problem])
  // The other file and the chain are untouched.
  expect((await ann.fetch(`/receipts/${id}/${letter.sha256}`)).status).toBe(200)
  expect(await ann.call.applications.receipts.check()).toMatchObject({ broken: null })
})

test('a row that was removed with its file is found, and a file that the storage did not take is not called missing', async () => {
  const { ann } = await withReceipt()
  await sql("delete from receipt_files where user_id = $1 and kind = 'resume'", ann.id)
  expect(await problemsOf(ann)).toEqual([MISSING])
  const bob = await newcomer(server)
  const { platform } = server
  const put = () => Promise.reject(new Error('the disk is away'))
  const away = { ...server, platform: { ...platform, storage: { ...platform.storage, put } } }
  const before = await checkEverything(platform.database.system, platform)
  await sendApplication(away, bob.id, { letter: LETTER })
  expect(await problemsOf(bob)).toEqual([])
  const after = await checkEverything(platform.database.system, platform)
  expect(after.hashOnly - before.hashOnly).toBe(1)
})

test('an application with the same resume keeps it anew where the earlier file is gone or another one', async () => {
  const sent = await withReceipt()
  const { ann, profileId, resumeId, resume } = sent
  await point(sent, sent.letter.storage_key)
  const id = await sendApplication(server, ann.id, { profileId, resumeId })
  expect((await ann.fetch(`/receipts/${id}/${resume.sha256}`)).status).toBe(200)
  expect(await problemsOf(ann)).toEqual([CHANGED])
})
