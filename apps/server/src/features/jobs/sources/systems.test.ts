import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalAddress } from '@jobapply/core/jobs/address'
import { toListing } from '@jobapply/core/jobs/listing'
import { jobListing } from '@jobapply/core/jobs/schema'
import { describe, expect, test } from 'vitest'
import { SOURCES, sourceOf } from './all-sources.ts'
import { findHost, type Source, type SourceRequest } from './readers/source.ts'

/** Invented answers, a folder a system: its list, where it has them the page that comes first, other forms, and the answer for one job. */
const FOLDER = join(import.meta.dirname, 'fixtures', 'systems')
const NOW = new Date('2026-11-15T12:00:00.000Z')
type Expected = { token: string; list: string; empty?: string; jobs: Record<string, unknown>[] }
const EXPECTED: Record<string, Expected> = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))
const answer = (id: string, file: string) => readFileSync(join(FOLDER, id, file), 'utf8')
const filesOf = (id: string, name: RegExp) => readdirSync(join(FOLDER, id)).filter((file) => name.test(file))

const boardOf = (id: string) => ({ token: EXPECTED[id]?.token ?? '', name: id === 'join' ? 'Mühle' : nameOf(id) })
const nameOf = (id: string) => (sourceOf(id)?.kind === 'feed' ? '' : 'Acme')
const read = (source: Source, text: string, asked?: SourceRequest) =>
  source.read(text, boardOf(source.id), asked ?? source.list(boardOf(source.id)))

test('every system that is described to the readers has an invented answer', () =>
  expect(SOURCES.flatMap(({ id, aliases }) => (aliases ? [id] : [])).toSorted()).toEqual(Object.keys(EXPECTED).toSorted()))

test('a list that comes in numbered pages begins with page 1, or with page 0 where the system counts from there', () => {
  const firsts = Object.keys(EXPECTED).flatMap((id) => {
    const [, page] = /[?&](?:page|PageNumber|CurrentPage)=(\d+)/i.exec(sourceOf(id)?.list(boardOf(id)).url ?? '') ?? []
    return page === undefined ? [] : { id, page }
  })
  expect(firsts.length).toBeGreaterThan(15)
  const others = firsts.flatMap(({ id, page }) => (page === '1' ? [] : `${id}: ${page}`))
  expect(others.toSorted()).toEqual(['mycareersfuture: 0', 'rippling: 0'])
})

describe.each(Object.entries(EXPECTED))('%s', (id, { list, empty, jobs }) => {
  const source = sourceOf(id) as Source
  const text = answer(id, list)

  test('the list is read to listings of the right shape, field by field', () => {
    const result = read(source, text)
    expect(result).toMatchObject({ outcome: 'ok', unread: 0 })
    const listings = result.jobs.map((job) => toListing(job, NOW))
    expect(
      listings.map(({ postedAt, sourceId, ...rest }) => ({ ...rest, id: sourceId, postedAt: postedAt?.slice(0, 10) })),
    ).toEqual(jobs.map((job) => expect.objectContaining({ ...job, url: canonicalAddress(String(job.url)) })))
    for (const listing of listings) expect(jobListing.parse(listing)).toEqual(listing)
  })

  test('no name, address or number of a contact person is kept', () =>
    expect(JSON.stringify(read(source, text).jobs)).not.toMatch(/Invented Person|someone@|\+7000/))

  test('a board without jobs is empty; a wall, an error and another answer are not', () => {
    if (empty !== undefined) expect(read(source, empty)).toMatchObject({ outcome: 'empty', jobs: [] })
    expect(read(source, '<html><title>Just a moment...</title></html>').outcome).toBe('blocked')
    expect(read(source, 'Too Many Requests').outcome).toBe('limited')
    expect(read(source, '{"message":"Forbidden"}').outcome).toBe('blocked')
    expect(read(source, '{"hello":"world"}').outcome).toBe('changed')
    expect(read(source, '').outcome).toBe('changed')
  })

  test('it is asked only at its own hosts, and what it asks for next is its own too', () => {
    const first = source.list(boardOf(id))
    expect(findHost(source, first), first.url).toBeDefined()
    for (const file of filesOf(id, /^first\./)) {
      const { next, jobs: none } = read(source, answer(id, file))
      expect(none).toEqual([])
      expect(next && findHost(source, next), next?.url).toBeDefined()
    }
    const [job] = jobs
    const one = job && source.one?.(boardOf(id), { id: String(job.id), url: canonicalAddress(String(job.url)) })
    if (one) expect(findHost(source, one), one.url).toBeDefined()
  })

  test.each(filesOf(id, /^(?:older|embedded|table)\./))('%s, another form of the list, has the same job', (file) => {
    const [first] = read(source, answer(id, file)).jobs
    expect({ id: first?.id, title: first?.title }).toEqual({ id: jobs[0]?.id, title: jobs[0]?.title })
  })

  test.each(filesOf(id, /^one\./))('%s, the answer for one job, has its text under the id of the list', (file) => {
    const asked = source.one?.(boardOf(id), { id: String(jobs[0]?.id), url: String(jobs[0]?.url) }) as SourceRequest
    const result = source.readOne?.(answer(id, file), boardOf(id), asked)
    expect(result?.jobs).toMatchObject([{ source: id, id: jobs[0]?.id, title: jobs[0]?.title }])
    expect(result?.jobs[0]?.description.length).toBeGreaterThan(5)
  })
})
