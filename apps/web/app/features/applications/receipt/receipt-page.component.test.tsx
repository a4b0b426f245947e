import type { ShownReceipt } from '@jobapply/core/applications/receipt-schema'
import { expect, test, vi } from 'vitest'
import { answerAt } from '#testing/answer-at.ts'
import { expectAccessible } from '#testing/axe.ts'
import { fault } from '#testing/calls.ts'
import { keepApplications } from '#testing/keep-applications.ts'
import { eventually } from '#testing/locator.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const AT = RECORDED_AT.toISOString()
const ID = '00000000-0000-4000-8000-00000000a001'
const HASH = '5f'.repeat(32)
const JOB = { job_title: 'Maintenance Electrician', company: 'Northline', location: 'Leeds', source: 'Greenhouse' }
const field = (label: string, value: string) => ({
  ...{ questionId: null, label, value, isRequired: true, origin: 'profile' as const, source: 'your profile', answerId: null },
})
const body = (confirmation: Partial<NonNullable<ShownReceipt['body']>['confirmation']>): NonNullable<ShownReceipt['body']> => ({
  job: { ...JOB, job_url: null, application_url: null, posting: 'We keep depots running.' },
  ...{ sentAt: AT, profile: null, letter: null, fields: [field('Full name', 'Tomasz Nowak'), field('Years', '7.5')] },
  files: [{ kind: 'resume', name: 'Electrician.pdf', pages: 1, bytes: 20_000, sha256: HASH, isKept: true }],
  confirmation: { kind: 'seen', quote: 'Thank you, Tomasz.', reference: null, at: AT, ...confirmation },
})
const RECEIPT: ShownReceipt = {
  ...{ number: 1, applicationId: ID, kind: 'sent', at: AT, body: body({}), bodyHash: HASH, previous: null, hash: HASH },
  ...{ keptFiles: [HASH], correction: null },
}
const INTACT = { count: 3, checkedAt: AT, broken: null }
const panel = (page: Page) => page.getByRole('region', { name: 'Chain of receipts' })
const strip = (page: Page) => page.getByRole('article', { name: /^Receipt No\. / })

async function open(changes: Partial<ShownReceipt> = {}, broken: { number: number; reason: 'changed' } | null = null) {
  const receipts = { get: { ...RECEIPT, ...changes }, check: { ...INTACT, broken } }
  const page = mountPage(`/applications/${ID}/receipt`, {
    answers: { applications: { ...keepApplications().answers, receipts } },
  })
  await strip(page).waitFor()
  await eventually(() => panel(page).getByRole('heading').count()).toBe(1)
  return page
}

test('P prints a receipt, D saves it, and Escape goes back; its files can be saved for the interview', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const page = await open()
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await strip(page).getByText('“Thank you, Tomasz.').waitFor()
  await expectAccessible()
  await page.keyboard.press('p')
  expect(print).toHaveBeenCalledOnce()
  for (const ending of ['pdf', 'json']) answerAt(`/receipts/${ID}.${ending}`, {})
  await page.keyboard.press('d')
  await eventually(() => saved).toEqual(['Receipt 0001.pdf'])
  await page.getByRole('button', { name: 'Download JSON' }).click()
  await eventually(() => saved).toEqual(['Receipt 0001.pdf', 'Receipt 0001.json'])
  vi.restoreAllMocks()
  expect(page.getByRole('link', { name: 'Electrician.pdf' }).getAttribute('href')).toBe(`/receipts/${ID}/${HASH}`)
  await page.keyboard.press('Escape')
  await arriveAt(page, '/applications')
})

test("a receipt by the person's word alone does not claim more, and lost files are called so", async () => {
  const page = await open({ body: body({ kind: 'said', quote: null }), keptFiles: [] })
  await strip(page).getByText('(file deleted)').waitFor()
  expect(page.getByRole('link', { name: 'Electrician.pdf' }).count()).toBe(0)
  expect(strip(page).locator('mark').count()).toBe(0)
  await expectAccessible()
})

test('checking again names the first receipt that differs, and a failed check takes nothing from the page', async () => {
  const page = await open()
  await panel(page).getByText('All 3 were checked').waitFor()
  page.server.answer({ applications: { receipts: { check: { ...INTACT, broken: { number: 2, reason: 'changed' } } } } })
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await panel(page).getByText('Receipt No. 0002 differs from what was written.').waitFor()
  page.server.answer({ applications: { receipts: { check: fault('TOO_MANY_ATTEMPTS', 'Too many attempts.') } } })
  await panel(page).getByRole('button', { name: 'Check again' }).click()
  await panel(page).getByText('Too many attempts.').waitFor()
  await strip(page).getByText('Tomasz Nowak').waitFor()
})

test('a changed receipt says so, one that was removed keeps its mark, and an unconfirmed one is no success', async () => {
  const page = await open({}, { number: 1, reason: 'changed' })
  await panel(page).getByRole('heading', { name: 'Chain broken' }).waitFor()
  await strip(page).getByText('This receipt differs from what was written.').waitFor()
  await expectAccessible()
  page.server.answer({ applications: { receipts: { get: { ...RECEIPT, kind: 'removed', body: null }, check: INTACT } } })
  await page.reload()
  await strip(page).getByRole('heading', { name: 'Removed by you' }).waitFor()
  expect(page.getByRole('button', { name: 'Download PDF' }).count()).toBe(0)
  await expectAccessible()
  const unknown = { ...RECEIPT, body: body({ kind: 'unconfirmed', quote: null }) }
  page.server.answer({ applications: { receipts: { get: unknown } } })
  await page.reload()
  await strip(page).getByRole('heading', { name: JOB.job_title }).waitFor()
  expect(strip(page).locator('header p.text-warn').count()).toBe(1)
  await expectAccessible()
})

test('an application without a receipt leads back to all of them', async () => {
  const receipts = { get: fault('RECEIPT_NOT_FOUND') }
  const page = mountPage(`/applications/${ID}/receipt`, {
    answers: { applications: { ...keepApplications().answers, receipts } },
  })
  await page.getByRole('heading', { name: 'No receipt' }).waitFor()
  await expectAccessible()
  await page.getByRole('link', { name: 'All applications' }).click()
  await arriveAt(page, '/applications')
})
