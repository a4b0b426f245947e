import { parseArgs } from 'node:util'
import { BOMBS } from './shared/bombs.ts'
import { type Document, damage, FIXTURES, resumesIn } from './shared/damaged.ts'
import { conditions } from './shared/measure.ts'
import { tell, uploadAll } from './shared/uploads.ts'

/** Valid files with flipped bytes or cut off, and bombs of our own: each ends within 5 s, and nobody else notices. */
const { values } = parseArgs({ options: { set: { type: 'string' }, count: { type: 'string', default: '2000' } } })
const originals = resumesIn(values.set ?? FIXTURES)

console.log(`Damaged files and bombs (${conditions()})`)
// Made before anybody looks at the clock.
const bombs = Object.entries(BOMBS).map(([name, make]) => ({ name, bytes: new Uint8Array(make()) }))
const outcome = await uploadAll(bombsAndDamage())
for (const { name, outcome: what, seconds, megabytes } of outcome.results.slice(0, bombs.length))
  console.log(`  ${name.padEnd(20)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB  ${what}`)
console.log(`  with ${values.count} damaged files of ${originals.length} valid ones:`)
tell(outcome)
for (const [what, all] of Map.groupBy(outcome.results, (result) => result.outcome))
  console.log(`    ${String(all.length).padStart(5)}  ${what}`)

function* bombsAndDamage(): Generator<Document> {
  yield* bombs
  yield* damage(originals, Number(values.count))
}
