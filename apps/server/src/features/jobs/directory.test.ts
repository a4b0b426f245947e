import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalSite, startLocalSite } from '#testing/local-site'
import { DIRECTORY, recogniseAddress } from './directory.ts'
import { createClient, isHost } from './fetching/client.ts'
import { createGuardedFetch } from './fetching/guarded-fetch.ts'
import { readPasted } from './fetching/pasted.ts'
import { sourceOf } from './sources/all-sources.ts'

describe('the directory of boards', () => {
  test('has at least 80 companies, each once, none verified before its first good answer', () => {
    expect(DIRECTORY.length).toBeGreaterThanOrEqual(80)
    expect(new Set(DIRECTORY.map(({ source, token }) => `${source}:${token.toLowerCase()}`)).size).toBe(DIRECTORY.length)
    expect(DIRECTORY.filter(({ isVerified }) => isVerified)).toEqual([])
  })

  test('names boards that their source can ask for', () => {
    for (const { source, token, name } of DIRECTORY) {
      const known = sourceOf(source)
      const url = new URL(known?.list({ token, name }).url ?? '')
      expect(
        known?.hosts.some((pattern) => isHost(url.hostname, pattern)),
        token,
      ).toBe(true)
      expect(name).toMatch(/^[\p{L}\p{N}]/u)
    }
  })
})

describe('a pasted careers address', () => {
  const uuid = '5f0c1d2e-0000-4000-8000-000000000001'
  test.each([
    ['https://boards.greenhouse.io/stripe', 'greenhouse', 'stripe', undefined],
    ['https://job-boards.eu.greenhouse.io/acme/jobs/4001?gh_src=x', 'greenhouse', 'acme', '4001'],
    ['https://boards.greenhouse.io/embed/job_board?for=acme', 'greenhouse', 'acme', undefined],
    ['https://boards.greenhouse.io/embed/job_app?for=acme&token=4001', 'greenhouse', 'acme', '4001'],
    ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse', 'acme', undefined],
    ['jobs.lever.co/acme', 'lever', 'acme', undefined],
    [`https://jobs.lever.co/acme/${uuid}/apply`, 'lever', 'acme', uuid],
    [`https://jobs.eu.lever.co/acme/${uuid}`, 'lever', 'eu/acme', uuid],
    ['https://jobs.ashbyhq.com/The%20Browser%20Company', 'ashby', 'The Browser Company', undefined],
    [`https://jobs.ashbyhq.com/ramp/${uuid}/application`, 'ashby', 'ramp', uuid],
    ['https://jobs.smartrecruiters.com/BoschGroup/744000135080134-engineer', 'smartrecruiters', 'BoschGroup', '744000135080134'],
    ['https://careers.smartrecruiters.com/Equinox', 'smartrecruiters', 'Equinox', undefined],
    ['https://apply.workable.com/huble/j/927FD30DD5/apply/', 'workable', 'huble', '927FD30DD5'],
    ['https://acme.workable.com/', 'workable', 'acme', undefined],
    ['https://bunq.recruitee.com/o/teller', 'recruitee', 'bunq', 'teller'],
    [
      'https://nvidia.wd5.myworkdayjobs.com/en-US/NVIDIAExternalCareerSite',
      'workday',
      'nvidia/wd5/NVIDIAExternalCareerSite',
      undefined,
    ],
    ['https://acme.wd3.myworkdayjobs.com/Careers/job/Cork/Porter_R-1002-1', 'workday', 'acme/wd3/Careers', 'R-1002-1'],
    ['https://feldweg.jobs.personio.de/job/9001', 'personio', 'feldweg', '9001'],
    ['https://1nce.jobs.personio.com/', 'personio', 'com/1nce', undefined],
    ['https://norrsken.teamtailor.com/jobs/501-bagare', 'teamtailor', 'norrsken', '501'],
    ['https://mentimeter.career.teamtailor.com/jobs', 'teamtailor', 'mentimeter.career', undefined],
    ['https://beanhouse.breezy.hr/p/ab12cd34ef56-barista', 'breezy', 'beanhouse', 'ab12cd34ef56'],
    ['https://remoteok.com/remote-jobs/remote-care-coordinator-kind-71', 'remoteok', '', '71'],
    ['https://jobicy.com/jobs/1101-translator', 'jobicy', '', '1101'],
    ['https://news.ycombinator.com/item?id=12002', 'hackernews', '', '12002'],
    ['https://weworkremotely.com/remote-jobs/paper-boat-copy-editor', 'weworkremotely', '', 'paper-boat-copy-editor'],
  ])('%s is %s, board %s, job %s', (address, source, token, id) => {
    const found = recogniseAddress(address)
    expect([found?.source.id, found?.board.token, found?.id]).toEqual([source, token, id])
  })

  test.each([
    'https://example.com/careers',
    'https://greenhouse.io.evil.example/acme',
    'https://www.breezy.hr/',
    'https://boards.greenhouse.io/',
    'https://jobs.lever.co/a%2Fb',
    'not an address',
    'javascript:alert(1)',
    '',
  ])('%s is no known source', (address) => expect(recogniseAddress(address)).toBeUndefined())

  test('the company has the name of the directory, else that of its token', () => {
    expect(recogniseAddress('https://jobs.ashbyhq.com/openai')?.board.name).toBe('OpenAI')
    expect(recogniseAddress('https://quiet-books.breezy.hr/')?.board.name).toBe('Quiet Books')
    expect(recogniseAddress('https://acme.wd3.myworkdayjobs.com/Careers')?.board.name).toBe('Acme')
  })
})

