import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BOMBS } from '#bench/shared/bombs.ts'
import type { Document } from '#bench/shared/damaged.ts'
import { conditions } from '#bench/shared/measure.ts'
import { tell, uploadAll } from '#bench/shared/uploads.ts'
import { oddFiles } from './odd-files.ts'

/**
 * H1: every file of a folder (`--set DIR`), or broken and odd ones of our own, through the real upload call: what becomes of it, how long,
 * how much memory, and whether the server stayed well.
 */
const WITHIN_S = 5
/** No sentence about the file. */
const UNTYPED = /^the server did not answer|^Something went wrong on our side/
const { values } = parseArgs({ options: { set: { type: 'string' } } })

const filesOf = (set: string): Document[] =>
  readdirSync(set)
    .filter((name) => !name.endsWith('.json'))
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(set, name))) }))
const ours = async () => [
  ...(await oddFiles()),
  ...Object.entries(BOMBS).map(([name, make]) => ({ name, bytes: new Uint8Array(make()) })),
]

console.log(`Documents (${conditions()})`)
const outcome = await uploadAll(values.set ? filesOf(values.set) : await ours())
for (const { name, outcome: what, seconds, megabytes } of outcome.results)
  console.log(`  ${name.padEnd(40)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB  ${what}`)
tell(outcome)
const { results, isWell } = outcome
const untyped = results.filter((result) => UNTYPED.test(result.outcome))
const slowest = Math.max(...results.map(({ seconds }) => seconds))
console.log(
  `  H1 ${results.length} files, ${untyped.length} without a sentence, ${isWell ? 0 : 1} exits, slowest ${slowest.toFixed(2)} s (gate 0, 0, ${WITHIN_S} s)`,
)
process.exitCode = untyped.length === 0 && isWell && slowest <= WITHIN_S ? 0 : 1
