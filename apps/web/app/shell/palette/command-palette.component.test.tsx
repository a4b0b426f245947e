import { contentOf, newDesign } from '@jobapply/core/documents/rules'
import { expect, test, vi } from 'vitest'
import { previewOf } from '#features/documents/mounted-documents.testing.ts'
import { searcher } from '#features/search/search.testing.ts'
import { keepApplications, newApplication } from '#testing/keep-applications.ts'
import { newJob } from '#testing/keep-jobs.ts'
import type { Page } from '#testing/visit.ts'

// The palette loads as slowly as the first test wants it.
const loading = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./command-palette.tsx', async (load) => {
  await loading.promise
  return load()
})

// Another file of this worker may have loaded the palette: this one has a shell of its own.
vi.resetModules()
const { expectAccessible } = await import('#testing/axe.ts')
const { eventually } = await import('#testing/locator.ts')
const { mountPage } = await import('#testing/mount.tsx')
const { arriveAt } = await import('#testing/visit.ts')

const NOW = '2026-11-16T09:00:00.000Z'

function openSettings(named = 'Lamps at sea') {
  const person = searcher(newJob('Lamp Planner', { company: 'Cold Quay' }), 'Baker')
  const tracked = keepApplications(newApplication('Lamp Keeper', 'interview', { company: 'Cold Quay' }))
  const { id: profileId } = person.profile
  const resume = { id: crypto.randomUUID(), name: named, profileId, jobId: null, version: 1, template: 'plain' as const }
  const content = contentOf(person.profile)
  const page = mountPage('/settings?tab=theme', {
    as: 'maya',
    answers: {
      ...person.answers,
      applications: { ...person.answers.applications, ...tracked.answers },
      documents: {
        resumes: {
          list: [{ ...resume, createdAt: NOW, updatedAt: NOW }],
          get: { ...resume, createdAt: NOW, updatedAt: NOW, content, profileContent: content, design: newDesign('plain') },
          tailor: [],
          preview: (input) => previewOf(input as Parameters<typeof previewOf>[0]),
        },
        letters: { list: { rows: [], next: null } },
      },
    },
  })
  return Object.assign(page, { resume, job: person.jobs[0] })
}

async function type(page: Page, text: string) {
  await page.getByRole('radio', { name: 'System' }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Commands' })
  await eventually(() => palette.getByRole('combobox').hasKeyboard()).toBe(true)
  await page.keyboard.type(text)
  return palette
}
const optionsOf = (palette: ReturnType<Page['getByRole']>, group: string) =>
  palette.getByRole('group', { name: group }).getByRole('option')

// First in the file: later the palette is loaded already.
test('from its key on a dialog is open, so that no letter acts on the page while the palette loads', async () => {
  const page = openSettings()
  await page.getByRole('radio', { name: 'System' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Loading' }).waitFor()
  loading.resolve()
  await page.getByRole('dialog', { name: 'Commands' }).waitFor()
})

test('the palette finds applications, jobs, companies, documents, settings and help', async () => {
  const page = openSettings()
  const palette = await type(page, 'lamp')
  await optionsOf(palette, 'Applications').filter({ hasText: 'Lamp Keeper, Cold Quay' }).waitFor()
  await optionsOf(palette, 'Jobs').filter({ hasText: 'Lamp Planner' }).waitFor()
  await optionsOf(palette, 'Documents').filter({ hasText: 'Lamps at sea' }).waitFor()
  expect(palette.getByText('Nothing matches').count()).toBe(0)
  await expectAccessible()
  await palette.getByRole('combobox').fill('cold')
  await optionsOf(palette, 'Companies').filter({ hasText: 'Cold Quay' }).waitFor()
  await palette.getByRole('combobox').fill('change my plan')
  await optionsOf(palette, 'Help').filter({ hasText: 'Can I change my plan?' }).waitFor()
  await palette.getByRole('combobox').fill('privacy')
  await optionsOf(palette, 'Settings').filter({ hasText: 'Settings: Privacy' }).click()
  await arriveAt(page, '/settings?tab=privacy')
})

const isChosen = (option: ReturnType<typeof optionsOf>) => option.first().getAttribute('aria-selected')

test('what was found is chosen before a command that only holds the words, until the person moves', async () => {
  const page = openSettings('A theme for lamps')
  const palette = await type(page, 'theme')
  await optionsOf(palette, 'Documents').first().waitFor()
  await eventually(() => isChosen(palette.getByRole('option'))).toBe('true')
  await page.keyboard.press('ArrowDown')
  await eventually(() => isChosen(palette.getByRole('option'))).toBe('false')
})

test('a command that begins with what is typed stays chosen when something is found', async () => {
  const palette = await type(openSettings('A dark lamp'), 'dark')
  await optionsOf(palette, 'Documents').first().waitFor()
  expect(isChosen(optionsOf(palette, 'Theme').filter({ hasText: 'Dark theme' }))).toBe('true')
})

test('Enter opens what was found; the right arrow lists what else can be done with it, the left one goes back', async () => {
  const page = openSettings()
  const palette = await type(page, 'lamp planner')
  await optionsOf(palette, 'Jobs').first().waitFor()
  await eventually(() => optionsOf(palette, 'Jobs').first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowRight')
  await eventually(() => optionsOf(palette, 'Lamp Planner').allTextContents()).toEqual(['Open', 'Tailor resume', 'Cover letter'])
  await expectAccessible()
  await page.keyboard.press('ArrowLeft')
  await optionsOf(palette, 'Pages').first().waitFor()
  await page.keyboard.type('lamp planner')
  await optionsOf(palette, 'Jobs').first().waitFor()
  await eventually(() => optionsOf(palette, 'Jobs').first().getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('tailor')
  await page.keyboard.press('Enter')
  await arriveAt(page, `/resume/${page.resume.id}`)
  expect(page.server.sentTo('documents/resumes/tailor')).toMatchObject([{ jobIds: [page.job?.id] }])
})
