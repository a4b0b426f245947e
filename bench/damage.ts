import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BOMBS } from './shared/bombs.ts'
import { conditions } from './shared/measure.ts'
import { type Document, tell, uploadAll } from './shared/uploads.ts'

/** Valid files with flipped bytes or cut off, and bombs of our own: each ends within 5 s, and nobody else notices. */
const { values } = parseArgs({ options: { set: { type: 'string' }, count: { type: 'string', default: '2000' } } })
const set = values.set ?? join(import.meta.dirname, '../packages/resume-parser/fixtures/documents')
const originals = readdirSync(set).filter((name) => /\.(pdf|docx|doc|txt)$/.test(name))

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
  yield* damage(Number(values.count))
}

/** The same damage in every run. */
function* damage(count: number): Generator<Document> {
  let seed = 1
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  for (let made = 0; made < count; made++) {
    const name = originals[made % originals.length] ?? ''
    const bytes = new Uint8Array(readFileSync(join(set, name)))
    if (made % 4 === 0) yield { name, bytes: bytes.slice(0, random(bytes.length)) }
    else {
      for (let flips = 1 + random(20); flips > 0; flips--) bytes[random(bytes.length)] = random(256)
      yield { name, bytes }
    }
  }
}
