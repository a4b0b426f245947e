import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { startLocalAi } from '@jobapply/server/testing/local-ai'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openOwnProduct } from './shared/browser.ts'
import { openBuilder, sheet, visitInes, waitForSaved } from './shared/ines.ts'
import { dialogOf } from './shared/profiles.ts'
import { eventually, failCall, hasKeyboard } from './shared/steps.ts'
import { visitInesWithJobs } from './shared/tailoring.ts'

const endpoint = await startLocalAi(() => 'I lead six chefs.')
const { host } = new URL(endpoint.baseUrl)
afterAll(() => endpoint.close())
const product = openOwnProduct({ AI_BASE_URL: endpoint.baseUrl, AI_MODEL: 'small' })

async function chooseJobs(page: Page, ...titles: string[]) {
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  const dialog = dialogOf(page, 'Tailor to a job')
  for (const title of titles) await dialog.getByRole('checkbox', { name: title }).check()
  await dialog.getByRole('button', { name: 'See what would change' }).click()
}
const panel = (page: Page) => page.getByRole('region', { name: /^Tailored to/ })

test('a resume is tailored to a job in a copy: each line is accepted or rejected, and a gap is never written', async () => {
  const page = await visitInesWithJobs(product)
  await openBuilder(page, page.documentId)
  const before = await page.stored()
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  const dialog = dialogOf(page, 'Tailor to a job')
  await eventually(() => dialog.getByRole('checkbox').count()).toBe(3)
  await dialog.getByRole('searchbox', { name: 'Search your saved jobs' }).fill('pier')
  await eventually(() => dialog.getByRole('checkbox').count()).toBe(1)
  await dialog.getByRole('checkbox', { name: 'Head of Chocolate' }).check()
  await failCall(page, 'documents/resumes/tailor', { status: 503, code: 'BUSY', message: 'Please try again in a minute.' })
  await dialog.getByRole('button', { name: 'See what would change' }).click()
  await dialog.getByRole('alert').getByText('Please try again in a minute.').waitFor()
  await page.unroute('**/rpc/documents/resumes/tailor')
  await dialog.getByRole('button', { name: 'Try again' }).click()

  const hotel = panel(page).getByRole('list', { name: 'Head Pastry Chef, Wren and Harrow Hotel' }).getByRole('listitem')
  await eventually(() => hotel.count()).toBe(2)
  await panel(page).getByRole('list', { name: 'Asked for, not in your profile' }).getByText('SAP').waitFor()
  // The page is a proof: what moves is marked where it goes.
  const marked = async () => (await sheet(page).locator('[data-new]').allTextContents()).join(' ')
  await eventually(marked).toContain('Halved the weekly waste')
  await hotel.filter({ hasText: 'Plan the rota' }).getByRole('checkbox').uncheck()
  await eventually(marked).not.toContain('Plan the rota')

  await panel(page).getByRole('button', { name: 'Make a copy' }).click()
  await page.getByRole('heading', { name: 'Head of Chocolate, Pier Hotel', level: 1 }).waitFor()
  const made = (await page.call.documents.resumes.list()).find(({ name }) => name === 'Head of Chocolate, Pier Hotel')
  const { content } = await page.call.documents.resumes.get({ id: made?.id ?? '' })
  const lines = before.content.experience[0]?.description?.split('\n') ?? []
  expect(content.experience[0]?.description?.split('\n')).toEqual([2, 0, 1, 3].map((place) => lines[place]))
  expect(content.technical_skills[0]).toBe('Chocolate tempering')
  expect(content.technical_skills.toSorted()).toEqual(before.content.technical_skills.toSorted())
  expect(JSON.stringify(content)).not.toContain('SAP')
  expect(await page.stored()).toEqual(before)
})

