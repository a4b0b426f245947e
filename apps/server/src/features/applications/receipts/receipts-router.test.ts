import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProfile } from '#testing/jobs'
import { newcomer, openBrowser, type Person } from '#testing/people'
import { sendApplication } from '#testing/receipts'
import { storedFiles } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'
import { sha256 } from './receipt-chain.ts'

let server: TestServer
let ann: Person
let id: string
beforeAll(async () => {
  server = await startServer()
  ann = await newcomer(server)
  const profileId = await addProfile(ann, { full_name: 'Tomasz Nowak' }, 'Electrician')
  const { id: resumeId } = await ann.call.documents.resumes.create({ profileId })
  id = await sendApplication(server, ann.id, { profileId, resumeId })
})
afterAll(() => server.stop())

test('a person reads, lists and checks their own receipts', async () => {
  const receipt = await ann.call.applications.receipts.get({ applicationId: id })
  expect(receipt).toMatchObject({ number: 1, kind: 'sent', previous: null, body: { job: { company: 'Northline Rail' } } })
  expect(receipt.keptFiles).toEqual(receipt.body?.files.map((file) => file.sha256))
  const other = await sendApplication(server, ann.id, { jobTitle: 'Lift Engineer' })
  const { rows, next } = await ann.call.applications.receipts.list({ limit: 1 })
  expect(rows).toMatchObject([{ number: 2, applicationId: other, job: { job_title: 'Lift Engineer' } }])
  expect(await ann.call.applications.receipts.list({ limit: 1, cursor: String(next) })).toMatchObject({
    rows: [{ number: 1 }],
    next: null,
  })
  expect(await ann.call.applications.receipts.check()).toMatchObject({ count: 2, broken: null })
})

test("another person's receipt, files and list are unknown to everybody else", async () => {
  const bob = await newcomer(server)
  const [file] = (await ann.call.applications.receipts.get({ applicationId: id })).keptFiles
  for (const applicationId of [id, randomUUID()])
    await expect(bob.call.applications.receipts.get({ applicationId })).rejects.toMatchObject({
      code: 'RECEIPT_NOT_FOUND',
      status: 404,
    })
  expect(await bob.call.applications.receipts.list()).toEqual({ rows: [], next: null })
  expect(await bob.call.applications.receipts.check()).toMatchObject({ count: 0, broken: null })
  for (const other of [bob, openBrowser(server)])
    for (const path of [`${id}.json`, `${id}.pdf`, `${id}/${file}`])
      expect([path, (await other.fetch(`/receipts/${path}`)).status]).toEqual([path, 404])
})

test('the downloads are for saving only: JSON with the hashed text byte for byte, PDF, and the file that was sent', async () => {
  const { bodyHash, keptFiles } = await ann.call.applications.receipts.get({ applicationId: id })
  const json = await ann.fetch(`/receipts/${id}.json`)
  expect(Object.fromEntries(json.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': "attachment; filename*=UTF-8''Receipt%200001.json",
  })
  const text = await json.text()
  expect(JSON.parse(text)).toMatchObject({ number: 1, bodyHash, body: { job: { job_title: 'Maintenance Electrician' } } })
  expect(sha256(text.slice(text.indexOf('"body":') + 7, text.lastIndexOf('}')))).toBe(bodyHash)

  const pdf = await ann.fetch(`/receipts/${id}.pdf`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const printed = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), { mergePages: true })
  expect(printed.text).toMatch(/Receipt No\. 0001.*Checked .* UTC: The chain of \d is intact\./s)

  const file = await ann.fetch(`/receipts/${id}/${keptFiles[0]}`)
  expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(keptFiles[0])
  expect(storedFiles(server, 'receipts')).toHaveLength(1)
})

test('a receipt whose text somebody has made unreadable still opens, and its JSON shows what is there', async () => {
  const bob = await newcomer(server)
  const applicationId = await sendApplication(server, bob.id)
  await server.platform.database.systemPool.query("update receipts set body = '{' where user_id = $1", [bob.id])
  expect(await bob.call.applications.receipts.get({ applicationId })).toMatchObject({ number: 1, body: null })
  expect(await (await bob.fetch(`/receipts/${applicationId}.json`)).json()).toMatchObject({ body: '{' })
  expect((await bob.fetch(`/receipts/${applicationId}.pdf`)).status).toBe(404)
})
