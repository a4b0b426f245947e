import { EXPORT_RUNNING, SESSION_TOO_OLD } from '@jobapply/core/account/deletion-constants'
import { Zip } from '@jobapply/resume-parser/word/zip'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { captureLogs } from '#platform/log'
import { deleteAccount, passDays } from '#testing/deletions'
import { newcomer, type Person, signInDirectly } from '#testing/people'
import { sendApplication } from '#testing/receipts'
import { RESUME_TEXT, resumeFile, upload } from '#testing/resumes'
import { startServer, startServerFor, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const ZIP = '/account/export.zip'
const askForExport = ({ fetch }: Person) =>
  fetch('/functions/v1/delete-account', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'export' }),
  })

test('the zip holds the data of every feature and every file, byte for byte', async () => {
  const ann = await newcomer(server)
  const { id: profileId } = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await upload(ann, profileId, resumeFile(RESUME_TEXT, '../Lebenslauf Zoë.txt'))
  await sendApplication(server, ann.id, { profileId })
  const answer = await ann.fetch(ZIP)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toContain(`account-data-${ann.id}`)
  const zip = new Zip(new Uint8Array(await answer.arrayBuffer()))
  expect(zip.names).toEqual(expect.arrayContaining(['data/auth.json', 'data/ai.json', 'data/applications.json']))
  const files = zip.names.filter((name) => name.startsWith('files/'))
  expect(files).toEqual([
    expect.stringMatching(/^files\/receipts\/0001 /),
    expect.stringMatching(/^files\/resumes\/0001 .*Lebenslauf Zoë\.txt$/),
  ])
  expect(zip.text('data/auth.json')).toContain(ann.email)
  for (const file of files) expect(zip.text(file)).toBe(RESUME_TEXT)
})

test('a lost file is named, and the others come', async () => {
  const ann = await newcomer(server)
  const { id: profileId } = await ann.call.profiles.create({ profile_name: 'Kitchen' })
  await upload(ann, profileId)
  await server.platform.storage.removeAll(`resumes/${ann.id}`)
  const zip = new Zip(new Uint8Array(await (await ann.fetch(ZIP)).arrayBuffer()))
  expect(zip.text('files/not found.txt')).toMatch(/^files\/resumes\/0001 .*Ines Calder\.txt$/)
})

test('the file of a receipt that is not the one that was sent is left out and named', async () => {
  const ann = await newcomer(server)
  const letterOf = (content: string) => ({ content, generated: false, generatedAt: null })
  for (const text of ['Dear Northline', 'Dear Southline']) await sendApplication(server, ann.id, { letter: letterOf(text) })
  await server.platform.database.systemPool.query(
    'update receipt_files set storage_key = (select max(storage_key) from receipt_files where user_id = $1) where user_id = $1',
    [ann.id],
  )
  const zip = new Zip(new Uint8Array(await (await ann.fetch(ZIP)).arrayBuffer()))
  expect(zip.names.filter((name) => name.startsWith('files/receipts/'))).toHaveLength(1)
  expect(zip.text('files/not found.txt')).toMatch(/^files\/receipts\/.* \(the stored file differs from what was sent\)$/)
})

test.each([
  ['as JSON', askForExport, 'create policy broken on cover_letters as restrictive using (1 / 0 > 0)'],
  ['as a zip, also when a table is missing', ({ fetch }: Person) => fetch(ZIP), 'alter table cover_letters rename to letters'],
])('an export that fails on the way is cut off %s, and the log says why', async (_, ask, fault) => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const own = await startServerFor()
  const ann = await newcomer(own)
  const owner = new pg.Client({ connectionString: own.database.url })
  await owner.connect()
  await owner.query(fault)
  await owner.end()
  await expect(ask(ann).then((answer) => answer.text())).rejects.toThrow()
  await expect
    .poll(() => logs.lines.filter(({ level }) => level === 'error'))
    .toEqual([expect.objectContaining({ requestId: expect.any(String), error: expect.objectContaining({}) })])
})

test('an export needs a session that began today, also one that is still used', async () => {
  const ann = await newcomer(server)
  expect(await (await askForExport(ann)).json()).toMatchObject({ success: true })
  passDays(1.1)
  expect(await deleteAccount(ann, { action: 'export' })).toMatchObject({ success: false, error: SESSION_TOO_OLD })
  const refused = await ann.fetch(ZIP)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'EXPORT_REFUSED', message: SESSION_TOO_OLD }])
  await signInDirectly(server, ann, ann.id)
  expect((await ann.fetch(ZIP)).status).toBe(200)
})

test('a person has one export at a time, ten an hour, and one that is given up makes room and is no failure', async () => {
  const logs = captureLogs()
  onTestFinished(() => logs.stop())
  const own = await startServerFor({ RATE_LIMITS: 'on' })
  const [ann, bob] = [await newcomer(own), await newcomer(own)]
  await manyApplications(own, ann.id, 2_000)
  const first = await askForExport(ann)
  expect(await deleteAccount(ann, { action: 'export' })).toMatchObject({ success: false, error: EXPORT_RUNNING })
  await first.body?.cancel()
  await expect.poll(async () => (await askForExport(ann)).headers.get('transfer-encoding')).toBe('chunked')
  const answers: string[] = []
  for (let count = 0; count < 11; count++) answers.push((await (await askForExport(bob)).text()).slice(0, 200))
  expect(answers.at(-1)).toContain('Too many attempts')
  expect(logs.lines.filter(({ level }) => level === 'error')).toEqual([])
})

test('I2 rows that need several pages come once each', async () => {
  const ann = await newcomer(server)
  await manyApplications(server, ann.id, 250)
  const { data } = await (await askForExport(ann)).json()
  const ids = data.applications.job_applications.map(({ job_id }: { job_id: string }) => job_id)
  expect(ids.toSorted()).toEqual(Array.from({ length: 250 }, (_, index) => `job ${index + 1}`).toSorted())
})

test('I5 an export of 10,000 applications is streamed: no piece of it is large', async () => {
  const ann = await newcomer(server)
  await manyApplications(server, ann.id, 10_000)
  const answer = await askForExport(ann)
  let [largest, size] = [0, 0]
  let text = ''
  for await (const piece of answer.body ?? expect.fail()) {
    largest = Math.max(largest, piece.length)
    size += piece.length
    text = text.slice(-100) + Buffer.from(piece).toString('latin1')
  }
  expect(size).toBeGreaterThan(40_000_000)
  expect(largest).toBeLessThan(2_000_000)
  expect(text).toMatch(/,"error":null\}$/)
})

/** Each with a posting of 4 kB. */
const manyApplications = ({ platform }: TestServer, userId: string, count: number) =>
  platform.database.systemPool.query(
    `insert into job_applications (user_id, job_id, job_title, company, location, source, status, posting, created_at, updated_at)
     select $1, 'job ' || n, 'Chef', 'Harbour Hotel', 'London', 'Demo', 'applied', repeat('Bakes bread. ', 310), now(), now()
     from generate_series(1, $2::int) n`,
    [userId, count],
  )
