import { ARTICLES } from '@jobapply/core/content/articles'
import { expect, test } from 'vitest'
import AboutPage from '#features/content/about-page.tsx'
import CareerAdvicePage from '#features/content/advice/career-advice-page.tsx'
import InterviewGuidePage from '#features/content/advice/interview-guide-page.tsx'
import ResumeTipsPage from '#features/content/advice/resume-tips-page.tsx'
import BlogPage from '#features/content/blog/blog-page.tsx'
import BlogArticlePage from '#features/content/blog/blog-slug-page.tsx'
import CareersPage from '#features/content/careers-page.tsx'
import DocumentationPage from '#features/content/guides/documentation-page.tsx'
import GuidePage from '#features/content/guides/documentation-slug-page.tsx'
import { GUIDES } from '#features/content/guides/guides.ts'
import HelpPage from '#features/content/help/help-page.tsx'
import CookiePolicyPage from '#features/content/legal/cookie-policy-page.tsx'
import GdprPage from '#features/content/legal/gdpr-page.tsx'
import PrivacyPolicyPage from '#features/content/legal/privacy-policy-page.tsx'
import SecurityPage from '#features/content/legal/security-page.tsx'
import TermsOfServicePage from '#features/content/legal/terms-of-service-page.tsx'
import { renderPage } from '#features/content/render.testing.tsx'
import { PATHS } from '#paths.ts'
import PublicLayout from '#shell/public-layout.tsx'
import { INDEXED_PATHS, PAGE_SCRIPTS } from './page-scripts.ts'

test('every link inside the public pages leads somewhere', () => {
  const known = new Set([...Object.keys(PAGE_SCRIPTS), ...Object.values(PATHS), '/landing', '/auth'])
  const pages = [
    PublicLayout,
    AboutPage,
    CareersPage,
    BlogPage,
    HelpPage,
    DocumentationPage,
    ResumeTipsPage,
    InterviewGuidePage,
    CareerAdvicePage,
  ]
  const legal = [PrivacyPolicyPage, TermsOfServicePage, CookiePolicyPage, GdprPage, SecurityPage]
  const books = [
    ...ARTICLES.map(({ slug }) => renderPage(BlogArticlePage, { path: '/blog/:slug', address: `/blog/${slug}` })),
    ...GUIDES.map(({ slug }) => renderPage(GuidePage, { path: '/documentation/:slug', address: `/documentation/${slug}` })),
  ]
  const links = [...[...pages, ...legal].map((Page) => renderPage(Page)), ...books].flatMap((page) =>
    page.links.map(({ to }) => to),
  )
  expect(links.length).toBeGreaterThan(200)
  const lost = links.filter((to) => to.startsWith('/') && !known.has(to.split(/[?#]/)[0] || '/'))
  expect([...new Set(lost)]).toEqual([])
})

test('STATIC-001 all thirteen static pages are prerendered, and search engines are told of them', () => {
  for (const path of '/about /careers /blog /help /documentation /resume-tips /interview-guide /career-advice /privacy-policy /terms-of-service /cookie-policy /gdpr /security'.split(
    ' ',
  ))
    expect([path, path in PAGE_SCRIPTS, INDEXED_PATHS.includes(path)]).toEqual([path, true, true])
})
