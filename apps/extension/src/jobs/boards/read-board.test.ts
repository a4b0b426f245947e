import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPage } from '#page.testing'
import { boardOf } from './all-boards.ts'
import type { Board, BoardResult } from './board.ts'
import { PAGE_CHANGES } from './changed-pages.testing.ts'
import { readBoard } from './read-board.ts'

const NOW = new Date('2026-11-16T12:00:00.000Z')
const NURSE = ['Nurse Educator (Night Shift)', 'Harbor & Pine Clinic'] as const
const RUST = ['Senior Rust Engineer', 'Quillfjord Systems'] as const
const CAFE = ['Café Manager – Weekends', 'Blue Lantern Foods'] as const

/** Our invented pages, in the layout of each board, and what a person reads on them. */
const PAGES = {
  'indeed.html': {
    address: 'https://www.indeed.com/jobs?q=invented&vjk=a1b2c3d4e5f60001',
    jobs: [
      [...NURSE, 'Tulsa, OK', 'https://www.indeed.com/viewjob?jk=a1b2c3d4e5f60001'],
      [...RUST, 'Boise, ID', 'https://www.indeed.com/viewjob?jk=a1b2c3d4e5f60002'],
      [...CAFE, 'Dover, DE', 'https://www.indeed.com/viewjob?jk=a1b2c3d4e5f60003'],
    ],
  },
  'linkedin-guest.html': {
    address: 'https://www.linkedin.com/jobs/search?keywords=invented',
    jobs: [
      [...NURSE, 'Tulsa, OK', 'https://uk.linkedin.com/jobs/view/nurse-educator-night-shift-at-harbor-pine-clinic-4100000001'],
      [...RUST, 'Boise, ID', 'https://uk.linkedin.com/jobs/view/senior-rust-engineer-at-quillfjord-systems-4100000002'],
      [...CAFE, 'Dover, DE', 'https://uk.linkedin.com/jobs/view/caf%C3%A9-manager-weekends-at-blue-lantern-foods-4100000003'],
    ],
  },
  'linkedin-member.html': {
    address: 'https://www.linkedin.com/jobs/search/?currentJobId=4100000001&keywords=invented',
    jobs: [
      [...NURSE, 'Tulsa, OK', 'https://www.linkedin.com/jobs/view/4100000001/'],
      [...RUST, 'Boise, ID', 'https://www.linkedin.com/jobs/view/4100000002/'],
      [...CAFE, 'Dover, DE', 'https://www.linkedin.com/jobs/view/4100000003/'],
    ],
  },
  'glassdoor.html': {
    address: 'https://www.glassdoor.co.uk/Job/jobs.htm?sc.keyword=invented',
    jobs: [
      [
        ...NURSE,
        'Tulsa, OK',
        'https://www.glassdoor.co.uk/job-listing/nurse-educator-night-shift-harbor-pine-clinic-JV_IC1_KO0,26_KE27,45.htm?jl=1010000000001',
      ],
      [
        ...RUST,
        'Boise, ID',
        'https://www.glassdoor.co.uk/job-listing/senior-rust-engineer-quillfjord-systems-JV_IC2_KO0,20_KE21,39.htm?jl=1010000000002',
      ],
      [
        ...CAFE,
        'Dover, DE',
        'https://www.glassdoor.co.uk/job-listing/cafe-manager-weekends-blue-lantern-foods-JV_IC3_KO0,21_KE22,40.htm?jl=1010000000003',
      ],
    ],
  },
  'dice.html': {
    address: 'https://www.dice.com/jobs?q=invented',
    jobs: [
      [...NURSE, 'Tulsa, Oklahoma', 'https://www.dice.com/job-detail/11111111-aaaa-4bbb-8ccc-000000000001'],
      [...RUST, 'Hybrid in Boise, Idaho', 'https://www.dice.com/job-detail/11111111-aaaa-4bbb-8ccc-000000000002'],
      [...CAFE, 'Remote', 'https://www.dice.com/job-detail/11111111-aaaa-4bbb-8ccc-000000000003'],
    ],
  },
  'ziprecruiter.html': {
    address: 'https://www.ziprecruiter.com/jobs-search?search=invented',
    jobs: [
      [
        ...NURSE,
        'Tulsa, OK',
        'https://www.ziprecruiter.com/c/Harbor-&-Pine-Clinic/Job/Nurse-Educator-(Night-Shift)/-in-Tulsa,OK?jid=aaaa000000000001',
      ],
      [
        ...RUST,
        'Boise, ID · Remote',
        'https://www.ziprecruiter.com/c/Quillfjord-Systems/Job/Senior-Rust-Engineer/-in-Boise,ID?jid=aaaa000000000002',
      ],
      [
        ...CAFE,
        'Dover, DE',
        'https://www.ziprecruiter.com/c/Blue-Lantern-Foods/Job/Cafe-Manager-Weekends/-in-Dover,DE?jid=aaaa000000000003',
      ],
    ],
  },
  'simplyhired.html': {
    address: 'https://www.simplyhired.com/search?q=invented',
    jobs: [
      [...NURSE, 'Tulsa, OK', 'https://www.simplyhired.com/job/hJ0aaaaaaaaaaaaaaaaaaaa1'],
      [...RUST, 'Boise, ID', 'https://www.simplyhired.com/job/hJ0bbbbbbb-_bbbbbbbbbbb2'],
      [...CAFE, 'Dover, DE', 'https://www.simplyhired.com/job/hJ0cccccccccccccccccccc3'],
    ],
  },
}
type Name = keyof typeof PAGES
const NAMES = Object.keys(PAGES) as Name[]

