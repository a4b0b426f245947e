import { randomUUID } from 'node:crypto'
import { receiptBody } from '@jobapply/core/applications/receipt-schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiptChains, receipts } from '#features/applications/record/table'
import { PERSONAL_DATA } from '#personal-data'
import { now } from '#platform/clock'
import { withPersonLock } from '#platform/db/lock'
import { exportText } from '#testing/exports'
import { addProfile } from '#testing/jobs'
import { newcomer } from '#testing/people'
import { filledIn, sendApplication } from '#testing/receipts'
import { storedFiles, upload, withProfile } from '#testing/resumes'
import { startServer, type TestServer } from '#testing/server'
import { checkEverything } from './check-receipts.ts'
import { canonicalText, chainKey, sealEnd, sha256, signLink } from './receipt-chain.ts'
import { checkChain, markRemoved } from './receipts.ts'
import { findReceipt } from './receipts-store.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const dbOf = (userId: string) => server.platform.database.forUser(userId)
const check = (userId: string) => checkChain(dbOf(userId), server.platform, userId)
const bodyOf = async (userId: string, applicationId: string) =>
  receiptBody.parse(JSON.parse((await findReceipt(dbOf(userId), userId, applicationId))?.body ?? ''))
const filesOf = (userId: string) => storedFiles(server, 'receipts').filter((path) => path.includes(userId))

/** As `makeReceipt` makes them, in one statement. */
async function insertChain(userId: string, count: number) {
  const key = chainKey(server.platform.keyFor('receipts'), userId)
  const rows: (typeof receipts.$inferInsert)[] = []
  for (let number = 1; number <= count; number++) {
    const body = canonicalText({ number })
    const link = {
      ...{ number, kind: 'sent' as const, applicationId: randomUUID(), at: now() },
      ...{ bodyHash: sha256(body), previous: rows.at(-1)?.hash ?? null },
    }
    rows.push({ ...link, user_id: userId, body, hash: signLink(key, link) })
  }
  const end = { count, hash: rows.at(-1)?.hash ?? '' }
  await dbOf(userId).insert(receipts).values(rows)
  await dbOf(userId)
    .insert(receiptChains)
    .values({ user_id: userId, ...end, seal: sealEnd(key, end) })
}

test('a receipt holds the job, the profile, each field, the letter and the files with their hashes', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { full_name: 'Tomasz Nowak' }, 'Electrician')
  const resume = await ann.call.documents.resumes.create({ profileId })
  const fields = [
    filledIn('Full name', 'Tomasz Nowak'),
    filledIn('Ethnic origin', '', { isRequired: false, origin: 'empty', source: 'never guessed' }),
  ]
  const letter = { content: 'Dear Northline team,\n\nI keep depots running.', generated: true, generatedAt: null }
  const id = await sendApplication(server, ann.id, { profileId, resumeId: resume.id, letter, fields })
  const body = await bodyOf(ann.id, id)
  expect(body).toMatchObject({
    job: { job_title: 'Maintenance Electrician', posting: expect.stringContaining('switchgear') },
    profile: { id: profileId, name: 'Electrician', version: expect.any(Number) },
    fields,
    letter: letter.content,
    confirmation: { kind: 'said', quote: null },
  })
  const download = new Uint8Array(await (await ann.fetch(`/documents/resumes/${resume.id}.pdf`)).arrayBuffer())
  expect(body.files).toEqual([
    {
      kind: 'resume',
      name: 'Tomasz Nowak, Electrician.pdf',
      pages: 1,
      bytes: download.length,
      sha256: sha256(download),
      isKept: true,
    },
    {
      kind: 'letter',
      name: 'Tomasz Nowak, Cover letter, Northline Rail.pdf',
      pages: 1,
      bytes: expect.any(Number),
      sha256: expect.any(String),
      isKept: true,
    },
  ])
  // The same resume for another job is stored once.
  await sendApplication(server, ann.id, { profileId, resumeId: resume.id })
  expect(filesOf(ann.id)).toHaveLength(2)
})

test('the resume of a receipt is the one that was approved, also when it was changed or deleted since', async () => {
  const ann = await newcomer(server)
  const profileId = await addProfile(ann, { full_name: 'Tomasz Nowak' }, 'Electrician')
  const { id: resumeId, name, content, design } = await ann.call.documents.resumes.create({ profileId })
  const send = async (resumeData: object) =>
    (await bodyOf(ann.id, await sendApplication(server, ann.id, { resumeId, resumeData: { ...resumeData } }))).files[0]?.sha256
  const unchanged = await send({ name, content, design })
  expect(unchanged).toBe(sha256(new Uint8Array(await (await ann.fetch(`/documents/resumes/${resumeId}.pdf`)).arrayBuffer())))
  const approved = { name, design, content: { ...content, full_name: 'Tomasz B. Nowak' } }
  const changed = await send(approved)
  expect(changed).not.toBe(unchanged)
  await ann.call.documents.resumes.remove({ id: resumeId })
  expect(await send(approved)).toBe(changed)
})

