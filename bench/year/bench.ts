import { parseArgs } from 'node:util'
import { now } from '@jobapply/server/platform/clock'
import { conditions } from '#bench/shared/measure.ts'
import { judge, type Verdict } from './judge.ts'
import { openMemoryIndex } from './memory-index.ts'
import { openProductIndex } from './product-index.ts'
import { type Asked, calendarFrom, type Shown } from './shown.ts'
import { isUp, makeWorld, type Post, randomFrom, type SimBoard } from './world.ts'

/**
 * A year of boards and feeds with known truth. Each month a share of the index is asked what is known about it, and every statement is
 * compared with the truth. By default the rules run over plain lists; `--compare` runs the product with its database beside them and
 * compares what both say of every job. `npm run bench -- year --boards 5000 --every 10 --seed 38`
 */
const { values } = parseArgs({
  options: { boards: { type: 'string' }, every: { type: 'string' }, seed: { type: 'string' }, compare: { type: 'boolean' } },
})
const [count, every, seed] = [Number(values.boards ?? 5_000), Number(values.every ?? 10), Number(values.seed ?? 38)]
const [DAYS, KEPT_DAYS, FEED_LENGTH, ASKED] = [365, 120, 150, values.compare ? Number.POSITIVE_INFINITY : 20_000]

const world = makeWorld(count, seed)
const random = randomFrom(seed + 1)
const truth = new Map<string, { post: Post; isFeed: boolean }>()
for (const { posts } of world.boards) for (const post of posts) truth.set(`lever:${post.id}`, { post, isFeed: false })
for (const { source, posts } of world.feeds) for (const post of posts) truth.set(`${source}:${post.id}`, { post, isFeed: true })
const boardOf = new Map(world.boards.map((board) => [board.token, board]))
const calendar = calendarFrom(now())
const memory = openMemoryIndex(
  calendar,
  world.feeds.map(({ source }) => source),
)
const product = values.compare ? await openProductIndex(world, calendar) : undefined

const tally = new Map<string, { right: number; wrong: string[] }>()
const reposts = { told: 0, seen: 0 }
const stillOpen = { right: 0, all: 0 }
const differences: string[] = []
let visits = 0
const began = performance.now()
for (let day = 0; day < DAYS; day++) {
  for (const board of world.boards) if ((board.offset + day) % every === 0) await visit(showBoard(board, day))
  for (const { source, posts } of world.feeds) await visit({ source, token: '', day, posts: newest(posts, day) })
  await Promise.all([memory.endDay(day, KEPT_DAYS), product?.endDay(day, KEPT_DAYS)])
  if (day % 30 === 29 || day === DAYS - 1) await askIndex(day)
  product?.sleep()
}

async function visit(shown: Shown) {
  await memory.visit(shown)
  await product?.visit(shown)
  visits++
}

function showBoard({ token, posts, down, half }: SimBoard, day: number): Shown {
  const up = posts.filter((post) => isUp(post, day))
  const shown = { source: 'lever', token, day }
  if (down.has(day)) return { ...shown, posts: [], isDown: true }
  if (half.has(day)) return { ...shown, posts: up.slice(0, Math.ceil(up.length / 2)), isPartial: true }
  return { ...shown, posts: up }
}

function newest(posts: readonly Post[], day: number) {
  const up = posts.filter((post) => isUp(post, day)).toSorted((a, b) => b.from - a.from)
  return up.slice(0, FEED_LENGTH)
}

/** Asks for some jobs of the index, open and closed, and compares every statement. */
async function askIndex(day: number) {
  const ids = (await memory.listIds()).map((id) => ({ id, place: random() }))
  const some = ids.toSorted((a, b) => a.place - b.place).slice(0, ASKED)
  const listed = new Set(ids.map(({ id }) => id))
  const known = product && new Set(await product.listIds())
  if (known && !(known.size === ids.length && ids.every(({ id }) => known.has(id)))) differences.push(`ids on day ${day}`)
  for (const { id } of some) {
    const [told, own] = [await memory.ask(id), truth.get(id)]
    if (!told || !own) continue
    const other = product && (await product.ask(id))
    if (other && JSON.stringify(said(told)) !== JSON.stringify(said(other))) differences.push(`${id} on day ${day}`)
    const { post } = own
    const about = { ...own, board: boardOf.get(post.board), dayOf: calendar.dayOf, today: day }
    for (const verdict of judge(told, about)) note(verdict, id, day)
    if (!own.isFeed && post.earlier.some((earlier) => listed.has(`lever:${earlier}`))) {
      reposts.seen++
      if (told.health.reposts > 0) reposts.told++
    }
    if (told.health.state === 'open') {
      stillOpen.all++
      if (isUp(post, day)) stillOpen.right++
    }
  }
}

/** Times of the day differ between the two, days do not. */
function said({ closedAt, closedWhy, renewals, health }: Asked) {
  const { sentences, reposts, state, lastSeenAt } = health
  return { sentences, reposts, state, renewals, closedWhy, days: [closedAt, lastSeenAt].map((at) => at && calendar.dayOf(at)) }
}

function note({ statement, isRight }: Verdict, id: string, day: number) {
  const entry = tally.get(statement) ?? { right: 0, wrong: [] }
  tally.set(statement, entry)
  if (isRight) entry.right++
  else entry.wrong.push(`${id} on day ${day}`)
}

const seconds = (performance.now() - began) / 1_000
const many = (number: number) => number.toLocaleString('en-US')
console.log(`A year of ${many(count)} boards, visited every ${every} days, seed ${seed} (${conditions()})`)
console.log(`  ${many(visits)} visits, ${many(truth.size)} postings, ${Math.round(seconds)} s`)
for (const [statement, { right, wrong }] of [...tally].toSorted())
  console.log(`  ${statement.padEnd(24)} ${right + wrong.length} told, ${wrong.length} wrong ${wrong.slice(0, 5).join(', ')}`)
const right = [...tally.values()].reduce((sum, one) => sum + one.right, 0)
const wrong = [...tally.values()].reduce((sum, one) => sum + one.wrong.length, 0)
const share = right / (right + wrong)
console.log(`  all statements: ${(100 * share).toFixed(3)} % right (gate: 99 %)`)
console.log(`  reposts told of those whose earlier posting the index still has: ${reposts.told} of ${reposts.seen}`)
console.log(`  called open and still open when asked: ${stillOpen.right} of ${stillOpen.all}`)
if (product) console.log(`  said otherwise by the product: ${differences.length} ${differences.slice(0, 5).join(', ')}`)
const wrongOf = (start: string) => [...tally].filter(([name]) => name.startsWith(start)).flatMap(([, one]) => one.wrong).length
const isGood = share >= 0.99 && wrongOf('reposted') + wrongOf('closed') + differences.length === 0
if (!isGood) process.exitCode = 1
await product?.close()
process.exit()
