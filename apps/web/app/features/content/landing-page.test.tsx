import { OPERATOR } from '@jobapply/core/content/operator'
import { afterEach, expect, test } from 'vitest'
import PublicLayout from '#shell/public-layout.tsx'
import LandingPage from './landing-page.tsx'
import { renderPage } from './render.testing.tsx'

const page = renderPage(LandingPage)
const layout = renderPage(PublicLayout)
const linksTo = (label: string) => layout.links.filter((link) => link.label === label).map(({ to }) => to)

test('LANDING-004 LANDING-005 LANDING-006 the header jumps to the sections of the landing page', () => {
  expect(linksTo('Features')[0]).toBe('/#features')
  expect(linksTo('How it works')[0]).toBe('/#how-it-works')
  expect(linksTo('Pricing')[0]).toBe('/#pricing')
  for (const id of ['features', 'how-it-works', 'pricing']) expect(page.count(`id="${id}"`)).toBe(1)
})

test('LANDING-007 LANDING-008 the header leads to sign-in and to sign-up', () => {
  expect([linksTo('Sign In'), linksTo('Get Started')]).toEqual([['/auth'], ['/auth?tab=sign-up']])
})

test('LANDING-010 LANDING-017 the header has the install button, and the footer links to all thirteen static pages', () => {
  expect(linksTo('Install app').length).toBeGreaterThan(0)
  const footer = layout.html.slice(layout.html.indexOf('<footer'))
  for (const path of '/about /careers /blog /help /documentation /resume-tips /interview-guide /career-advice /privacy-policy /terms-of-service /cookie-policy /gdpr /security'.split(
    ' ',
  ))
    expect(footer).toContain(`href="${path}"`)
})

test('LANDING-011 LANDING-013 hero, features, how it works, testimonials, pricing and closing call stand in this order', () => {
  const titles = [
    'Every application',
    'From your resume to the reply',
    'How it works',
    'What people say',
    'Pay for the pace',
    'Send the next one',
  ]
  const places = titles.map((title) => page.text.indexOf(title))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  const steps = page.html.slice(page.html.indexOf('id="how-it-works"'), page.html.indexOf('What people say'))
  expect(steps.split('<li').length - 1).toBe(3)
})

test('LANDING-012 six features are shown', () => {
  const features = page.html.slice(page.html.indexOf('id="features"'), page.html.indexOf('id="how-it-works"'))
  expect([...features.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, title]) => title)).toEqual([
    'Smart job search',
    'Resume builder',
    'Cover letters',
    'Auto-apply',
    'Application tracking',
    'Analytics',
  ])
})

test('LANDING-014 LANDING-016 six testimonials with ratings, and the closing call leads to sign-up', () => {
  expect(page.count('data-testimonial')).toBe(6)
  expect(page.text.match(/of 5 stars/g) ?? page.html.match(/\d of 5 stars/g)).toHaveLength(6)
  const closing = page.html.slice(page.html.indexOf('id="closing-title"'))
  expect(closing).toContain('href="/auth?tab=sign-up"')
})

test('LANDING-018 LANDING-019 the trial and the documented figures stand there as written', () => {
  expect(page.text).toContain('4-day free trial, no card required')
  for (const claim of ['10k+ users', '4.9/5 rating', '95%', '10,000+ applications', '2.5x', 'save 10+ hours weekly'])
    expect(page.text).toContain(claim)
})

const before = structuredClone(OPERATOR)
afterEach(() => void Object.assign(OPERATOR, structuredClone(before)))

test('LANDING-024 the operator’s file decides what is claimed and whether it is called an example', () => {
  expect(page.text).toContain('Example figures')
  expect(page.text).not.toContain('Stated by the operator')
  expect(page.html.split('data-testimonial').filter((one) => one.includes('>Example<'))).toHaveLength(6)
  OPERATOR.claims = { confirmed: true, list: [{ figure: '12', label: 'people hired' }] }
  OPERATOR.testimonials = { confirmed: true, list: [{ quote: 'It works.', name: 'Ann', role: 'cook', rating: 3 }] }
  const changed = renderPage(LandingPage)
  for (const text of ['Stated by the operator', '12 people hired', 'It works.']) expect(changed.text).toContain(text)
  for (const text of ['Example figures', '10k+', 'Hanna Berg', 'Sample texts']) expect(changed.html).not.toContain(text)
})
