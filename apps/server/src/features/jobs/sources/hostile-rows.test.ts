import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { jobListing } from '@jobapply/core/jobs/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findOfBoard, keepListings } from '#features/jobs/listings/listings-store'
import { addBoards, boardIdOf } from '#features/jobs/listings/store'
import { readAnswer } from '#features/jobs/reading/read-answer'
import { startServer, type TestServer } from '#testing/server'
import { SOURCES, sourceOf } from './all-sources.ts'
import { findHost } from './readers/source.ts'

/** The saved answer of each source, where its list is, and a board to which it belongs. */
const LISTS: Record<string, { file: string; rows?: string; token: string }> = {
  greenhouse: { file: 'greenhouse.json', rows: 'jobs', token: 'acme' },
  lever: { file: 'lever.json', token: 'acme' },
  ashby: { file: 'ashby.json', rows: 'jobs', token: 'acme' },
  smartrecruiters: { file: 'smartrecruiters.json', rows: 'content', token: 'acme' },
  workable: { file: 'workable.json', rows: 'jobs', token: 'acme' },
  recruitee: { file: 'recruitee.json', rows: 'offers', token: 'acme' },
  workday: { file: 'workday.json', rows: 'jobPostings', token: 'acme/wd5/Careers' },
  personio: { file: 'personio.xml', rows: 'position', token: 'acme' },
  teamtailor: { file: 'teamtailor.json', rows: 'items', token: 'acme' },
  breezy: { file: 'breezy.json', token: 'beanhouse' },
  remotive: { file: 'remotive.json', rows: 'jobs', token: '' },
  remoteok: { file: 'remoteok.json', token: '' },
  arbeitnow: { file: 'arbeitnow.json', rows: 'data', token: '' },
  themuse: { file: 'themuse.json', rows: 'results', token: '' },
  himalayas: { file: 'himalayas.json', rows: 'jobs', token: '' },
  jobicy: { file: 'jobicy.json', rows: 'jobs', token: '' },
  hackernews: { file: 'hackernews.json', rows: 'children', token: '' },
  weworkremotely: { file: 'weworkremotely.xml', rows: 'item', token: '' },
  bamboohr: { file: 'systems/bamboohr/list.json', rows: 'result', token: 'acme' },
  pinpoint: { file: 'systems/pinpoint/list.json', rows: 'data', token: 'acme' },
  gem: { file: 'systems/gem/list.json', token: 'acme' },
  paycor: { file: 'systems/paycor/list.xml', rows: 'entry', token: 'acme' },
}
const HUGE = 'x'.repeat(200_000)
/** In place of a whole row, and of each of its fields in turn. */
const VALUES: readonly unknown[] = [
  null,
  true,
  '',
  -1,
  1e308,
  2 ** 60,
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://evil.example.org/p/ab12',
  'https://user:secret@beanhouse.breezy.hr.evil.example.org/p/1',
  'https://[::1',
  '//evil.example.org',
  '../../../etc/passwd?x=1#y',
  `https://evil.example.org/${HUGE}`,
  'a\u0000b\ud800c',
  '9999999999999999',
  '+275760-09-13T00:00:00.000Z',
  HUGE,
  '..',
  `x${'😀'.repeat(30_000)}`,
  [],
  ['a\u0000b\ud800c', `x${'😀'.repeat(400)}`],
  [{ name: 'a\u0000b\ud800c' }],
  [null, { name: { name: null } }],
  { name: HUGE, toString: null, __proto__: 1 },
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ TASKS: 'separate' })
})
afterAll(() => server.stop())

type Row = Record<string, unknown>
const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')

/** The saved answer with hostile rows around its own ones. */
function hostileAnswer({ file, rows }: { file: string; rows?: string }): string {
  const text = fixture(file)
  if (file.endsWith('.xml')) return hostileXml(text, rows ?? '')
  const answer = JSON.parse(text)
  const own: Row[] = rows ? answer[rows] : answer
  const pattern = own.findLast((row) => Object.keys(row).length > 3) ?? {}
  const broken = Object.keys(pattern).flatMap((field) => VALUES.map((value) => ({ ...withNewIds(pattern), [field]: value })))
  const all = [...VALUES, ...broken.slice(0, broken.length / 2), ...own, ...broken.slice(broken.length / 2)]
  return JSON.stringify(rows ? { ...answer, [rows]: all } : all)
}

