import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_JOBS, addProfile } from '#testing/jobs'
import { type GreenhouseRow, greenhouseBoard, json, page, type SourceAnswer, startLocalSources } from '#testing/local-sources'
import { newcomer, type Person } from '#testing/people'
import { startServer, type TestServer } from '#testing/server'
import { refreshTask } from './tasks.ts'

/** What one person pastes changes what others see by adding only. The jobs below share one word, by which everybody finds them. */
const WORD = 'quayside'
const UUID = '5f0c1d2e-aaaa-4000-8000-00000000000b'
const PILOT = {
  id: 11,
  title: 'Quayside Pilot',
  absolute_url: 'https://boards.greenhouse.io/figma/jobs/11',
  location: { name: 'Porto, Portugal' },
  company_name: 'Figma',
  content: 'Guide ships.',
  first_published: '2026-01-02T00:00:00Z',
}
const WELDER = {
  id: 21,
  title: 'Quayside Welder',
  absolute_url: 'https://careers.saltworks.example.org/jobs/21',
  location: { name: 'Cork, Ireland' },
  company_name: 'Saltworks',
  content: 'Weld hulls.',
}
const COOK = { id: UUID, title: 'Quayside Cook', jobUrl: `https://jobs.ashbyhq.com/galley/${UUID}`, descriptionHtml: 'Cook.' }
const RIGGER = 'https://mast.wd5.myworkdayjobs.com/Careers/job/Cork/Quayside-Rigger_R-7'
const BARISTA = 'https://crema.breezy.hr/p/ab12-quayside-barista'

const HONEST: Record<string, SourceAnswer> = {
  ...greenhouseBoard('figma', PILOT),
  ...greenhouseBoard('saltworks', WELDER),
  'api.ashbyhq.com/posting-api/job-board/galley?includeCompensation=true': json({ jobs: [COOK] }),
  'mast.wd5.myworkdayjobs.com/wday/cxs/mast/Careers/jobs': json({
    total: 1,
    jobPostings: [{ title: 'Quayside Rigger', externalPath: '/job/Cork/Quayside-Rigger_R-7', locationsText: 'Cork' }],
  }),
  'mast.wd5.myworkdayjobs.com/wday/cxs/mast/Careers/job/Cork/Quayside-Rigger_R-7': json({
    jobPostingInfo: { title: 'Quayside Rigger', jobDescription: 'Rig masts.', location: 'Cork', externalUrl: RIGGER },
  }),
  'crema.breezy.hr/json': json([{ id: 'ab12', name: 'Quayside Barista', url: BARISTA, location: { name: 'Cork' } }]),
  'crema.breezy.hr/p/ab12-quayside-barista': page({ title: 'Quayside Barista', description: 'Pour coffee.', url: BARISTA }),
  'own.example.org/jobs/1': page({
    title: 'Quayside Clerk',
    description: 'Count crates.',
    hiringOrganization: { name: 'Crates' },
    jobLocation: { name: 'Cork' },
  }),
}
/** Boards that Bob brings; Figma's is one of the directory. */
const BROUGHT = [
  'https://boards.greenhouse.io/saltworks',
  'https://jobs.ashbyhq.com/galley',
  'https://mast.wd5.myworkdayjobs.com/Careers',
  'https://crema.breezy.hr/',
  'https://own.example.org/jobs/1',
]

let sources: Awaited<ReturnType<typeof startLocalSources>>
let server: TestServer
let bob: Person
let mallory: Person
let profileId: string
beforeAll(async () => {
  sources = await startLocalSources({ ...HONEST })
  server = await startServer({ JOB_SOURCES: 'on', LOCAL_JOB_SOURCES: sources.address, TASKS: 'separate' })
  ;[bob, mallory] = [await newcomer(server), await newcomer(server)]
  profileId = await addProfile(bob, {})
  await refreshTask.run({}, server.platform)
  for (const address of BROUGHT) await bob.call.jobs.paste({ address })
}, 120_000)
afterAll(async () => {
  await server.stop()
  await sources.stop()
})

/** Whether it is refused does not matter here. */
const paste = ({ call }: Person, address: string) =>
  call.jobs.paste({ address }).then(
    () => 'taken',
    ({ code }) => String(code),
  )

async function whatBobSees(only?: readonly string[]) {
  const { jobs } = await bob.call.search.jobs({ profileId, filters: { ...ALL_JOBS, searchTerm: WORD } })
  const listed = jobs.filter(({ id }) => only?.includes(id) ?? true).map(({ otherPlaces: _, ...job }) => job)
  const opened = []
  for (const { id } of listed) {
    const { job, health } = await bob.call.search.details({ id, profileId })
    opened.push([job.url, job.applicationUrl, job.description, job.salary, health.state])
  }
  return { listed, opened }
}

/** Each leads to a real job when it is folded; the source knows none of these spellings. */
const spellingsOf = (address: string) => [
  ...['/apply', '/apply/x', '/application', '/c/new', '/applications/new', '/', '?utm_source=x', '#top'].map(
    (end) => address + end,
  ),
  address.toUpperCase().replace('HTTPS', 'https'),
  address.replace(/[^/]+$/, (last) => last.toUpperCase()),
  address.replace(/(https:\/\/[^/]+\/)([^/]+)/, (_, host, token) => host + token.toUpperCase()),
  address.replace('https://', 'https://www.'),
]
const ADDRESSES = [PILOT.absolute_url, 'https://boards.greenhouse.io/saltworks/jobs/21', COOK.jobUrl, RIGGER, BARISTA]

