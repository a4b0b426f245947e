import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { readAnswer } from '#features/jobs/reading/read-answer'
import { arbeitnow } from '#features/jobs/sources/arbeitnow'
import { breezy } from '#features/jobs/sources/breezy'
import { greenhouse } from '#features/jobs/sources/greenhouse'
import { lever } from '#features/jobs/sources/lever'
import { isHost, type Source } from '#features/jobs/sources/readers/source'
import { type LocalSite, startLocalSite } from '#testing/local-site'
import { ask } from './ask.ts'
import { createClient } from './client.ts'
import { type Visitor, visitBoard, visitJob } from './visit.ts'

const NOW = new Date('2026-11-15T12:00:00.000Z')
const ACME = { token: 'acme', name: 'Acme' }
let site: LocalSite | undefined
const pauses: number[] = []
afterEach(async () => {
  await site?.close()
  site = undefined
  pauses.length = 0
})

type Answer = { status?: number; headers?: Record<string, string>; body?: string; ms?: number }
/** The answers of the source, one after the other; the last one stays. */
async function clientWith(...answers: Answer[]) {
  const seen: Record<string, unknown>[] = []
  let open = 0
  let most = 0
  site = await startLocalSite(async (request, response) => {
    seen.push(request.headers)
    most = Math.max(most, ++open)
    const { status = 200, headers = {}, body = '[]', ms = 0 } = answers.length > 1 ? (answers.shift() ?? {}) : (answers[0] ?? {})
    await sleep(ms)
    open -= 1
    response.writeHead(status, headers).end(body)
  })
  const pause = async (ms: number) => void pauses.push(ms)
  const client = createClient({ network: site.network, userAgent: 'JobApplyAI', pause, now: () => NOW })
  const visitor: Visitor = { client, read: async (answer) => readAnswer(answer, NOW) }
  return { client, visitor, seen, mostAtOnce: () => most }
}
const cook = (id: string) => ({
  id,
  text: 'Cook',
  hostedUrl: `https://jobs.lever.co/acme/${id}`,
  categories: { location: 'Lyon' },
})

describe('a polite guest', () => {
  test('says who it is, and reads the jobs', async () => {
    const { visitor, seen } = await clientWith({ body: JSON.stringify([cook('1')]), headers: { etag: '"v1"' } })
    expect(await visitBoard(visitor, lever, ACME)).toMatchObject({
      outcome: 'ok',
      isComplete: true,
      known: { etag: '"v1"' },
      jobs: [{ sourceId: '1' }],
    })
    expect(seen[0]).toMatchObject({ 'user-agent': 'JobApplyAI', accept: 'application/json', host: 'api.lever.co' })
    expect(site?.asked).toEqual(['GET api.lever.co/v0/postings/acme?mode=json&skip=0&limit=100'])
  })

  test('asks for an unchanged answer with its mark, and does not read it again', async () => {
    const { visitor, seen } = await clientWith({ status: 304 })
    const known = { etag: '"v1"', lastModified: 'Sun, 15 Nov 2026 10:00:00 GMT' }
    expect(await visitBoard(visitor, lever, ACME, known)).toMatchObject({ outcome: 'unchanged', known, jobs: [] })
    expect(seen[0]).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': known.lastModified })
  })

  test.each([
    [404, 'gone'],
    [403, 'blocked'],
    [302, 'moved'],
  ])('status %i is %s, and is not asked twice', async (status, outcome) => {
    const { visitor } = await clientWith({ status, headers: { location: 'https://elsewhere.example/' } })
    expect(await visitBoard(visitor, lever, ACME)).toMatchObject({ outcome, isComplete: false, jobs: [] })
    expect(site?.asked).toHaveLength(1)
  })

  test('waits as long as it is asked to, once', async () => {
    const { visitor } = await clientWith({ status: 429, headers: { 'retry-after': '7' } }, { body: JSON.stringify([cook('1')]) })
    expect((await visitBoard(visitor, lever, ACME)).outcome).toBe('ok')
    expect(pauses).toEqual([7_000])
  })

  test('waits for 30 seconds at most', async () => {
    const { visitor } = await clientWith({ status: 429, headers: { 'retry-after': '30' } }, { body: JSON.stringify([cook('1')]) })
    expect((await visitBoard(visitor, lever, ACME)).outcome).toBe('ok')
    expect(pauses).toEqual([30_000])
  })

  test.each([
    ['31', 31],
    ['3600', 3_600],
    ['Sun, 15 Nov 2026 13:00:00 GMT', 3_600],
  ])('a long wait (%s) is told and not sat out', async (header, waitSeconds) => {
    const { visitor } = await clientWith({ status: 429, headers: { 'retry-after': header } })
    expect(await visitBoard(visitor, lever, ACME)).toMatchObject({ outcome: 'limited', waitSeconds })
    expect(pauses).toEqual([])
    expect(site?.asked).toHaveLength(1)
  })

  test('tries a broken server once more, then says that it is not reachable', async () => {
    const { visitor } = await clientWith({ status: 502 })
    expect(await visitBoard(visitor, lever, ACME)).toMatchObject({ outcome: 'unreachable' })
    expect(site?.asked).toHaveLength(2)
  })

  test('has one request at a time for a host, with a pause between two; all boards of a system are one host', async () => {
    const { visitor, mostAtOnce } = await clientWith({ ms: 150 })
    const boards = ['one', 'two', 'three'].map((token) => visitBoard(visitor, breezy, { token, name: token }))
    await Promise.all([...boards, visitBoard(visitor, greenhouse, ACME)])
    expect(mostAtOnce()).toBe(2)
    expect(pauses.filter((ms) => ms === 1_000)).toHaveLength(2)
  })

  test('asks no other host, port or scheme', async () => {
    const { client } = await clientWith({})
    for (const url of [
      'https://evil.example/',
      'http://api.lever.co/',
      'https://api.lever.co:8443/',
      'https://api.lever.co.evil.example/',
    ])
      expect(() => client(lever, { url, accept: 'application/json' }), url).toThrow('may not be asked')
    expect(isHost('acme.breezy.hr', '*.breezy.hr')).toBe(true)
    expect(isHost('breezy.hr', '*.breezy.hr')).toBe(false)
    expect(isHost('evilbreezy.hr', '*.breezy.hr')).toBe(false)
    expect(site?.asked).toEqual([])
  })

  test('gives up on an answer that does not come', async () => {
    const { client } = await clientWith({ ms: 2_000 })
    expect(client).toBeDefined()
    const limits = { bytes: 1_000, ms: 50 }
    const network = site?.network as LocalSite['network']
    expect(await ask(network, { url: new URL('https://slow.example/'), headers: {}, limits })).toEqual({ problem: 'too-slow' })
    const never = { ...network, resolve: () => new Promise<string[]>(() => {}) }
    expect(await ask(never, { url: new URL('https://slow.example/'), headers: {}, limits })).toEqual({ problem: 'too-slow' })
  })
})