const named = (name: string): Board => {
  const board = boardOf(name.split(/[-.]/)[0] ?? '')
  if (!board) throw new Error(`No board for ${name}`)
  return board
}
const savedPage = (name: Name) => readPage(readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8'))
const read = (name: Name, page = savedPage(name)) => readBoard(named(name), page, PAGES[name].address, NOW)
const readHtml = (board: string, html: string, address = 'https://www.indeed.com/jobs?q=x') =>
  readBoard(named(board), readPage(`<!doctype html><html><head>${html}</body></html>`), address, NOW)
const rows = ({ jobs }: BoardResult) => jobs.map(({ title, company, location, url }) => [title, company, location, url])

describe('a result page of a board', () => {
  test.each(NAMES)('%s: every job has its title, employer, place and address', (name) => {
    const result = read(name)
    expect(rows(result)).toEqual(PAGES[name].jobs)
    expect(result.outcome).toBe('jobs')
    expect(result.jobs.every(({ id, platform }) => id && platform === named(name).id)).toBe(true)
  })

  // Without its data, ZipRecruiter's page has addresses only in its linked data.
  test.each(
    NAMES.flatMap((name) =>
      Object.keys(PAGE_CHANGES)
        .filter((change) => !change.startsWith('cards') && !(name === 'ziprecruiter.html' && change.includes('all data')))
        .map((change) => [name, change] as const),
    ),
  )('%s is read as before with its %s', (name, change) => {
    const page = savedPage(name)
    PAGE_CHANGES[change]?.(page)
    expect(rows(read(name, page))).toEqual(PAGES[name].jobs)
  })

  test.each([
    ...NAMES.map((name) => [name, 'cards emptied'] as const),
    ['ziprecruiter.html', 'names changed, all data removed'] as const,
  ])('%s with its %s is no search without results', (name, change) => {
    const page = savedPage(name)
    PAGE_CHANGES[change]?.(page)
    // What is left of LinkedIn's page is a sign-in form.
    expect(read(name, page)).toMatchObject({ outcome: name === 'linkedin-guest.html' ? 'blocked' : 'layout-changed', jobs: [] })
  })

  test('what the data says beyond the cards comes along', () => {
    expect(read('indeed.html').jobs[1]).toMatchObject({
      type: 'Full-time',
      salary: '$52,000 a year',
      remote: true,
      datePosted: '2026-11-05T00:00:00.000Z',
    })
    expect(read('dice.html').jobs[0]).toMatchObject({ salary: '$50+', description: 'Invented sentence about the work.' })
    expect(read('glassdoor.html').jobs[0]?.datePosted).toBe('2026-11-10T12:00:00.000Z')
  })

  test('one answer in the data of a page is enough, also where it lists nothing that is a job', () => {
    const answer = (urn: string) =>
      `</head><body><code>{"jobPostingUrn":"${urn}","jobPostingTitle":"Cook","primaryDescription":{"text":"Acme"}}</code>`
    const page = (urn: string) => readPage(`<!doctype html><html><head>${answer(urn)}</body></html>`)
    expect(named('linkedin').readData(page('urn:li:fsd_jobPosting:4100000055'))).toMatchObject([
      { id: '4100000055', title: 'Cook' },
    ])
    expect(named('linkedin').readData(page('none'))).toEqual([])
  })

  test('jobs without text so far are named, so that the caller can scroll to them', () => {
    expect(read('linkedin-member.html').unrendered).toEqual(['4100000009'])
  })

  test('a page that shows no card yet is read from its data', () => {
    const page = savedPage('indeed.html')
    for (const card of page.querySelectorAll('[data-jk], a[href*="jk="], a[id^="job_"], a[id^="sj_"]')) card.remove()
    expect(
      read('indeed.html', page)
        .jobs.map(({ title }) => title)
        .toSorted(),
    ).toEqual([CAFE[0], NURSE[0], RUST[0]])
  })

  test('a card is known by the address or the id of its link where it carries no key of its own', () => {
    const page = readPage(
      '<a id="job_a1b2c3d4e5f60001">Cook</a><a id="sj_A1B2C3D4E5F60002">Cook</a><a href="/rc/clk?jk=a1b2c3d4e5f60003">Cook</a><a id="job_1">Cook</a>',
    )
    const { idOf } = named('indeed').cards
    expect([...page.querySelectorAll('a')].map((link) => idOf(link))).toEqual([
      'a1b2c3d4e5f60001',
      'A1B2C3D4E5F60002',
      'a1b2c3d4e5f60003',
      undefined,
    ])
  })

  test('data of an earlier search in the same tab is left aside', () => {
    const page = savedPage('indeed.html')
    const script = [...page.querySelectorAll('script')].find(({ textContent }) => textContent.includes('jobkey'))
    if (script) script.textContent = script.textContent.replaceAll('a1b2c3d4e5f6', 'ffffffffffff')
    expect(rows(read('indeed.html', page))).toEqual(PAGES['indeed.html'].jobs)
  })
})

test.each([
  [1, 'without employer', '<a id="job-title-1">Cook</a>'],
  [3, 'without employer', '<a id="job-title-1">Cook</a>'],
  [1, 'without any text', ''],
  [3, 'without any text', ''],
])('a page that lists %i jobs %s has another layout, also where it says that something was not found', (count, _, text) => {
  const cards = Array.from({ length: count }, (_none, at) => `<li data-jobid="101000000000${at}">${text}</li>`)
  const body = (list: string) => `</head><body><p>No jobs found for your saved search</p><ul>${list}</ul>`
  const address = 'https://www.glassdoor.com/Job/jobs.htm'
  expect(readHtml('glassdoor', body(cards.join('')), address)).toMatchObject({ outcome: 'layout-changed', jobs: [] })
  expect(readHtml('glassdoor', body(''), address).outcome).toBe('empty')
})

describe("a job's own page", () => {
  const address = 'https://au.linkedin.com/jobs/view/cook-at-acme-4100000055'
  const similar =
    '<ul><li data-entity-urn="urn:li:jobPosting:4100000056"><h3>Baker</h3><h4>Other</h4><span>Perth</span></li></ul>'

  test('is that job, not the similar ones beside it', () => {
    const top =
      '<h1>Cook</h1><h4><div><span><a href="https://au.linkedin.com/company/acme">Acme</a></span><span>Hobart, Tasmania</span></div></h4>'
    const result = readHtml('linkedin', `</head><body><section>${top}</section>${similar}`, address)
    expect(rows(result)).toEqual([['Cook', 'Acme', 'Hobart, Tasmania', address]])
  })

  test('is read from its linked data', () => {
    const posting = {
      '@type': 'JobPosting',
      title: 'Cook',
      hiringOrganization: { name: 'Acme' },
      jobLocation: { address: { addressLocality: 'Hobart', addressCountry: 'AU' } },
    }
    const html = `<script type="application/ld+json">${JSON.stringify(posting)}</script></head><body>`
    const result = readHtml('indeed', html, 'https://au.indeed.com/viewjob?jk=00000000000000aa&from=x')
    expect(rows(result)).toEqual([['Cook', 'Acme', 'Hobart, AU', 'https://au.indeed.com/viewjob?jk=00000000000000aa']])
  })

  test('without anything that we know has another layout', () => {
    expect(readHtml('linkedin', `</head><body>${similar}`, address).outcome).toBe('layout-changed')
  })
})

describe('a page of strangers', () => {
  const card = (href: string, title = 'Cook') =>
    `</head><body><ul><li data-jobid="1010000000001"><span id="job-employer-1">Acme</span><a id="job-title-1" href="${href}">${title}</a><p id="job-location-1">Hobart</p></li></ul>`
  const address = 'https://www.glassdoor.com/Job/jobs.htm'

  test.each([
    'https://evil.example/job-listing/x.htm?jl=1010000000001',
    'https://glassdoor.com.evil.example/job-listing/x.htm?jl=1010000000001',
    'javascript:alert(1010000000001)',
  ])('never leads to another site: %s', (href) => {
    expect(readHtml('glassdoor', card(href), address).jobs.map(({ url }) => url)).toEqual([
      'https://www.glassdoor.com/job-listing/j?jl=1010000000001',
    ])
  })

  test('gives plain, short texts', () => {
    const [job] = readHtml(
      'glassdoor',
      card('/x?jl=1010000000001', `&lt;img src=x onerror=y&gt;${'Cook '.repeat(2_000)}`),
      address,
    ).jobs
    expect(job?.title).toMatch(/^Cook Cook/)
    expect(job?.title.length).toBeLessThanOrEqual(300)
  })

  test('may hold data that is cut off or nests without end', () => {
    for (const data of ['{"results":[{"jobkey":"', '['.repeat(50_000), '{"a":'.repeat(50_000)]) {
      const script = `<script>window.mosaic.providerData["mosaic-provider-jobcards"]=${data}</script></head><body>`
      expect(readHtml('indeed', script).outcome).toBe('layout-changed')
    }
  })
})
