import { careersForm } from '@jobapply/core/content/schema'
import { expect, test, vi } from 'vitest'
import { answerAt } from '#testing/answer-at.ts'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import { leaveFor } from '#testing/visit.ts'
import BlogPage from './blog/blog-page.tsx'
import CareersPage from './careers-page.tsx'
import { startCopying } from './guides/api/copy-code.ts'
import ApiReferencePage from './guides/documentation-api-reference-page.tsx'
import { startForms } from './send-forms.ts'

const WRONG_EMAIL = 'Please enter a valid email address.'

test('STATIC-012 STATIC-045 the categories and the articles of the blog are links to their pages', async () => {
  const page = mountPublicPage('/blog', BlogPage)
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Remote Work' }).click()
  await leaveFor(page, '/blog/category/remote-work')
  await categories.getByRole('link', { name: 'All', exact: true }).click()
  await leaveFor(page, '/blog')
  await page.getByRole('link', { name: 'How to read a job posting in two minutes' }).click()
  await leaveFor(page, '/blog/read-a-posting-in-two-minutes')
})

test('STATIC-016 subscribing confirms on the screen; what the server refuses stands below the field', async () => {
  const page = mountPublicPage('/blog', BlogPage, startForms)
  const field = page.getByLabel('Your email')
  // The browser's own rule takes it; ours does not.
  answerAt('/forms/newsletter', { problems: [{ field: 'email', message: WRONG_EMAIL }] }, 400)
  await field.fill('ann@localhost')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText(WRONG_EMAIL).waitFor()
  expect([field.hasKeyboard(), field.getAttribute('aria-invalid')]).toEqual([true, 'true'])
  const posted = answerAt('/forms/newsletter', { done: true })
  await field.fill('ann@example.org')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('status').filter({ hasText: 'Check your inbox' }).waitFor()
  expect(posted).toMatchObject([{ email: 'ann@example.org' }])
  expect([field.getAttribute('aria-invalid'), page.getByText(WRONG_EMAIL).count()]).toEqual([null, 0])
  for (const part of page.locator('header, footer, article').all()) part.remove()
  await expectAccessible()
})

test('STATIC-010 an application is sent from the position’s own form, which says that it is an example', async () => {
  const page = mountPublicPage('/careers', CareersPage, startForms)
  const posted = answerAt('/forms/careers', { done: true })
  const card = page.locator('[data-position]').filter({ hasText: 'Product Designer' })
  await card.getByText('Apply Now').click()
  await card.getByText('This position is an example').waitFor()
  await card.getByLabel('Name').fill('Ann')
  await card.getByLabel('Email').fill('ann@example.org')
  await card.getByLabel('Why you').fill('I draw calm screens.')
  await card.getByRole('button', { name: 'Send application' }).click()
  await card.getByRole('status').filter({ hasText: 'Application sent' }).waitFor()
  expect(careersForm.parse(posted[0])).toMatchObject({ position: 'product-designer', email: 'ann@example.org' })
})

test('code of the API reference is copied, and the button says so for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = mountPublicPage('/documentation/api-reference', ApiReferencePage, startCopying)
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const command = page.locator('[data-operation=searchJobs] [data-code]').first()
  await command.getByRole('button', { name: 'Copy' }).click()
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/api/v1/jobs/search'))
  expect(command.getByRole('button').textContent()).toBe('Copied')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(command.getByRole('button').textContent()).toBe('Copy')
  writeText.mockRejectedValue(new Error('No permission'))
  await command.getByRole('button', { name: 'Copy' }).click()
  await eventually(() => command.getByRole('button').textContent()).toBe('Press Ctrl+C')
  vi.restoreAllMocks()
})
