import { expect, test } from 'vitest'
import { insertFollowed } from '#features/jobs/followed/store'
import { newcomer } from '#testing/people'
import { startServerFor } from '#testing/server'
import { type Claim, claimDueBoard, describeCrawl } from './claims-store.ts'
import { addBoards, noteVisit } from './store.ts'

const HOUR = 3_600_000
const START = new Date('2026-11-16T09:00:00.000Z')
const later = (hours: number) => new Date(START.getTime() + hours * HOUR)

/** An index with these boards only, all due. */
async function openIndex(...tokens: string[]) {
  const server = await startServerFor({ TASKS: 'separate' })
  const db = server.platform.database.system
  await server.platform.database.systemPool.query('delete from job_boards')
  await addBoards(
    db,
    tokens.map((token) => ({ source: 'lever', token, name: token })),
    START,
  )
  const claim = (at: Date, budget: Partial<Claim> = {}) =>
    claimDueBoard(db, {
      ...{ sources: ['lever', 'jobtech'], neededSources: ['jobtech'], perHour: 2, perDay: { lever: 3 } },
      ...{ now: at, until: new Date(at.getTime() + HOUR / 4), ...budget },
    })
  return { server, db, claim }
}

test('boards that nobody follows share the budget of an hour and their system’s of a day; followed ones and slices are always read', async () => {
  const { server, db, claim } = await openIndex('a', 'b', 'c', 'd', 'e')
  const ann = await newcomer(server)
  await insertFollowed(db, ann.id, 'lever:e', START)
  await addBoards(db, [{ source: 'jobtech', token: 'nurse@malmö', name: 'JobTech', inDirectory: true }], START)
  const first = [await claim(START), await claim(START), await claim(START), await claim(START), await claim(START)]
  expect(first.map((board) => board?.token).toSorted()).toEqual(['a', 'b', 'e', 'nurse@malmö', undefined])
  // The next hour has room, but the system's day is over: only what people need is read.
  const second = [await claim(later(1.1)), await claim(later(1.1)), await claim(later(1.1))]
  expect(second.map((board) => board?.token).toSorted()).toEqual(['e', 'nurse@malmö', undefined])
  expect((await claim(later(1.1), { perDay: { lever: 9 } }))?.source).toBe('lever')
  expect(await describeCrawl(db, ['jobtech', 'demo'], START)).toMatchObject({ boards: 5, followed: 1 })
})

test('a visit counts against the day of its system for 24 hours', async () => {
  const { claim } = await openIndex('a', 'b')
  const perDay = { lever: 1 }
  expect(await claim(START, { perDay })).toBeDefined()
  expect(await claim(later(23.9), { perDay })).toBeUndefined()
  expect(await claim(later(24.1), { perDay })).toBeDefined()
})

test('a claim outlives the process that made it: nobody asks again before the lease ends, and it counts against the budget', async () => {
  const { claim } = await openIndex('a')
  expect((await claim(START))?.token).toBe('a')
  expect(await claim(new Date(START.getTime() + 60_000))).toBeUndefined()
  expect(await claim(new Date(START.getTime() + HOUR / 2), { perHour: 1 })).toBeUndefined()
  expect((await claim(later(1.1), { perHour: 1 }))?.token).toBe('a')
})

test('a board that waited long because it brought nothing comes back into its interval when somebody follows it', async () => {
  const { server, db, claim } = await openIndex('a', 'b')
  const visit = { isGood: true, etag: null, lastModified: null, nextReadAt: later(30 * 24), idleVisits: 7 } as const
  await noteVisit(db, 'lever:a', { ...visit, outcome: 'empty', failures: 0 }, START)
  await noteVisit(db, 'lever:b', { ...visit, outcome: 'gone', isGood: false, failures: 2 }, START)
  const ann = await newcomer(server)
  for (const boardId of ['lever:a', 'lever:b']) await ann.call.jobs.companies.follow({ boardId })
  expect(await claim(later(3))).toBeUndefined()
  const { rows } = await server.platform.database.systemPool.query('select id, idle_visits from job_boards order by id')
  expect(rows.filter(({ id }) => id.startsWith('lever:'))).toEqual([
    { id: 'lever:a', idle_visits: 0 },
    { id: 'lever:b', idle_visits: 7 },
  ])
  expect((await claim(later(5)))?.token).toBe('a')
  expect(await claim(later(5))).toBeUndefined()
})

test('a board that is not due is left alone, also when the budget has room', async () => {
  const { db, claim } = await openIndex('a')
  const visit = {
    outcome: 'gone',
    isGood: false,
    etag: null,
    lastModified: null,
    failures: 1,
    nextReadAt: later(7 * 24),
  } as const
  await noteVisit(db, 'lever:a', visit, START)
  expect(await claim(later(6 * 24))).toBeUndefined()
  expect((await claim(later(7 * 24 + 1)))?.token).toBe('a')
})
