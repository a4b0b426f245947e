import { codeExample } from '@jobapply/core/api/examples'
import { OPERATIONS } from '@jobapply/core/api/operations'
import { ARTICLES } from '@jobapply/core/content/articles'
import { OPERATOR } from '@jobapply/core/content/operator'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import NotFoundPage from '#shell/not-found-page.tsx'
import AboutPage from './about-page.tsx'
import CareerAdvicePage from './advice/career-advice-page.tsx'
import InterviewGuidePage from './advice/interview-guide-page.tsx'
import ResumeTipsPage from './advice/resume-tips-page.tsx'
import { ARTICLE_TEXTS } from './blog/article-texts.ts'
import BlogCategoryPage from './blog/blog-category-category-page.tsx'
import BlogPage from './blog/blog-page.tsx'
import BlogArticlePage from './blog/blog-slug-page.tsx'
import CareersPage from './careers-page.tsx'
import ApiReferencePage from './guides/documentation-api-reference-page.tsx'
import DocumentationPage from './guides/documentation-page.tsx'
import GuidePage from './guides/documentation-slug-page.tsx'
import { GUIDES } from './guides/guides.ts'
import HelpPage from './help/help-page.tsx'
import CookiePolicyPage from './legal/cookie-policy-page.tsx'
import GdprPage from './legal/gdpr-page.tsx'
import PrivacyPolicyPage from './legal/privacy-policy-page.tsx'
import SecurityPage from './legal/security-page.tsx'
import TermsOfServicePage from './legal/terms-of-service-page.tsx'
import { renderPage } from './render.testing.tsx'

const headings = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, inside = '']) => inside.replace(/<[^>]*>/g, '').trim())

test('STATIC-003 the 404 page links home', () => {
  const { text, links } = renderPage(NotFoundPage)
  expect(text).toContain('Oops! Page not found')
  expect(links).toContainEqual({ label: 'Return to Home', to: '/' })
})

test('STATIC-004 STATIC-005 about: mission, vision, team, values, and the way back', () => {
  const { html, links } = renderPage(AboutPage)
  expect(headings(html)).toEqual(expect.arrayContaining(['Our mission', 'Our vision', 'Our team', 'Our values']))
  expect(links).toContainEqual({ label: 'Back to Home', to: '/landing' })
  expect(html.split('>Example<').length - 1).toBe(OPERATOR.team.list.length)
})

test('STATIC-006 STATIC-007 STATIC-008 STATIC-009 careers: four positions with their facts, benefits and culture', () => {
  const { html, text, count } = renderPage(CareersPage)
  expect(count('data-position')).toBe(4)
  for (const { title, department, location, type, salary, requirements } of OPERATOR.positions.list)
    for (const fact of [title, `${department} · ${location} · ${type}`, salary, ...requirements]) expect(text).toContain(fact)
  expect(OPERATOR.positions.list.map(({ title }) => title)).toEqual([
    'Senior AI Engineer',
    'Frontend Developer',
    'Product Designer',
    'Customer Success Manager',
  ])
  expect(headings(html)).toEqual(expect.arrayContaining(['Benefits', 'Culture']))
  expect(count('Apply Now')).toBe(4)
  expect(count('This position is an example')).toBe(4)
})

test('STATIC-011 STATIC-013 STATIC-014 STATIC-015 blog: categories, a featured article and five others, the newsletter', () => {
  const { text, links, count } = renderPage(BlogPage)
  expect(links.slice(0, 5).map(({ label }) => label)).toEqual([
    'All',
    'AI & Technology',
    'Career Advice',
    'Remote Work',
    'Personal Branding',
  ])
  expect([count('data-featured'), count('data-article')]).toEqual([1, 6])
  for (const { author, minutes } of ARTICLES) for (const part of [author, `${minutes} min read`]) expect(text).toContain(part)
  expect(text).toContain('9 Nov 2026')
  expect(text).toContain('Stay Updated')
  expect(count('type="email"')).toBe(1)
  expect(text).toContain('Subscribe')
})

test('STATIC-012 a category shows only its articles', () => {
  const path = '/blog/category/:category'
  const { html } = renderPage(BlogCategoryPage, { path, address: '/blog/category/ai-technology' })
  const shown = ARTICLES.filter(({ title }) => html.includes(title.replaceAll('’', '’')))
  expect(shown.map(({ category }) => category)).toEqual(['ai-technology', 'ai-technology'])
})

test('STATIC-045 every article and guide has an address of its own with its text; an unknown one is not found', () => {
  for (const { slug, title, minutes } of ARTICLES) {
    const { text } = renderPage(BlogArticlePage, { path: '/blog/:slug', address: `/blog/${slug}` })
    expect(text).toContain(title)
    const words = (ARTICLE_TEXTS[slug] ?? []).flatMap(({ body }) => body.flat().join(' ').split(' ')).length
    // A read time that the text does not fill is a false claim; people read about 100 words a minute with care.
    expect([slug, words > minutes * 40]).toEqual([slug, true])
  }
  for (const { slug, title } of GUIDES)
    expect(renderPage(GuidePage, { path: '/documentation/:slug', address: `/documentation/${slug}` }).text).toContain(title)
  expect(renderPage(BlogArticlePage, { path: '/blog/:slug', address: '/blog/nothing' }).text).toContain('Page not found')
})

