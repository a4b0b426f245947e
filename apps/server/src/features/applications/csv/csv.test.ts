import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const csv = (text: string) => new File([text], 'jobs.csv', { type: 'text/csv' })
const exported = async ({ fetch }: Person) =>
  Buffer.from(await (await fetch('/exports/applications.csv')).arrayBuffer()).toString()
/** Without regard to the order, which is that of random ids. */
const linesOf = (text: string) => text.split('\r\n').toSorted()

async function importAll({ call }: Person, text: string) {
  const { mapping, dateOrder } = await call.applications.csv.preview({ file: csv(text) })
  return call.applications.csv.import({ file: csv(text), mapping, dateOrder })
}

const HEAD = 'Job title,Company,Location,Job address,Status,Applied at,Deadline,Next date,Next step,Source,Notes'
const OWN = [
  `\ufeff${HEAD}`,
  'Cook,Acme,Berlin,https://acme.example/1,Applied,2026-10-01T08:15:30.000Z,,,,LinkedIn,',
  '"Chef, ""de"" Partie",Umbrella,,,Interview,2026-10-02T08:00:00.000Z,2026-12-01,2026-12-03T09:00:00.000Z,Call,Referral,"two\nlines"',
  "'=SUM(1),N/A,,https://x.example/3,Saved,,,,,Demo,'-5",
  '',
].join('\r\n')

test('our own export comes back identical in another account, and is all duplicates in its own', async () => {
  const [ann, ben] = [await newcomer(server), await newcomer(server)]
  expect(await importAll(ann, OWN)).toMatchObject({ count: 3 })
  const text = await exported(ann)
  expect(linesOf(text)).toEqual(linesOf(OWN))
  await importAll(ben, text)
  expect(linesOf(await exported(ben))).toEqual(linesOf(text))
  const again = await ann.call.applications.csv.preview({ file: csv(text) })
  expect(again).toMatchObject({ shape: 'ours', counts: { rows: 3, ready: 0, duplicates: 3, problems: 0 } })
  await expect(importAll(ann, text)).rejects.toMatchObject({ code: 'NOTHING_TO_IMPORT' })
})

test('APPLY-062 a preview writes nothing; an import leaves out what has a problem, names it, and takes no unit', async () => {
  const ann = await newcomer(server)
  const text = 'Title,Company,Status\nCook,Acme,Applied\nCook,,Applied\nCook,Acme,Offer\nBaker,Korn,Limbo'
  const preview = await ann.call.applications.csv.preview({ file: csv(text) })
  expect(preview.counts).toEqual({ rows: 4, ready: 1, duplicates: 1, problems: 2 })
  expect(preview.messages).toEqual([
    { line: 3, kind: 'problem', text: 'Company is required' },
    { line: 4, kind: 'duplicate', text: 'Cook, Acme is in your list already' },
    { line: 5, kind: 'problem', text: 'Status: "Limbo" is unknown' },
  ])
  expect((await ann.call.applications.tracker.list()).rows).toEqual([])
  await importAll(ann, text)
  expect((await ann.call.applications.tracker.list()).rows).toMatchObject([{ job_title: 'Cook', status: 'applied' }])
  expect((await ann.call.billing.usage()).current.monthly).toBe(0)
})

test('the person maps columns that have other names, and says whether the day or the month comes first', async () => {
  const ann = await newcomer(server)
  const text = 'Was,Wer,Wann\nKoch,Acme,03/04/2026'
  const first = await ann.call.applications.csv.preview({ file: csv(text) })
  expect(first.counts.ready).toBe(0)
  const mapping = { ...first.mapping, job_title: 0, company: 1, appliedAt: 2 }
  const second = await ann.call.applications.csv.preview({ file: csv(text), mapping })
  expect(second).toMatchObject({ asksDateOrder: true, counts: { problems: 1 } })
  const third = await ann.call.applications.csv.preview({ file: csv(text), mapping, dateOrder: 'dmy' })
  expect(third.rows).toMatchObject([{ job_title: 'Koch', company: 'Acme', status: 'applied', appliedAt: '2026-04-03' }])
})

test('an import is undone once; what was changed since stays', async () => {
  const ann = await newcomer(server)
  const done = await importAll(ann, OWN)
  const { rows } = await ann.call.applications.tracker.list()
  const cook = rows.find(({ job_title }) => job_title === 'Cook')
  await ann.call.applications.tracker.move({ ids: [cook?.id ?? ''], to: 'interview' })
  const ben = await newcomer(server)
  await expect(ben.call.applications.csv.undo({ id: done.id })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  expect(await ann.call.applications.csv.undo({ id: done.id })).toEqual({ removed: 2, kept: 1 })
  expect((await ann.call.applications.tracker.list()).rows.map(({ job_title }) => job_title)).toEqual(['Cook'])
  await expect(ann.call.applications.csv.undo({ id: done.id })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' })
  expect(await ann.call.applications.csv.imports()).toMatchObject([{ name: 'jobs.csv', count: 3, undoneAt: expect.any(String) }])
})

test('hostile files are harmless: no table, one column, zero bytes, a cell of 200 kB, other encodings', async () => {
  const ann = await newcomer(server)
  const { preview } = ann.call.applications.csv
  for (const text of ['', 'just words', 'one column\nonly', '\0\0\0', '"'.repeat(50_000)])
    await expect(preview({ file: csv(text) })).rejects.toMatchObject({ code: 'NOT_A_TABLE' })
  const long = `Title,Company,Notes\nCook,Acme,${'x'.repeat(200_000)}`
  await importAll(ann, long)
  const [row] = (await ann.call.applications.tracker.list()).rows
  const { notes } = await ann.call.applications.tracker.get({ id: row?.id ?? '' })
  expect(notes.map(({ text }) => text.length)).toEqual([10_000])
  const windows = new File([Uint8Array.from([...Buffer.from('Title,Company\nCaf'), 0xe9, ...Buffer.from(',Acme')])], 'w.csv')
  expect((await preview({ file: windows })).rows).toMatchObject([{ job_title: 'Café' }])
  const nul = await preview({ file: csv('Title,Company\nBa\0ker,K\u0007orn') })
  expect(nul.rows).toMatchObject([{ job_title: 'Baker', company: 'Korn' }])
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'large.csv')
  await expect(preview({ file: large })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
})

test('a file with more rows than an import takes is read to the limit', async () => {
  const ann = await newcomer(server)
  const rows = Array.from({ length: 2_005 }, (_, n) => `Cook ${n},Acme`)
  const preview = await ann.call.applications.csv.preview({ file: csv(`Title,Company\n${rows.join('\n')}`) })
  expect(preview).toMatchObject({ isLong: true, counts: { rows: 2_000, ready: 2_000 } })
})
