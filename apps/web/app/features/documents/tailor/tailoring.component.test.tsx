import type { TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { expect, test } from 'vitest'
import {
  dialogOf,
  INES,
  keepDocuments,
  openDocuments,
  savedJob,
  sheet,
  waitForSaved,
} from '#features/documents/mounted-documents.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { type Answers, fault } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { arriveAt, type Page } from '#testing/visit.ts'

const JOBS = [
  savedJob('greenhouse:1', 'Head of Chocolate', 'Pier Hotel'),
  savedJob('greenhouse:2', 'Viennoiserie Chef', 'Quay Bakery'),
  savedJob('greenhouse:3', 'Cake Decorator', 'Lost Bakery'),
]
const [FIRST = ''] = INES.experience?.map(({ description }) => description ?? '') ?? []
const LINES = FIRST.split('\n')
const line = (from: number, to: number, matches: string[]) => ({ text: LINES[from] ?? '', from, to, matches })
const skill = (text: string, from: number, to: number, matches: string[] = []) => ({ text, from, to, matches })

/** What the server proposes; which lines a posting asks for is proven by tests of the writing package. */
const CHOCOLATE: TailoredJob = {
  jobId: 'greenhouse:1',
  title: 'Head of Chocolate',
  company: 'Pier Hotel',
  parts: [
    { field: 'experience', entry: 'a', lines: [line(2, 0, ['waste']), line(3, 1, ['orders']), line(0, 2, []), line(1, 3, [])] },
    {
      field: 'technical_skills',
      entry: null,
      lines: [skill('Chocolate tempering', 1, 0, ['Chocolate tempering']), skill('Laminated dough', 0, 1)],
    },
  ],
  rewordings: [],
  gaps: ['SAP'],
}
const VIENNOISERIE: TailoredJob = {
  ...CHOCOLATE,
  jobId: 'greenhouse:2',
  title: 'Viennoiserie Chef',
  company: 'Quay Bakery',
  parts: [],
}

const tailor = ({ jobIds = [] }: { jobIds?: string[] | undefined }) =>
  [CHOCOLATE, VIENNOISERIE].filter(({ jobId }) => jobIds.includes(jobId))
const saved: NonNullable<NonNullable<Answers['applications']>['saved']> = {
  list: (asked) => ({
    rows: JOBS.filter(({ company }) => company.toLowerCase().includes(asked?.text ?? '')),
    next: null,
  }),
}

async function openTailoring(rows = saved) {
  const kept = keepDocuments('Pastry, hotels')
  const page = openDocuments(kept, undefined, { documents: { resumes: { tailor } }, applications: { saved: rows } })
  await sheet(page).waitFor()
  return { page, kept }
}
const panel = (page: Page) => page.getByRole('region', { name: /^Tailored to/ })
const dialog = (page: Page) => dialogOf(page, 'Tailor to a job')

async function chooseJobs(page: Page, ...titles: string[]) {
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  for (const title of titles) await dialog(page).getByRole('checkbox', { name: title }).check()
  await dialog(page).getByRole('button', { name: 'See what would change' }).click()
}

test('the proof of a tailored resume shows each line that moves, accepted or rejected; the copy has what was accepted and no gap', async () => {
  const { page, kept } = await openTailoring()
  const before = kept.stored()
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  await eventually(() => dialog(page).getByRole('checkbox').count()).toBe(3)
  await dialog(page).getByRole('searchbox', { name: 'Search your saved jobs' }).fill('pier')
  await eventually(() => dialog(page).getByRole('checkbox').count()).toBe(1)
  await dialog(page).getByRole('checkbox', { name: 'Head of Chocolate' }).check()
  await expectAccessible()
  page.server.answer({ documents: { resumes: { tailor: fault('UNAVAILABLE', 'Please try again in a minute.') } } })
  await dialog(page).getByRole('button', { name: 'See what would change' }).click()
  await dialog(page).getByRole('alert').getByText('Please try again in a minute.').waitFor()
  page.server.answer({ documents: { resumes: { tailor } } })
  await dialog(page).getByRole('button', { name: 'Try again' }).click()

  const hotel = panel(page).getByRole('list', { name: 'Head Pastry Chef, Wren and Harrow Hotel' }).getByRole('listitem')
  await eventually(() => hotel.count()).toBe(2)
  await panel(page).getByRole('list', { name: 'Asked for, but not in your profile' }).getByText('SAP').waitFor()
  // The page is a proof: what moves is marked where it goes.
  const marked = () => sheet(page).locator('[data-new]').allTextContents().join(' ')
  await eventually(marked).toContain('Halved the weekly waste')
  await expectAccessible()
  await hotel.filter({ hasText: 'Plan the rota' }).getByRole('checkbox').uncheck()
  await eventually(marked).not.toContain('Plan the rota')

  await panel(page).getByRole('button', { name: 'Make a copy' }).click()
  await page.getByRole('heading', { name: 'Head of Chocolate, Pier Hotel', level: 1 }).waitFor()
  const made = kept.all().find(({ name }) => name === 'Head of Chocolate, Pier Hotel')
  await arriveAt(page, `/resume/${made?.id}`)
  expect(made?.content.experience[0]?.description).toBe([2, 0, 1, 3].map((place) => LINES[place]).join('\n'))
  expect(made?.content.technical_skills).toEqual(['Chocolate tempering', 'Laminated dough'])
  expect(JSON.stringify(made?.content)).not.toContain('SAP')
  expect(kept.stored()).toEqual(before)
})

test('an address that names a job opens its proposals once, whether the job is saved or not', async () => {
  const kept = keepDocuments('Pastry, hotels')
  const page = openDocuments(kept, `/resume/${kept.id}?tailor=${CHOCOLATE.jobId}`, { documents: { resumes: { tailor } } })
  await panel(page).waitFor()
  await arriveAt(page, `/resume/${kept.id}`)
  expect(page.server.sentTo('documents/resumes/tailor')).toEqual([{ id: kept.id, jobIds: [CHOCOLATE.jobId] }])
})

test('several jobs get a copy each; those that fail are named and tried again, and a gap names the jobs that ask', async () => {
  const { page, kept } = await openTailoring()
  await chooseJobs(page, 'Head of Chocolate', 'Viennoiserie Chef', 'Cake Decorator')
  await panel(page).getByText('We no longer have the posting of Cake Decorator, Lost Bakery').waitFor()
  const gaps = panel(page).getByRole('list', { name: 'Asked for, but not in your profile' }).getByRole('listitem')
  await eventually(() => gaps.first().textContent()).toBe(
    'SAPasked by Head of Chocolate, Pier Hotel; Viennoiserie Chef, Quay Bakery',
  )
  await panel(page).getByLabel('Job').selectOption('Viennoiserie Chef, Quay Bakery')
  await panel(page).getByText('Your lines are already in the best order for this job.').waitFor()

  page.server.answer({ documents: { resumes: { duplicate: fault('TOO_MANY_DOCUMENTS') } } })
  await panel(page).getByRole('button', { name: 'Make 2 copies' }).click()
  const copies = panel(page).getByRole('list', { name: 'Copies' })
  await eventually(() => copies.getByText(/You can keep up to \d+ resumes here/).count()).toBe(2)
  await panel(page).getByText('0 of 2 copies made, 2 failed.').waitFor()
  await expectAccessible()
  page.server.answer({ documents: { resumes: kept.answers } })
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await panel(page).getByText('2 of 2 copies made').waitFor()
  expect(kept.all()).toHaveLength(3)
  await copies.getByRole('link', { name: 'Viennoiserie Chef, Quay Bakery' }).click()
  await page.getByRole('heading', { name: 'Viennoiserie Chef, Quay Bakery', level: 1 }).waitFor()
})

test('the open resume itself can be changed with the keyboard alone, and the change is undone', async () => {
  const { page, kept } = await openTailoring()
  const before = kept.stored().content
  await page.getByRole('button', { name: 'Tailor to a job' }).press('Enter')
  await dialog(page).getByRole('checkbox', { name: 'Head of Chocolate' }).press(' ')
  await dialog(page).getByRole('button', { name: 'See what would change' }).press('Enter')
  await eventually(() => page.getByRole('heading', { name: 'Tailored to Head of Chocolate, Pier Hotel' }).hasKeyboard()).toBe(
    true,
  )
  await panel(page).getByRole('button', { name: 'Change this resume' }).press('Enter')
  await panel(page).waitFor({ state: 'detached' })
  await eventually(() => kept.stored().content.technical_skills[0]).toBe('Chocolate tempering')
  await page.keyboard.press('Control+z')
  await eventually(() => kept.stored().content).toEqual(before)
  await waitForSaved(page)
})

test('a posting from anywhere is pasted; its copy belongs to no job of ours', async () => {
  const { page, kept } = await openTailoring()
  page.server.answer({ documents: { resumes: { tailor: [{ ...CHOCOLATE, jobId: 'pasted', company: '' }] } } })
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  await dialog(page).getByText('Paste a posting instead').click()
  await dialog(page).getByLabel('Job title').fill('Head of Chocolate')
  await dialog(page).getByLabel('Text of the posting').fill('You order chocolate and cut waste.')
  await expectAccessible()
  await dialog(page).getByRole('button', { name: 'See what would change' }).click()
  await panel(page).getByRole('button', { name: 'Make a copy' }).click()
  await eventually(() => kept.all().map(({ name }) => name)).toContain('Head of Chocolate')
  expect(page.server.sentTo('documents/resumes/tailor')).toMatchObject([
    { jobIds: [], posting: { title: 'Head of Chocolate', text: 'You order chocolate and cut waste.' } },
  ])
  expect(page.server.sentTo('documents/resumes/duplicate')).not.toMatchObject([{ jobId: expect.anything() }])
})

test('without a saved job the way to find one is shown', async () => {
  const { page } = await openTailoring({ list: { rows: [], next: null } })
  await page.getByRole('button', { name: 'Tailor to a job' }).click()
  await dialog(page).getByRole('link', { name: 'Find jobs' }).waitFor()
  await expectAccessible()
})