describe('reading it at once', () => {
  let site: LocalSite
  beforeAll(async () => {
    const posting = JSON.stringify({ '@type': 'JobPosting', title: 'Baker', hiringOrganization: { name: 'Crumb' } })
    site = await startLocalSite((request, response) => {
      const path = `${request.headers.host}${request.url}`
      if (path === 'boards-api.greenhouse.io/v1/boards/acme/jobs/4001?pay_transparency=true')
        response.end(JSON.stringify({ id: 4001, title: 'Nurse', absolute_url: 'https://boards.greenhouse.io/acme/jobs/4001' }))
      else if (path === 'boards-api.greenhouse.io/v1/boards/acme/jobs?content=true') response.end('{"jobs":[]}')
      else if (path.startsWith('crumb.example/') || path === 'boards.greenhouse.io/acme/jobs/77')
        response.end(`<script type="application/ld+json">${posting}</script>`)
      else response.writeHead(404).end()
    })
  })
  afterAll(() => site.close())
  const paste = (text: string) => {
    const client = createClient({ network: site.network, userAgent: 'test', pause: async () => {}, now: () => new Date() })
    return readPasted(client, createGuardedFetch(site.network, 'test'), text)
  }

  test('a job of a known source comes from its own call', async () =>
    expect(await paste('https://boards.greenhouse.io/acme/jobs/4001')).toMatchObject({
      outcome: 'ok',
      jobs: [{ source: 'greenhouse', id: '4001', company: 'Acme' }],
    }))

  test('a board is read, also when it is empty', async () =>
    expect(await paste('boards.greenhouse.io/acme')).toMatchObject({
      outcome: 'empty',
      jobs: [],
      recognised: { board: { token: 'acme' } },
    }))

  test('a job that its source does not tell is read from its page', async () =>
    expect(await paste('https://boards.greenhouse.io/acme/jobs/77')).toMatchObject({
      outcome: 'ok',
      jobs: [{ source: 'page', title: 'Baker' }],
    }))

  test('any other page is read for its postings', async () => {
    expect(await paste('crumb.example/jobs/1')).toMatchObject({
      outcome: 'ok',
      jobs: [{ source: 'page', company: 'Crumb', url: 'https://crumb.example/jobs/1' }],
    })
    expect(await paste('https://nothing.example/jobs/1')).toMatchObject({ outcome: 'gone', jobs: [] })
  })

  test('an address that leads inside is refused', async () =>
    expect(await paste('https://127.0.0.1/')).toMatchObject({ outcome: 'refused', jobs: [] }))
})
