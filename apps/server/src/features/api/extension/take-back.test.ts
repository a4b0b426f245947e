import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkEverything } from '#features/applications/receipts/check-receipts'
import { checkChain } from '#features/applications/receipts/receipts'
import { receipts } from '#features/applications/record/table'
import { applicant, approveOne, unitsUsed } from '#testing/applying'
import { startServer, type TestServer } from '#testing/server'
import { openExtension, pairExtension } from './extension.testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const LOST = 'Something went wrong: your application was not received.'

/** An application that the extension has filled, sent and seen confirmed. */
async function confirmed(name: string) {
  const ann = await applicant(server)
  const extension = await pairExtension(server, ann)
  const { id: applicationId } = await approveOne(ann, name)
  await extension.call('report', { applicationId, progress: 'filling' })
  const confirm = (key = 'extension 1') =>
    extension.call('confirm', { applicationId, quote: 'Thank you for applying', idempotencyKey: `${key} ${applicationId}` })
  await confirm()
  const takeBack = (quote = LOST) => extension.call('take-back', { applicationId, quote })
  const linksOf = () =>
    server.platform.database.system
      .select({ number: receipts.number, kind: receipts.kind, body: receipts.body })
      .from(receipts)
      .where(eq(receipts.user_id, ann.id))
      .orderBy(receipts.number)
  return { ann, extension, applicationId, confirm, takeBack, linksOf }
}

