import { describe, expect, test } from 'vitest'
import { sourceOf } from '#features/jobs/sources/all-sources'
import { isHost } from '#features/jobs/sources/readers/source'
import { DIRECTORY, recogniseAddress } from './directory.ts'

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
    ['https://news.ycombinator.com/item?id=12002', 'hackernews', '', '12002'],
  ])('%s is %s, board %s, job %s', (address, source, token, id) => {
    const found = recogniseAddress(address)
    expect([found?.source.id, found?.board.token, found?.id]).toEqual([source, token, id])
  })

  test.each([
    'https://example.com/careers',
    'https://greenhouse.io.evil.example/acme',
    'https://www.breezy.hr/',
    'https://jobicy.com/jobs/1101-translator',
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
