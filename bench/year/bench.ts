import { parseArgs } from 'node:util'
import { toListing } from '@jobapply/core/jobs/listing'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Visitor } from '@jobapply/server/features/jobs/fetching/visit'
import { closeEnded, removeOld } from '@jobapply/server/features/jobs/listings/closing-store'
import { findJob } from '@jobapply/server/features/jobs/listings/listings-store'
import { addBoards, boardIdOf, findBoard } from '@jobapply/server/features/jobs/listings/store'
import { refreshBoard } from '@jobapply/server/features/jobs/refresh'
import { sourceOf } from '@jobapply/server/features/jobs/sources/all-sources'
import { findHealth } from '@jobapply/server/features/search/describe'
import { moveClock, now } from '@jobapply/server/platform/clock'
import { openProduct } from '#bench/shared/in-process.ts'
import { conditions } from '#bench/shared/measure.ts'
import { judge, type Verdict } from './judge.ts'
import { isUp, makeWorld, type Post, postedOn, randomFrom, type SimBoard } from './world.ts'

/**
 * A year of boards and feeds with known truth: every visit goes through `refreshBoard` and the real database, only the network and its
 * reader are simulated. Each month a share of the index is asked what is known about it, and every statement is compared.
 * `npm run bench -- year --boards 5000 --every 5`
 */
const { values } = parseArgs({ options: { boards: { type: 'string' }, every: { type: 'string' }, seed: { type: 'string' } } })
const [count, every, seed] = [Number(values.boards ?? 5_000), Number(values.every ?? 5), Number(values.seed ?? 38)]
const [DAYS, DAY, KEPT_DAYS, FEED_LENGTH, AT_ONCE, ASKED] = [365, 86_400_000, 120, 150, 4, 2_000]

const product = await openProduct({ TASKS: 'separate' }, { hasPages: false })
const db = product.platform.database.system
const world = makeWorld(count, seed)
const random = randomFrom(seed + 1)
const truth = new Map<string, { post: Post; isFeed: boolean }>()
for (const { posts } of world.boards) for (const post of posts) truth.set(`lever:${post.id}`, { post, isFeed: false })
for (const { source, posts } of world.feeds) for (const post of posts) truth.set(`${source}:${post.id}`, { post, isFeed: true })
const boardOf = new Map(world.boards.map((board) => [board.token, board]))
await addBoards(
  db,
  [
    ...world.boards.map(({ token, company }) => ({ source: 'lever', token, name: company, inDirectory: true })),
    ...world.feeds.map(({ source }) => ({ source, token: '', name: source, inDirectory: true })),
  ],
  now(),
)
const start = now()
const momentOf = (day: number) => new Date(start.getTime() + day * DAY)
const dayOf = (moment: string | Date) => Math.floor((new Date(moment).getTime() - start.getTime()) / DAY + 1e-6)

const tally = new Map<string, { right: number; wrong: string[] }>()
const reposts = { told: 0, seen: 0 }
const stillOpen = { right: 0, all: 0 }
let visits = 0
const began = performance.now()
for (let day = 0; day < DAYS; day++) {
  await inParallel(
    world.boards.filter(({ offset }) => (offset + day) % every === 0),
    (board) => visitCompany(board, day),
  )
  for (const { source, posts } of world.feeds) await visit(source, '', { listings: newest(source, posts, day) })
  await closeEnded(db, now())
  await removeOld(db, momentOf(day - KEPT_DAYS))
  if (day % 30 === 29 || day === DAYS - 1) await askIndex(day)
  moveClock(DAY)
}

async function visitCompany({ token, posts, company, down, half }: SimBoard, day: number) {
  const up = posts.filter((post) => isUp(post, day)).map((post) => toJob('lever', company, post, day))
  if (down.has(day)) return visit('lever', token, { refusal: 'unreachable' })
  if (half.has(day)) return visit('lever', token, { listings: up.slice(0, Math.ceil(up.length / 2)), isPartial: true })
  return visit('lever', token, { listings: up })
}