describe('a visit of a board', () => {
  const page = (from: number, next: boolean) =>
    JSON.stringify({
      data: [
        {
          slug: `job-${from}`,
          title: 'Cook',
          company_name: 'Acme',
          url: `https://www.arbeitnow.com/jobs/companies/acme/job-${from}`,
        },
      ],
      links: { next: next ? 'x' : null },
      meta: { current_page: from },
    })

  test('goes from page to page and is complete at the last', async () => {
    const { visitor } = await clientWith({ body: page(1, true) }, { body: page(2, false) })
    expect(await visitBoard(visitor, arbeitnow, ACME)).toMatchObject({
      outcome: 'ok',
      isComplete: true,
      jobs: [{ sourceId: 'job-1' }, { sourceId: 'job-2' }],
    })
  })

  test('ends at the most pages of the terms, and is then not complete', async () => {
    const { visitor } = await clientWith({ body: page(1, true) })
    const visit = await visitBoard(visitor, arbeitnow, ACME)
    expect(visit).toMatchObject({ outcome: 'ok', isComplete: false })
    expect(visit.jobs).toHaveLength(arbeitnow.terms.pages)
  })

  test('that breaks half-way keeps what it has, says why, and is not complete', async () => {
    const { visitor } = await clientWith({ body: page(1, true) }, { status: 403 })
    expect(await visitBoard(visitor, arbeitnow, ACME)).toMatchObject({
      outcome: 'blocked',
      isComplete: false,
      jobs: [{ sourceId: 'job-1' }],
    })
  })

  test('one job comes from its own call, or out of the list', async () => {
    const { visitor } = await clientWith({ body: JSON.stringify(cook('1')) })
    expect(await visitJob(visitor, lever, ACME, { id: '1', url: '' })).toMatchObject({ outcome: 'ok', jobs: [{ sourceId: '1' }] })
    expect(site?.asked).toEqual(['GET api.lever.co/v0/postings/acme/1'])
    await site?.close()
    const other = await clientWith({ body: page(1, false) })
    expect(await visitJob(other.visitor, arbeitnow, ACME, { id: 'job-1', url: '' })).toMatchObject({ outcome: 'ok' })
    expect(await visitJob(other.visitor, arbeitnow as Source, ACME, { id: 'job-9', url: '' })).toMatchObject({
      outcome: 'gone',
      jobs: [],
    })
  })
})
