import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { showWayIn } from '#features/billing/public-call.ts'
import NotFoundPage from '#shell/not-found-page.tsx'
import { expectAccessible } from '#testing/axe.ts'
import { eventually } from '#testing/locator.ts'
import { mountPublicPage } from '#testing/mount-public.tsx'
import AboutPage from './about-page.tsx'
import CareerAdvicePage from './advice/career-advice-page.tsx'
import InterviewGuidePage from './advice/interview-guide-page.tsx'
import ResumeTipsPage from './advice/resume-tips-page.tsx'
import BlogCategoryPage from './blog/blog-category-category-page.tsx'
import BlogPage from './blog/blog-page.tsx'
import BlogArticlePage from './blog/blog-slug-page.tsx'
import CareersPage from './careers-page.tsx'
import ApiReferencePage from './guides/documentation-api-reference-page.tsx'
import DocumentationPage from './guides/documentation-page.tsx'
import GuidePage from './guides/documentation-slug-page.tsx'
import HelpPage from './help/help-page.tsx'
import CookiePolicyPage from './legal/cookie-policy-page.tsx'
import GdprPage from './legal/gdpr-page.tsx'
import PrivacyPolicyPage from './legal/privacy-policy-page.tsx'
import SecurityPage from './legal/security-page.tsx'
import TermsOfServicePage from './legal/terms-of-service-page.tsx'
import OfflinePage from './offline-page.tsx'

test.each<[string, ComponentType, string?]>([
  ['/about', AboutPage],
  ['/careers', CareersPage],
  ['/blog', BlogPage],
  ['/blog/category/remote-work', BlogCategoryPage, '/blog/category/:category'],
  ['/blog/read-a-posting-in-two-minutes', BlogArticlePage, '/blog/:slug'],
  ['/help', HelpPage],
  ['/documentation', DocumentationPage],
  ['/documentation/auto-apply-setup', GuidePage, '/documentation/:slug'],
  ['/documentation/api-reference', ApiReferencePage],
  ['/resume-tips', ResumeTipsPage],
  ['/interview-guide', InterviewGuidePage],
  ['/career-advice', CareerAdvicePage],
  ['/privacy-policy', PrivacyPolicyPage],
  ['/terms-of-service', TermsOfServicePage],
  ['/cookie-policy', CookiePolicyPage],
  ['/gdpr', GdprPage],
  ['/security', SecurityPage],
  ['/offline', OfflinePage],
  ['/no-such-page', NotFoundPage],
])('%s has one title, and axe finds nothing in it, with everything unfolded', async (path, PageContent, route) => {
  const page = mountPublicPage(path, PageContent, undefined, route ? { route } : {})
  for (const folded of page.locator('main details').all()) folded.setAttribute('open', '')
  // What is the same around every page is looked at once.
  if (PageContent !== OfflinePage) for (const part of page.locator('header, footer').all()) part.remove()
  expect(page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await expectAccessible()
})

test('LANDING-007 every public page leads visitors to sign-in, and people who are signed in to their dashboard', async () => {
  const ways = (page: ReturnType<typeof mountPublicPage>) =>
    page.locator('header a[data-visitor]').filter({ visible: true }).allTextContents()
  const visitor = mountPublicPage('/about', AboutPage, () => void showWayIn())
  expect(ways(visitor)).toEqual(['Sign In', 'Get Started'])
})

test('a public page that somebody opens while signed in has the way back into the application', async () => {
  const page = mountPublicPage('/privacy-policy', PrivacyPolicyPage, () => void showWayIn(), { as: 'newcomer' })
  const shown = () => page.locator('header a[data-visitor]').filter({ visible: true }).allTextContents()
  await eventually(shown).toEqual(['Dashboard'])
  expect(page.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
})