describe('APPLY-045 a confirmation that the page takes back', () => {
  test('appends a correction to the receipt, makes the application unconfirmed and keeps its unit', async () => {
    const { ann, applicationId, takeBack, linksOf } = await confirmed('t1')
    const [before] = await linksOf()
    expect((await takeBack()).body).toMatchObject({
      status: 'queued',
      progress: 'unconfirmed',
      appliedAt: null,
      hasReceipt: true,
    })
    expect(await unitsUsed(ann)).toBe(1)
    const links = await linksOf()
    expect(links.map(({ kind }) => kind)).toEqual(['sent', 'corrected'])
    // What was written stays as it was.
    expect(links[0]).toEqual(before)
    const { history } = await ann.call.applications.get({ id: applicationId })
    const last = history.filter(({ note }) => note === LOST)
    expect(last.map(({ from, to, by }) => [from, to, by]).toSorted()).toEqual([
      ['applied', 'queued', 'extension'],
      ['confirmed', 'unconfirmed', 'extension'],
    ])
    const receipt = await ann.call.applications.receipts.get({ applicationId })
    expect(receipt).toMatchObject({ number: 1, kind: 'sent', correction: { number: 2, quote: LOST } })
    expect(receipt.body?.confirmation).toMatchObject({ kind: 'seen', quote: 'Thank you for applying' })
  })

  test('is in the downloads of the receipt, and the chain that holds it is intact', async () => {
    const { ann, applicationId, takeBack } = await confirmed('t2')
    await takeBack()
    const json = await (await ann.fetch(`/receipts/${applicationId}.json`)).json()
    expect(json).toMatchObject({ number: 1, correction: { number: 2, kind: 'corrected', body: { corrects: 1, quote: LOST } } })
    expect((await ann.fetch(`/receipts/${applicationId}.pdf`)).status).toBe(200)
    expect(await ann.call.applications.receipts.check()).toMatchObject({ count: 2, broken: null })
    expect((await checkEverything(server.platform.database.system, server.platform)).broken).toEqual([])
  })

  test('somebody who changes or removes the correction in the database is found out', async () => {
    const { ann, takeBack } = await confirmed('t3')
    await takeBack()
    const { system } = server.platform.database
    await system
      .update(receipts)
      .set({ body: '{}' })
      .where(eq(receipts.hash, await lastHash(ann.id)))
    expect((await checkChain(system, server.platform, ann.id)).broken).toEqual({ number: 2, reason: 'changed' })
    await system.delete(receipts).where(eq(receipts.hash, await lastHash(ann.id)))
    expect((await checkChain(system, server.platform, ann.id)).broken).toEqual({ number: 2, reason: 'missing' })
  })

  test('is counted nowhere as applied: tracker, dashboard, analytics and what needs the person', async () => {
    const { ann, takeBack } = await confirmed('t4')
    const figures = async () => ({
      applied: (await ann.call.applications.list({ view: 'sent' })).rows.length,
      dashboard: (await ann.call.insights.dashboard()).applied,
      analytics: (await ann.call.insights.analytics({ range: '30d' })).funnel.sent,
      needsYou: (await ann.call.applications.overview()).needsYou,
    })
    expect(await figures()).toEqual({ applied: 1, dashboard: 1, analytics: 1, needsYou: 0 })
    await takeBack()
    expect(await figures()).toEqual({ applied: 0, dashboard: 0, analytics: 0, needsYou: 1 })
  })

  test('keeps its unit when the person then skips it: it was applied once', async () => {
    const { ann, applicationId, takeBack } = await confirmed('t10')
    await takeBack()
    await ann.call.applications.skip({ id: applicationId })
    expect(await unitsUsed(ann)).toBe(1)
  })

  test('said ten times at once or again later it changes one thing once', async () => {
    const { ann, takeBack, linksOf } = await confirmed('t5')
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => takeBack(`${LOST} ${at}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await takeBack()).status).toBe(200)
    expect((await linksOf()).map(({ kind }) => kind)).toEqual(['sent', 'corrected'])
    expect(await unitsUsed(ann)).toBe(1)
  })

  test("is refused where the person said 'I submitted it', where the employer has answered, and before anything was confirmed", async () => {
    const { ann, extension } = await confirmed('t6')
    const [waiting, said] = [await approveOne(ann, 't7'), await approveOne(ann, 't8')]
    await extension.call('submitted', { applicationId: said.id, idempotencyKey: `said ${said.id}` })
    for (const { id } of [waiting, said]) {
      const before = await ann.call.applications.get({ id })
      const answer = await extension.call('take-back', { applicationId: id, quote: LOST })
      expect([answer.status, answer.body.code]).toEqual([409, 'STEP_NOT_POSSIBLE'])
      expect(await ann.call.applications.get({ id })).toEqual(before)
    }
    const { ann: bea, applicationId, takeBack } = await confirmed('t9')
    await bea.call.applications.tracker.move({ ids: [applicationId], to: 'interview' })
    expect((await takeBack()).body.code).toBe('STEP_NOT_POSSIBLE')
  })

  test("needs the owner's device, an application of theirs and words of the page", async () => {
    const { ann, applicationId, extension } = await confirmed('u1')
    const { extension: other } = await confirmed('u2')
    expect((await other.call('take-back', { applicationId, quote: LOST })).body.code).toBe('APPLICATION_NOT_FOUND')
    expect((await openExtension(server).call('take-back', { applicationId, quote: LOST })).status).toBe(401)
    for (const quote of ['', '  ', 'x'.repeat(501)])
      expect((await extension.call('take-back', { applicationId, quote })).status).toBe(400)
    expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ status: 'applied', progress: 'confirmed' })
  })

  test('a later confirmation, or the word of the person, is a receipt of its own without a second unit', async () => {
    const { ann, applicationId, takeBack, confirm, linksOf } = await confirmed('u3')
    await takeBack()
    // The first call, sent once more, is answered as before and confirms nothing again.
    expect((await confirm()).body.success).toBe(true)
    expect(await ann.call.applications.get({ id: applicationId })).toMatchObject({ progress: 'unconfirmed' })
    expect((await confirm('extension 2')).body.success).toBe(true)
    expect((await linksOf()).map(({ kind }) => kind)).toEqual(['sent', 'corrected', 'sent'])
    expect(await ann.call.applications.receipts.get({ applicationId })).toMatchObject({ number: 3, correction: null })
    expect(await unitsUsed(ann)).toBe(1)
    await takeBack()
    expect((await ann.call.applications.receipts.get({ applicationId })).correction).toMatchObject({ number: 4 })
    expect(await ann.call.applications.receipts.check()).toMatchObject({ count: 4, broken: null })
  })
})

async function lastHash(userId: string): Promise<string> {
  const { system } = server.platform.database
  const rows = await system.select().from(receipts).where(eq(receipts.user_id, userId)).orderBy(receipts.number)
  return rows.at(-1)?.hash ?? ''
}