let count = 0
/** So that a hostile row is a job of its own, wherever the source has its ids. */
const withNewIds = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      if (!/^(?:id|slug|shortcode|guid|friendly_id|externalPath)$/.test(key)) return [key, value]
      count += 1
      return [key, typeof value === 'number' ? value + 1_000_000 + count : `${value}-${count}`]
    }),
  )

function hostileXml(text: string, rows: string): string {
  const [first = ''] = new RegExp(`<${rows}>.*?</${rows}>`, 's').exec(text) ?? []
  const texts = VALUES.map((value) => (JSON.stringify(value) ?? '').replace(/[<&"]/g, ''))
  const fields = [...new Set([...first.matchAll(/<(\w+)>/g)].map(([, name]) => name).filter((name) => name !== rows))]
  const copy = () => first.replace(/(<(?:id|link|guid)>)([^<]*)/g, (_, open, value) => `${open}${value}-${++count}`)
  const broken = fields.flatMap((field) =>
    texts.map((value) => copy().replace(new RegExp(`<${field}>.*?</${field}>`, 's'), () => `<${field}>${value}</${field}>`)),
  )
  return text.replace(first, () => `<${rows}/><${rows}>hello</${rows}>${broken.join('')}${first}`)
}

/** Systems that are described to shared readers are read by one code; some of them stand for all. */
test('every source with a reader of its own is here', () =>
  expect(Object.keys(LISTS)).toEqual(expect.arrayContaining(SOURCES.flatMap(({ id, aliases }) => (aliases ? [] : [id])))))

describe.each(Object.entries(LISTS))('hostile rows in a list of %s', (id, list) => {
  const source = sourceOf(id)
  if (!source) throw new Error(`${id} is missing`)
  const board = { token: list.token, name: 'Acme' }
  const read = (text: string) => readAnswer({ as: 'list', source: id, board, asked: source.list(board), text }, new Date())
  const honest = read(fixture(list.file))
  const hostile = read(hostileAnswer(list))

  test('leave its own jobs readable', () => {
    expect(hostile.outcome).toBe('ok')
    const found = new Map(hostile.jobs.map((job) => [job.id, job]))
    for (const job of honest.jobs)
      expect(found.get(job.id), job.id).toMatchObject({ title: job.title, url: job.url, description: job.description })
  })

  test('are jobs of the right shape with a web address, or are left out', () => {
    for (const job of hostile.jobs) {
      expect(jobListing.safeParse(job).error, job.id).toBeUndefined()
      expect(job.url).toMatch(/^https?:\/\/[^/]/)
      expect(job.url.length).toBeLessThanOrEqual(2_000)
      expect(job.applyUrl ?? job.url).toMatch(/^https?:\/\/[^/]/)
    }
  })

  test('make us ask nobody else', () => {
    for (const job of hostile.jobs)
      for (const request of [
        source.one?.(board, { id: job.sourceId, url: job.url }),
        source.form?.(board, { id: job.sourceId }),
      ]) {
        if (!request) continue
        expect(findHost(source, request), request.url).toBeDefined()
        const { pathname } = new URL(request.url)
        if (id === 'greenhouse') expect(pathname).toMatch(/^\/v1\/boards\/acme\/jobs\//)
      }
  })

  test('find room in the index', async () => {
    const { system } = server.platform.database
    const row = { ...board, source: id }
    await addBoards(system, [row], new Date())
    await keepListings(system, boardIdOf(row), hostile.jobs, new Date())
    const ids = honest.jobs.map(({ sourceId }) => sourceId)
    expect([...(await findOfBoard(system, boardIdOf(row), ids)).keys()].toSorted()).toEqual(ids.toSorted())
  })
})