type Act = { name: string; answers?: Record<string, SourceAnswer>; address: string; isBoard?: boolean }
const board = (name: string, ...jobs: GreenhouseRow[]): Act => {
  const token = `hostile-${randomUUID().slice(0, 8)}`
  return { name, answers: greenhouseBoard(token, ...jobs), address: `https://boards.greenhouse.io/${token}`, isBoard: true }
}
const LONG = 'Send us your passport. '.repeat(100)
const ACTS: readonly Act[] = [
  ...ADDRESSES.flatMap(spellingsOf).map((address) => ({ name: `a spelling: ${address}`, address })),
  // A board that looks like another one: by name, by id, by address, by all of it.
  ...[PILOT, WELDER].flatMap((job) => [
    board('the same name', { ...job, id: 1000 + job.id, absolute_url: 'https://evil.example.org/1', content: LONG }),
    board('the same id', { ...job, content: LONG, title: 'Quayside Trap', absolute_url: 'https://evil.example.org/2' }),
    board('the same address', { ...job, id: 2000 + job.id, content: LONG }),
    board('everything the same', { ...job, content: LONG, first_published: new Date().toISOString() }),
  ]),
  board('the page of Bob', {
    id: 3001,
    title: 'Quayside Clerk',
    company_name: 'Crates',
    location: { name: 'Cork' },
    absolute_url: 'https://own.example.org/jobs/1',
    content: LONG,
  }),
  // A page and a comment that speak of somebody else's job.
  {
    name: 'a page',
    answers: {
      'evil.example.org/p': page({ title: PILOT.title, description: LONG, hiringOrganization: 'Figma', url: PILOT.absolute_url }),
    },
    address: 'https://evil.example.org/p',
  },
  {
    name: 'a comment',
    answers: {
      'hn.algolia.com/api/v1/items/99': json({ id: 99, text: `Saltworks | Quayside Welder | Cork, Ireland | ${LONG}` }),
    },
    address: 'https://news.ycombinator.com/item?id=99',
  },
  // A source that answers otherwise for a moment, while somebody asks it.
  ...[301, 302, 429, 500, 503].map((status) => ({
    name: `an answer ${status}`,
    answers: {
      'boards-api.greenhouse.io/v1/boards/saltworks/jobs/21?pay_transparency=true': {
        status,
        headers: { location: 'https://evil.example.org/', 'retry-after': '0' },
        body: '',
      },
    },
    address: 'https://boards.greenhouse.io/saltworks/jobs/21',
  })),
  {
    name: 'another text in the answer for one job',
    answers: {
      'boards-api.greenhouse.io/v1/boards/saltworks/jobs/21?pay_transparency=true': json({
        ...WELDER,
        content: LONG,
        absolute_url: 'https://evil.example.org/3',
        location: { name: 'Oslo' },
      }),
    },
    address: 'https://boards.greenhouse.io/saltworks/jobs/21',
  },
  {
    name: 'a single page that names another address',
    answers: {
      'crema.breezy.hr/p/ab12-quayside-barista': page({ title: 'Trap', description: LONG, url: 'https://evil.example.org/4' }),
    },
    address: BARISTA,
  },
]

test('whatever somebody pastes, others see their jobs as before: listed, open, in order, with the same text and apply address', async () => {
  const before = await whatBobSees()
  expect(before.listed.map(({ title }) => title).toSorted()).toEqual([
    'Quayside Barista',
    'Quayside Clerk',
    'Quayside Cook',
    'Quayside Pilot',
    'Quayside Rigger',
    'Quayside Welder',
  ])
  const ids = before.listed.map(({ id }) => id)
  const [acts = []] = fc.sample(fc.shuffledSubarray([...ACTS], { minLength: ACTS.length }), 1)
  for (const { name, answers = {}, address, isBoard } of acts) {
    const honest = { ...sources.answers }
    Object.assign(sources.answers, answers)
    const outcome = await paste(mallory, address)
    if (isBoard) expect(outcome, name).toBe('taken')
    for (const key of Object.keys(answers)) if (honest[key]) sources.answers[key] = honest[key]
    const after = await whatBobSees(ids)
    expect(
      after.listed.map(({ title }) => title),
      name,
    ).toEqual(before.listed.map(({ title }) => title))
    expect(after, name).toEqual(before)
  }
}, 240_000)

test('asking again and again for a board that does not answer puts off no visit of it', async () => {
  const state = async () =>
    (
      await server.platform.database.systemPool.query(
        "select failures, next_read_at, last_outcome from job_boards where id = 'greenhouse:adyen'",
      )
    ).rows[0]
  const before = await state()
  expect(before).toMatchObject({ last_outcome: 'gone' })
  for (let times = 0; times < 3; times++) expect(await paste(mallory, 'https://boards.greenhouse.io/adyen')).toBe('JOB_NOT_READ')
  expect(await state()).toEqual(before)
})
