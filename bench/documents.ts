import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { conditions } from './shared/measure.ts'
import { tell, uploadAll } from './shared/uploads.ts'

/** Every file of a folder through the real upload call: what becomes of it, how long, how much memory, and whether the server stayed well. */
const { values } = parseArgs({ options: { set: { type: 'string' } } })
const { set } = values
if (!set) throw new Error('Say which files: npm run bench -- documents --set DIR')
const names = readdirSync(set)
  .filter((name) => !name.endsWith('.json'))
  .sort()

console.log(`Documents (${conditions()})`)
const outcome = await uploadAll(names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(set, name))) })))
for (const { name, outcome: what, seconds, megabytes } of outcome.results)
  console.log(`  ${name.padEnd(40)} ${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB  ${what}`)
tell(outcome)