test('STATIC-017 STATIC-019 STATIC-020 STATIC-021 STATIC-023 help: search, channels, guides, answers, contact form', () => {
  const { html, text, count } = renderPage(HelpPage)
  expect(count('type="search"')).toBe(1)
  for (const part of ['Live Chat 24/7', 'Email Support Response within 24h', 'Phone Support Mon-Fri 9AM-6PM PST'])
    expect(text).toContain(part)
  for (const part of ['Setup 10 min', 'Resume 8 min', 'Applications 12 min', 'Interviews 15 min']) expect(text).toContain(part)
  expect([...html.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, title]) => title?.replace('&amp;', '&'))).toEqual([
    'Getting Started',
    'Account & Billing',
    'Features & Tools',
    'Troubleshooting',
  ])
  for (const name of ['name', 'email', 'subject', 'message']) expect(html).toMatch(new RegExp(`id="contact-${name}"`))
  expect(text).toContain('Send Message')
})

test('STATIC-026 STATIC-027 STATIC-028 help tells how to pay, change and cancel', () => {
  const { text } = renderPage(HelpPage)
  expect(text).toMatch(/major credit cards and PayPal/)
  expect(text).toMatch(/At any time, with prorated charges/)
  expect(text).toMatch(/keep access until the end of the billing period/)
})

test('STATIC-029 STATIC-030 STATIC-031 STATIC-033 documentation: six guides, reference, example, resources', () => {
  const { text, html, count } = renderPage(DocumentationPage)
  expect(count('data-guide')).toBe(6)
  for (const card of [
    'Quick Start 10 min Beginner',
    'API Integration 30 min Advanced',
    'Auto-Apply Setup 15 min Intermediate',
    'Analytics Dashboard 20 min Beginner',
    'Security Best Practices 15 min Intermediate',
    'Team Collaboration 25 min Advanced',
    'GET /api/v1/resumes Free',
    'POST /api/v1/resumes Free',
    'GET /api/v1/jobs/search Pro',
    'POST /api/v1/auto-apply Pro',
    'Resources',
  ])
    expect(text).toContain(card)
  expect(count('data-code-example')).toBe(1)
  expect(text).toContain(codeExample(SITE_ADDRESS).replace(/\s+/g, ' ').trim())
  for (const field of ['title', 'template', 'personal', 'experience', 'education', 'skills'])
    expect(html).toMatch(new RegExp(`<code[^>]*>(sections\\.)?${field}</code>`))
})

test('the API reference shows every operation with its fields, its answers and a command to copy', () => {
  const { text, html, count } = renderPage(ApiReferencePage)
  expect(count('data-operation=')).toBe(Object.keys(OPERATIONS).length)
  for (const { method, path, plan } of Object.values(OPERATIONS)) expect(text).toContain(`${method} /api/v1${path} ${plan}`)
  for (const field of ['sections.personal', 'searchTerm', 'jobIds', 'status']) expect(html).toContain(`>${field}</code>`)
  for (const status of [201, 403, 404, 429]) expect(html).toMatch(new RegExp(`<dt[^>]*>${status}</dt>`))
  expect(text).toContain(`curl '${SITE_ADDRESS}/api/v1/jobs/search?searchTerm=pastry+chef`)
})

test.each<[string, ComponentType, string]>([
  ['STATIC-034', ResumeTipsPage, '/resume'],
  ['STATIC-035', InterviewGuidePage, '/applications'],
  ['STATIC-036', CareerAdvicePage, '/search'],
])('%s the advice ends with a button that leads to a screen', (_, Page, to) => {
  const { links, text } = renderPage(Page)
  expect(links.map((link) => link.to)).toContain(to)
  expect(text.split(' ').length).toBeGreaterThan(200)
})

test('STATIC-037 resume tips name size and length', () => {
  const { text } = renderPage(ResumeTipsPage)
  expect(text).toContain('file size under 1MB')
  expect(text).toContain('ideal resume length is 1-2 pages')
})

test.each<[string, ComponentType]>([
  ['privacy', PrivacyPolicyPage],
  ['terms', TermsOfServicePage],
  ['cookies', CookiePolicyPage],
  ['gdpr', GdprPage],
  ['security', SecurityPage],
])('STATIC-038 STATIC-039 the %s page links home and has its date', (_, Page) => {
  const { links, text } = renderPage(Page)
  expect(links).toContainEqual({ label: 'Home', to: '/' })
  expect(text).toContain('January 1, 2024')
})

test('STATIC-040 the gdpr page lists what is kept after an account is closed: three things for 3 years, and nothing else', () => {
  const { html, text } = renderPage(GdprPage)
  // proves STATIC-041
  expect(text).toContain('We answer written requests within one month.')
  expect(text).toContain('Only this is kept:')
  const [, list = ''] = /Only this is kept:<\/p><ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
  expect(
    [...list.matchAll(/<li.*?<\/li>/gs)].map(([item]) =>
      item
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ).toEqual([
    'Payment events Amount, currency, date and kind. Your user id is replaced by a random mark. Bookkeeping. 3 years',
    'Audit entries What an admin did and when. Your user id is replaced by a random mark. Security. 3 years',
    'A ledger of hashed user ids A one-way hash of your user id and the date, nothing else. If a backup has to be restored, your account is deleted again. 3 years',
  ])
})

test('STATIC-042 STATIC-046 the security page keeps apart what the software does and what the operator states', () => {
  const { text } = renderPage(SecurityPage)
  const [own = '', stated = ''] = text.split('What the operator states')
  expect(own).toContain('What this software does')
  for (const claim of ['94% AI accuracy', '99.9% uptime', 'TLS 1.3', 'AES-256']) expect(stated).toContain(claim)
  for (const claim of ['94%', '99.9%', 'TLS 1.3']) expect(own).not.toContain(claim)
  expect(stated).toContain('Example figures')
})
