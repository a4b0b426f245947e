import { expect, test, vi } from 'vitest'
import {
  dialogOf,
  INES,
  keepDocuments,
  openDocuments,
  previewOf,
  sheet,
  waitForSaved,
} from '#features/documents/mounted-documents.testing.ts'
import { expectAccessible } from '#testing/axe.ts'
import { UNREACHABLE } from '#testing/calls.ts'
import { eventually } from '#testing/locator.ts'
import { arriveAt } from '#testing/visit.ts'

const NOBODYS = '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11'

test('resumes are made from a profile, copied, and deleted after a question', async () => {
  const kept = keepDocuments()
  const page = openDocuments(kept, '/resume')
  await page.getByRole('heading', { name: 'Make one from your profile' }).waitFor()
  await expectAccessible()
  await page.getByRole('button', { name: 'Make a resume' }).click()
  await eventually(() => kept.all().length).toBe(1)
  await arriveAt(page, `/resume/${kept.all()[0]?.id}`)
  await sheet(page).getByText('Ines Calder').waitFor()
  await page.goto('/resume')
  const menu = page.getByRole('button', { name: 'Menu for Pastry chef', exact: true })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByRole('link', { name: 'Pastry chef (copy)' }).waitFor()
  await menu.click()
  await expectAccessible()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = dialogOf(page, 'Delete resume')
  await question.waitFor()
  await expectAccessible()
  await question.getByRole('button', { name: 'Delete' }).click()
  await eventually(() => page.getByRole('link', { name: /^Pastry chef/ }).allTextContents()).toEqual(['Pastry chef (copy)'])

  await page.goto(`/resume/${NOBODYS}`)
  await page.getByRole('heading', { name: 'Resume not found' }).waitFor()
  await expectAccessible()
})

test('TOOLS-010 a later change of the profile is listed and taken only when the person says so', async () => {
  const kept = keepDocuments('Pastry, hotels')
  const professional_summary = INES.professional_summary?.replace('twelve', 'thirteen') ?? ''
  kept.changeProfile({ professional_summary, soft_skills: ['Training', 'Planning', 'Buying'] })
  const page = openDocuments(kept)
  const changes = page.getByRole('list', { name: 'Changes of the profile' }).getByRole('listitem')
  await eventually(() => changes.count()).toBe(2)
  await sheet(page).getByText('twelve years').waitFor()
  await expectAccessible()
  expect(page.server.sentTo('documents/resumes/update')).toEqual([])
  await changes.filter({ hasText: 'Soft skills' }).getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Take 1 change' }).click()
  await sheet(page).getByText('thirteen years').waitFor()
  await eventually(() => changes.allTextContents()).toEqual([expect.stringContaining('Buying')])
  await eventually(() => kept.stored().content).toMatchObject({ professional_summary, soft_skills: INES.soft_skills })

  await page.getByRole('button', { name: 'Keep this resume as it is' }).click()
  await eventually(() => changes.count()).toBe(0)
  await eventually(() => kept.stored().profileContent.soft_skills).toContain('Buying')
  expect(kept.stored().content.soft_skills).toEqual(INES.soft_skills)
  await page.reload()
  await sheet(page).waitFor()
  expect(changes.count()).toBe(0)
})

test('edits are kept without a connection, the last change can be taken back, and a file that is not made says so', async () => {
  const kept = keepDocuments('Pastry, hotels')
  const page = openDocuments(kept)
  await sheet(page).waitFor()
  page.server.answer({ documents: { resumes: { update: UNREACHABLE } } })
  await page.getByRole('button', { name: 'Print Education' }).click()
  await page.getByRole('alert').getByText('Not saved yet.').waitFor()
  await expectAccessible()
  page.server.answer({ documents: { resumes: kept.answers } })
  await page.getByRole('button', { name: 'Save again' }).click()
  await waitForSaved(page)
  const isShown = () => kept.stored().design.sections.find(({ section }) => section === 'education')?.visible
  expect(isShown()).toBe(false)
  await page.keyboard.press('Control+z')
  await eventually(isShown).toBe(true)

  const ask = fetch
  vi.stubGlobal('fetch', (to: string, init?: RequestInit) =>
    String(to).endsWith('.pdf') ? Promise.reject(new TypeError('Failed to fetch')) : ask(to, init),
  )
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await page.getByRole('alert').getByText("We couldn't make this file. Please try again.").waitFor()
})

test('a section is edited beside the page, and what a machine reads of the file is told', async () => {
  const kept = keepDocuments('Pastry, hotels')
  const lost = [{ section: 'awards' as const, text: 'Dessert of the year' }]
  const readBack = ({ file }: { file: 'pdf' | 'docx' }) => ({ file, lost: file === 'pdf' ? [] : lost })
  const page = openDocuments(kept, undefined, { documents: { resumes: { readBack } } })
  await sheet(page).waitFor()
  await page.getByRole('button', { name: /^Experience/ }).click()
  await page.getByRole('heading', { name: 'Experience', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Edit Head Pastry Chef at Wren and Harrow Hotel' }).click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Check what a machine reads' }).click()
  const dialog = dialogOf(page, 'What a machine reads')
  await dialog.getByText('Everything on your resume was found.').waitFor()
  await dialog.getByText('One thing was not found:').waitFor()
  expect(dialog.getByRole('listitem').allTextContents()).toEqual(['AwardsDessert of the year'])
  await expectAccessible()
})

test('a resume that does not fit, or has letters that cannot be printed, says so; so does a page that does not come', async () => {
  const kept = keepDocuments('Pastry, hotels')
  const overflow = [{ section: 'awards' as const, entry: 'a', label: 'Dessert of the year' }]
  const preview: typeof kept.answers.preview = (input) => ({
    ...previewOf(input as Parameters<typeof previewOf>[0]),
    overflow,
    missingLetters: ['糕'],
  })
  const page = openDocuments(kept, undefined, { documents: { resumes: { preview } } })
  await page.getByText('This does not fit on two pages: Dessert of the year.').waitFor()
  await page.getByText(/糕/).first().waitFor()
  await expectAccessible()
  page.server.answer({ documents: { resumes: { preview: UNREACHABLE } } })
  await page.getByRole('button', { name: 'Print Education' }).click()
  await page.getByText("We couldn't show the page: it shows your resume as it was before").waitFor()
  page.server.answer({ documents: { resumes: kept.answers } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await eventually(() => page.getByText("We couldn't show the page").count()).toBe(0)
})