test('several jobs get a copy each; those that fail are named and tried again, and a gap names the jobs that ask', async () => {
  const page = await visitInesWithJobs(product)
  await openBuilder(page, page.documentId)
  await chooseJobs(page, 'Head of Chocolate', 'Viennoiserie Chef', 'Cake Decorator')
  await panel(page).getByText('We no longer have the posting of Cake Decorator, Lost Bakery').waitFor()
  const gaps = panel(page).getByRole('list', { name: 'Asked for, not in your profile' }).getByRole('listitem')
  await eventually(() => gaps.first().textContent()).toBe(
    'SAPasked by Head of Chocolate, Pier Hotel; Viennoiserie Chef, Quay Bakery',
  )
  await panel(page).getByLabel('Job').selectOption('Viennoiserie Chef, Quay Bakery')
  await panel(page).getByRole('list', { name: 'Sous Chef, Pastry, Marlowe Dining Rooms' }).waitFor()

  const limit = { status: 409, code: 'TOO_MANY_DOCUMENTS', message: 'You can keep up to 50 resumes here.' }
  await failCall(page, 'documents/resumes/duplicate', limit)
  await panel(page).getByRole('button', { name: 'Make 2 copies' }).click()
  const copies = panel(page).getByRole('list', { name: 'Copies' })
  await eventually(() => copies.getByText('You can keep up to 50 resumes here.').count()).toBe(2)
  await page.unroute('**/rpc/documents/resumes/duplicate')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await panel(page).getByText('2 of 2 copies made').waitFor()
  await copies.getByRole('link', { name: 'Viennoiserie Chef, Quay Bakery' }).click()
  await page.getByRole('heading', { name: 'Viennoiserie Chef, Quay Bakery', level: 1 }).waitFor()
  expect(await page.call.documents.resumes.list()).toHaveLength(3)
})

test('the open resume itself can be changed with the keyboard alone, and the change is undone', async () => {
  const page = await visitInesWithJobs(product)
  await openBuilder(page, page.documentId)
  const before = await page.stored()
  await page.getByRole('button', { name: 'Tailor to a job' }).press('Enter')
  await dialogOf(page, 'Tailor to a job').getByRole('checkbox', { name: 'Head of Chocolate' }).press('Space')
  await dialogOf(page, 'Tailor to a job').getByRole('button', { name: 'See what would change' }).press('Enter')
  await eventually(() => hasKeyboard(page.getByRole('heading', { name: 'Tailored to Head of Chocolate, Pier Hotel' }))).toBe(true)
  await panel(page).getByRole('button', { name: 'Change this resume' }).press('Enter')
  await panel(page).waitFor({ state: 'detached' })
  const firstSkill = async () => (await page.stored()).content.technical_skills[0]
  await eventually(firstSkill).toBe('Chocolate tempering')
  await page.keyboard.press('Control+z')
  await eventually(firstSkill).toBe(before.content.technical_skills[0])
  await waitForSaved(page)
  expect((await page.stored()).content).toEqual(before.content)
})

test('AI is switched on after its host was seen, and the ledger shows what was sent and written', async () => {
  const page = await visitInes(product)
  await page.goto('/resume')
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  const dialog = dialogOf(page, 'AI')
  const switched = dialog.getByRole('switch', { name: `Let ${host} write for me` })
  await dialog.getByText('Nothing has been sent.').waitFor()
  await eventually(() => switched.isChecked()).toBe(false)
  await failCall(page, 'documents/ai/choose', { status: 409, code: 'AI_ENDPOINT_CHANGED', message: 'Another AI endpoint now.' })
  await switched.click()
  await dialog.getByRole('alert').getByText('Another AI endpoint now.').waitFor()
  await eventually(() => switched.isChecked()).toBe(false)
  await page.unroute('**/rpc/documents/ai/choose')
  await switched.click()
  await eventually(() => switched.isChecked()).toBe(true)
  expect(await page.call.documents.ai.status()).toMatchObject({ isOn: true, endpoint: { host } })

  const { letters } = page.call.documents
  const { id, version } = await letters.create({ profileId: page.profileId, job: { title: 'Chef', company: 'Pier Hotel' } })
  for await (const _ of await letters.write({ id, version, options: letterOptions.parse({}) }));
  await page.reload()
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  const entry = dialog.getByRole('list', { name: 'Ledger' }).getByRole('listitem')
  await entry.getByText(`small at ${host}`).waitFor()
  await entry.getByText('What was sent').click()
  const sent = entry.getByRole('textbox', { name: 'What was sent' })
  await eventually(() => sent.inputValue()).toContain('Wren and Harrow Hotel')
  await eventually(() => sent.inputValue()).not.toMatch(/Ines|Calder|example\.org|7700900552/)
  await entry.getByText('What was written').click()
  const written = entry.getByRole('textbox', { name: 'What was written' })
  await eventually(() => written.inputValue()).toBe('I lead six chefs.')
})