test('without a document the uploaded resume file of the profile is what was sent', async () => {
  const { person, profile } = await withProfile(server)
  await upload(person, profile.id)
  const { files } = await bodyOf(person.id, await sendApplication(server, person.id, { profileId: profile.id }))
  expect(files).toMatchObject([{ kind: 'resume', name: 'Ines Calder.txt', pages: null }])
})

describe('the chain', () => {
  test('is intact however many receipts are written at once, and each has the number after the one before', async () => {
    const ann = await newcomer(server)
    await Promise.all(Array.from({ length: 8 }, () => sendApplication(server, ann.id)))
    expect(await check(ann.id)).toEqual({ count: 8, broken: null })
  })

  test('notices what somebody changes, removes or swaps in the database, and names it', async () => {
    const tampered: [string, object][] = [
      [
        `update receipts set body = replace(body, 'Leeds', 'Luton') where user_id = $1 and number = 2`,
        { number: 2, reason: 'changed' },
      ],
      [`update receipts set body = null where user_id = $1 and number = 3`, { number: 3, reason: 'changed' }],
      [`delete from receipts where user_id = $1 and number = 2`, { number: 2, reason: 'missing' }],
      [`delete from receipts where user_id = $1 and number = 4`, { number: 4, reason: 'missing' }],
      [
        `update receipts set number = case number when 1 then 902 when 2 then 901 else number + 900 end where user_id = $1;
        update receipts set number = number - 900 where user_id = $1`,
        { number: 1, reason: 'order' },
      ],
      [`update receipt_chains set count = 3 where user_id = $1`, { number: 4, reason: 'head' }],
    ]
    const { systemPool } = server.platform.database
    for (const [statements, broken] of tampered) {
      const ann = await newcomer(server)
      for (let sent = 0; sent < 4; sent++) await sendApplication(server, ann.id)
      for (const statement of statements.split(';')) await systemPool.query(statement, [ann.id])
      expect((await check(ann.id)).broken, statements).toEqual(broken)
    }
  })

  test('of 1,000 receipts is checked whole, and the check of the whole installation names the broken one', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    await sendApplication(server, bob.id)
    await insertChain(ann.id, 1_000)
    expect(await ann.call.applications.receipts.check()).toMatchObject({ count: 1_000, broken: null })
    await server.platform.database.systemPool.query(
      "update receipts set body = body || ' ' where user_id = $1 and number = 700",
      [ann.id],
    )
    expect(await ann.call.applications.receipts.check()).toMatchObject({ broken: { number: 700, reason: 'changed' } })
    const { broken } = await checkEverything(server.platform.database.system, server.platform)
    expect(broken).toContainEqual({ userId: ann.id, number: 700, reason: 'changed' })
    expect(broken.map(({ userId }) => userId)).not.toContain(bob.id)
  })

  test('keeps the mark of a removed application: its contents and files are gone, and nothing is broken', async () => {
    const ann = await newcomer(server)
    const profileId = await addProfile(ann, { full_name: 'Tomasz Nowak' }, 'Electrician')
    const { id: resumeId } = await ann.call.documents.resumes.create({ profileId })
    const [first, second] = [
      await sendApplication(server, ann.id, { profileId, resumeId }),
      await sendApplication(server, ann.id, { profileId, resumeId }),
    ]
    const remove = (id: string) =>
      withPersonLock(dbOf(ann.id), ann.id, (tx) => markRemoved(tx, server.platform, ann.id, id, now()))
    await remove(first)
    await remove(first)
    expect(await check(ann.id)).toEqual({ count: 3, broken: null })
    const left = await dbOf(ann.id).select().from(receipts).where(eq(receipts.applicationId, first)).orderBy(receipts.number)
    expect(left.map(({ number, kind, body }) => [number, kind, body])).toEqual([
      [1, 'sent', null],
      [3, 'removed', null],
    ])
    expect(filesOf(ann.id)).toHaveLength(1)
    await remove(second)
    await expect.poll(() => filesOf(ann.id).length, { timeout: 20_000 }).toBe(0)
  })

  test('of one person is part of their data, and erasing it breaks no other chain', async () => {
    const [ann, bob] = [await newcomer(server), await newcomer(server)]
    for (const { id } of [ann, bob, ann, bob]) await sendApplication(server, id)
    const collected = await exportText(server, ann.id)
    expect(collected).toContain('switchgear')
    await server.platform.database.system.transaction((tx) => PERSONAL_DATA.applications?.erase(tx, ann.id) ?? Promise.resolve())
    expect(await check(ann.id)).toEqual({ count: 0, broken: null })
    expect(await check(bob.id)).toEqual({ count: 2, broken: null })
  })
})
