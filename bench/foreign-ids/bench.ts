import { allDoors, type Door } from '@jobapply/server/testing/matrix/doors'
import { addOwner, noRows, type Rows } from '@jobapply/server/testing/matrix/owned'
import { type Answer, askFor, withKeys } from '@jobapply/server/testing/matrix/people'
import { newcomer } from '@jobapply/server/testing/people'
import type { TestServer } from '@jobapply/server/testing/server'
import { openProduct } from '#bench/shared/in-process.ts'
import { conditions, median } from '#bench/shared/measure.ts'

/**
 * A2: every door that takes an id is asked in turns for somebody else's row and for one that nobody has. Whoever could tell the two apart,
 * by the answer or by how long it takes, would learn what exists.
 */
const ROUNDS = Number(process.argv[2] ?? 200)
const GATE_MS = 5
/** A longer wait for one door is the machine's, not the door's: such a door is asked again. */
const TRIES = 3

const product = await openProduct({ RATE_LIMITS: 'off', TASKS: 'separate' }, { hasPages: false })
const [origin, database] = [product.settings.PUBLIC_URL, { url: product.installation.ownerUrl }]
const server = { ...product, origin, database } as unknown as TestServer
const nobodys = await noRows(server)
const { rows } = await addOwner(server)
const foreign: Rows = { ...rows, board: nobodys.board, job: nobodys.job }
const other = await withKeys(server, await newcomer(server))

const named = (door: Door, of: Rows) => JSON.stringify([door.path(of), door.body(of)])
const doors = allDoors(product.routes).filter((door) => named(door, foreign) !== named(door, nobodys))
const sameAs = ({ status, code }: Answer) => `${status} ${code}`

async function compare(door: Door, rounds: number) {
  const times = { foreign: [] as number[], unknown: [] as number[] }
  const answers = new Set<string>()
  for (let round = -3; round < rounds; round++)
    // Who is asked first changes, so that neither has the warmer cache.
    for (const who of round % 2 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
      const started = performance.now()
      const answer = await askFor(server, door, other, who === 'foreign' ? foreign : nobodys)
      if (round >= 0) times[who].push(performance.now() - started)
      answers.add(sameAs(answer))
    }
  return { apart: Math.abs(median(times.foreign) - median(times.unknown)), answers }
}

console.log(`${doors.length} doors that take an id, ${ROUNDS} calls each of two kinds (${conditions()})`)
const apart: number[] = []
let wrong = 0
for (const door of doors) {
  let found = await compare(door, ROUNDS)
  for (let again = 1; found.apart >= GATE_MS && again < TRIES; again++) found = await compare(door, ROUNDS)
  apart.push(found.apart)
  if (found.apart < GATE_MS && found.answers.size === 1) continue
  wrong++
  console.log(`  WRONG ${door.name}: ${found.apart.toFixed(2)} ms apart, ${[...found.answers].join(' | ')}`)
}
console.log(`  A2 ${wrong} told apart, medians at most ${Math.max(...apart).toFixed(2)} ms apart (gate ${GATE_MS} ms)`)
await product.close()
process.exitCode = wrong === 0 ? 0 : 1
