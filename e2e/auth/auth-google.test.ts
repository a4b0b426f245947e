import { startLocalGoogle } from '@jobapply/server/testing/local-google'
import { newcomer, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { openOwnProduct, visit } from '#e2e/browser.ts'
import { arriveAt, openAuth, signOut } from '#e2e/steps.ts'

const google = await startLocalGoogle()
afterAll(() => google.stop())
const product = openOwnProduct({ GOOGLE_CLIENT_ID: 'jobapply', GOOGLE_CLIENT_SECRET: 'quiet', GOOGLE_ISSUER: google.issuer })

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click()

/** Our pages that the browser has requested, in order. */
function watchPages(page: Page) {
  const places: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    if (request.isNavigationRequest() && origin === product.server.settings.PUBLIC_URL) places.push(pathname + search)
  })
  return places
}

test('AUTH-043 with Google a person returns to the page requested, and a new one to /auto-apply', async () => {
  const page = await visit(product)
  await page.goto('/dashboard?week=2#notes')
  await arriveAt(page, `/auth?${new URLSearchParams({ next: '/dashboard?week=2#notes' })}`)
  const ann = await newcomer(product.server)
  google.answerNext({ email: ann.email })
  await continueWithGoogle(page)
  await arriveAt(page, '/dashboard?week=2#notes')
  await page.getByText(ann.email).first().waitFor()
  await signOut(page)
  await arriveAt(page, '/auth')

  const places = watchPages(page)
  const email = newEmail()
  // proves AUTH-007
  await openAuth(page, 'Sign In', `/auth?${new URLSearchParams({ next: '//other.example/' })}`)
  await continueWithGoogle(page)
  await page.getByRole('heading', { name: 'Local sign-in' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'What should I call you?' }).waitFor()
  expect(places.at(-1)).toBe('/auto-apply')
  await page.getByText(email).first().waitFor()
})
