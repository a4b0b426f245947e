import { expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { readPageJob } from './page-job.ts'

const ADDRESS = 'https://careers.green-mill.example/jobs/17'
const jobOf = (head: string, body = '') => readPageJob(readPage(`<html><head>${head}</head><body>${body}</body></html>`), ADDRESS)
const linked = (...titles: string[]) => {
  const things = titles.map((title) => ({
    ...{ '@context': 'https://schema.org', '@type': 'JobPosting', title, hiringOrganization: { name: 'Green Mill' } },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin' } },
  }))
  return things.map((thing) => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`).join('')
}

test("the page's linked data says which job it is", () => {
  expect(jobOf(linked('Night baker'), '<h1>Apply now</h1>')).toEqual({
    ...{ address: ADDRESS, title: 'Night baker', company: 'Green Mill', location: 'Berlin', frames: [] },
  })
})

test('a page with several jobs names none of them', () => {
  expect(jobOf(`${linked('Night baker', 'Day baker')}<title>Careers</title>`)).toMatchObject({ title: '', company: '' })
})

test.each([
  ['<title>Baker at Green Mill</title>', '', 'Baker', 'Green Mill'],
  ['<title>Application for Baker - Green Mill | Careers</title>', '', 'Baker', 'Green Mill'],
  [
    '<title>Jobs</title><meta property="og:site_name" content="Green Mill">',
    '<h1>Apply for the position of Baker</h1>',
    'Baker',
    'Green Mill',
  ],
  ['<title>Apply</title>', '<h1>Apply now</h1>', '', ''],
  ['<meta property="og:title" content="Bäcker bei Mühle Grün">', '', 'Bäcker', 'Mühle Grün'],
])('%s %s is a job as a person reads it', (head, body, title, company) => {
  expect(jobOf(head, body)).toMatchObject({ title, company })
})

test('frames of other sites are named, the own site and unsafe addresses are not', () => {
  const frames = ['https://boards.forms.example/embed?x=1', '/same', 'http://unsafe.example/', 'javascript:1', 'about:blank']
  const body = frames.map((src) => `<iframe src="${src}"></iframe>`).join('')
  expect(jobOf('', `${body}${body}`).frames).toEqual(['https://boards.forms.example'])
})

test('a hostile page of 200 kB is read at once, and cut', () => {
  const started = performance.now()
  const { title } = jobOf(`<title>${'at - '.repeat(40_000)}</title>`, `<h1>${'Application '.repeat(17_000)}</h1>`)
  expect(title.length).toBeLessThanOrEqual(300)
  expect(performance.now() - started).toBeLessThan(500)
})