type Shown = { listings?: JobListing[]; isPartial?: boolean; refusal?: 'unreachable' }
async function visit(source: string, token: string, { listings = [], isPartial = false, refusal }: Shown) {
  const known = sourceOf(source)
  const board = await findBoard(db, boardIdOf({ source, token }))
  if (!known || !board) throw new Error(`${source} has no board '${token}'`)
  const visitor: Visitor = {
    client: async () => ({ result: refusal ?? 'read', text: '' }),
    read: async () => ({ outcome: listings.length > 0 ? 'ok' : 'empty', jobs: listings, unread: 0, isPartial }),
  }
  await refreshBoard(db, visitor, known, board)
  visits++
}

function newest(source: string, posts: readonly Post[], day: number) {
  const up = posts.filter((post) => isUp(post, day)).toSorted((a, b) => b.from - a.from)
  return up
    .slice(0, FEED_LENGTH)
    .map((post) => toJob(source, boardOf.get(post.board)?.company ?? `Alone ${post.work}`, post, day))
}

function toJob(source: string, company: string, post: Post, day: number): JobListing {
  const { id, title, place, text, expires } = post
  const posting = { source, id, title, company, location: place, url: `https://example.org/${source}/${id}`, description: text }
  const ends = expires === null ? {} : { expires: momentOf(expires).getTime() }
  return toListing({ ...posting, ...ends, posted: momentOf(postedOn(post, day)).getTime() }, now())
}

/** Asks for some jobs of the index, open and closed, and compares every statement. */
async function askIndex(day: number) {
  const { rows } = await product.platform.database.systemPool.query<{ id: string }>(
    `select id from job_listings where source <> 'demo' order by md5(id || $1) limit $2`,
    [String(random()), ASKED],
  )
  await inParallel(rows, async ({ id }) => {
    const [stored, known] = [await findJob(db, id), truth.get(id)]
    if (!stored || !known) return
    const health = await findHealth(db, stored, stored.boardId)
    const { post } = known
    for (const verdict of judge(stored, health, { ...known, board: boardOf.get(post.board), dayOf, today: day }))
      note(verdict, id, day)
    if (!known.isFeed && post.earlier.length > 0 && (await hasAny(post.earlier))) {
      reposts.seen++
      if (health.reposts > 0) reposts.told++
    }
    if (health.state === 'open') {
      stillOpen.all++
      if (isUp(post, day)) stillOpen.right++
    }
  })
}

async function hasAny(ids: readonly string[]) {
  const stored = ids.map((id) => `lever:${id}`)
  const { rowCount } = await product.platform.database.systemPool.query('select from job_listings where id = any($1) limit 1', [
    stored,
  ])
  return rowCount === 1
}

function note({ statement, isRight }: Verdict, id: string, day: number) {
  const entry = tally.get(statement) ?? { right: 0, wrong: [] }
  tally.set(statement, entry)
  if (isRight) entry.right++
  else entry.wrong.push(`${id} on day ${day}`)
}

async function inParallel<T>(list: readonly T[], work: (one: T) => Promise<unknown>) {
  const queue = list.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of queue) await work(one)
    }),
  )
}

const seconds = (performance.now() - began) / 1_000
console.log(`A year of ${count.toLocaleString('en-US')} boards, visited every ${every} days (${conditions()})`)
console.log(
  `  ${visits.toLocaleString('en-US')} visits, ${truth.size.toLocaleString('en-US')} postings, ${Math.round(seconds)} s`,
)
const all = [...tally.values()].reduce(
  (sum, { right, wrong }) => ({ right: sum.right + right, wrong: sum.wrong + wrong.length }),
  {
    right: 0,
    wrong: 0,
  },
)
for (const [statement, { right, wrong }] of [...tally].toSorted())
  console.log(`  ${statement.padEnd(24)} ${right + wrong.length} told, ${wrong.length} wrong ${wrong.slice(0, 3).join(', ')}`)
const share = all.right / (all.right + all.wrong)
console.log(`  all statements: ${(100 * share).toFixed(3)} % right (gate: 99 %)`)
console.log(`  reposts told of those whose earlier posting the index still has: ${reposts.told} of ${reposts.seen}`)
console.log(`  called open and still open when asked: ${stillOpen.right} of ${stillOpen.all}`)
const wrongOf = (start: string) => [...tally].filter(([name]) => name.startsWith(start)).flatMap(([, { wrong }]) => wrong).length
const isGood = share >= 0.99 && wrongOf('reposted') === 0 && wrongOf('closed') === 0
if (!isGood) process.exitCode = 1
await product.close()
