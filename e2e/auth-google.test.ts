import { startLocalGoogle } from '@jobapply/server/testing/local-google'
import { newcomer, newEmail } from '@jobapply/server/testing/people'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openOwnProduct, visit } from './shared/browser.ts'
import { arriveAt, chooseTab, colourOf, eventually, openAuth } from './shared/steps.ts'
import { seeToast, toasts } from './shared/toasts.ts'

const continueWithGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click()

const google = await startLocalGoogle()
afterEach(google.forgetAnswers)
afterAll(() => google.stop())

describe('with Google', () => {
  const product = openOwnProduct({ GOOGLE_CLIENT_ID: 'jobapply', GOOGLE_CLIENT_SECRET: 'quiet', GOOGLE_ISSUER: google.issuer })

  /** Our pages that the browser has requested, in order. */
  function watchPages(page: Page) {
    const places: string[] = []
    page.on('request', (request) => {
      const { origin, pathname, search } = new URL(request.url())
      if (request.isNavigationRequest() && origin === product.server.settings.PUBLIC_URL) places.push(pathname + search)
    })
    return places
  }

  test('AUTH-002 the Sign In and Sign Up tabs have the button, the Reset tab does not', async () => {
    const page = await visit(product)
    await openAuth(page)
    for (const [tab, shown] of [['Sign In', 1] as const, ['Reset', 0] as const, ['Sign Up', 1] as const]) {
      await chooseTab(page, tab)
      await page.locator('form button[type=submit]:enabled').waitFor()
      await eventually(() => page.getByRole('button', { name: 'Continue with Google' }).count(), tab).toBe(shown)
    }
  })

  test('AUTH-043 a new user picks an account at Google and returns to /auto-apply', async () => {
    const page = await visit(product)
    const places = watchPages(page)
    await openAuth(page)
    await continueWithGoogle(page)
    await page.getByRole('heading', { name: 'Local sign-in' }).waitFor()
    const email = newEmail()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'What should I call you?' }).waitFor()
    expect(places.at(-1)).toBe('/auto-apply')
    await page.getByText(email).first().waitFor()
  })

  test('AUTH-043 Google returns to the page that was requested', async () => {
    const page = await visit(product)
    await page.goto('/dashboard?week=2#notes')
    await arriveAt(page, `/auth?${new URLSearchParams({ next: '/dashboard?week=2#notes' })}`)
    const ann = await newcomer(product.server)
    google.answerNext({ email: ann.email })
    await continueWithGoogle(page)
    await arriveAt(page, '/dashboard?week=2#notes')
    await page.getByText(ann.email).first().waitFor()
  })

  test.each(['https://other.example/', '//other.example/'])('AUTH-007 Google sign-in does not redirect to %s', async (target) => {
    const page = await visit(product)
    const places = watchPages(page)
    google.answerNext({ email: newEmail() })
    await openAuth(page, 'Sign In', `/auth?next=${encodeURIComponent(target)}`)
    await continueWithGoogle(page)
    await page.getByRole('heading', { name: 'What should I call you?' }).waitFor()
    expect(places.at(-1)).toBe('/auto-apply')
  })

  test.each([
    [{ email: 'ann@example.org' }, 'Please use a Gmail account to access JobApply AI'],
    [{ email: newEmail(), email_verified: false }, 'Google has not verified this address.'],
  ])('AUTH-035 an account of %j is refused with its reason in an alert and in a toast', async (answer, reason) => {
    const page = await visit(product)
    await openAuth(page)
    google.answerNext(answer)
    await continueWithGoogle(page)
    expect((await seeToast(page, 'Error', reason)).type).toBe('error')
    const alert = page.getByRole('alert').filter({ hasText: reason })
    await eventually(() => colourOf(alert)).toBe('red')
    // A reload does not show the old refusal again.
    await arriveAt(page, '/auth')
    await page.reload()
    await page.locator('form button[type=submit]:enabled').waitFor()
    expect([await page.getByRole('alert').count(), await toasts(page).count()]).toEqual([0, 0])
  })

  test('a user who cancels at Google can still sign in here', async () => {
    const page = await visit(product)
    await openAuth(page)
    await continueWithGoogle(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await seeToast(page, 'Error', 'Google sign-in did not work. Please try again.')
  })
})

describe('when Google does not answer', () => {
  // Nobody listens at this port.
  const product = openOwnProduct({
    GOOGLE_CLIENT_ID: 'jobapply',
    GOOGLE_CLIENT_SECRET: 'quiet',
    GOOGLE_ISSUER: 'http://127.0.0.1:9',
  })

  test('AUTH-035 a Google sign-in that cannot start shows the reason in an alert and in a toast', async () => {
    const page = await visit(product)
    await openAuth(page)
    await continueWithGoogle(page)
    const reason = 'Google sign-in is not available right now. Please sign in with your password.'
    await seeToast(page, 'Error', reason)
    await eventually(() => page.getByRole('alert').textContent()).toBe(reason)
    await eventually(() => page.getByRole('button', { name: 'Continue with Google' }).isEnabled()).toBe(true)
  })
})
