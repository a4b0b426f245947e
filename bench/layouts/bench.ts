import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { layoutsOf, WORDS } from './catalogue.ts'
import { type Half, peopleOf } from './people.ts'
import { Programs } from './programs.ts'
import { truthOf } from './truth.ts'

/**
 * Makes resumes of invented people in layouts that are not ours, with their truth files. The unseen and the
 * fresh ones are for measuring only: nobody who works on the reader looks at their layouts, people and words.
 */
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    half: { type: 'string' },
    layout: { type: 'string', multiple: true },
    people: { type: 'string', default: '4' },
    list: { type: 'boolean', default: false },
  },
})
const halves = (values.half ? [values.half] : ['seen', 'unseen', 'fresh']) as Half[]
if (values.list) {
  for (const [name, { half, kind, faults }] of halves.flatMap(layoutsOf))
    console.log(`${half.padEnd(7)} ${kind.padEnd(5)} ${name.padEnd(22)} ${faults}`)
  process.exit(0)
}
if (!values.out || halves.some((half) => !(half in WORDS))) {
  console.error(
    'Say where to write: npm run bench -- layouts --out FOLDER [--half seen|unseen|fresh] [--layout NAME] [--people 4], or --list',
  )
  process.exit(2)
}
/** No common divisor with the number of people: neighbouring layouts get different people, and everybody gets a turn. */
const STEP = 5
const programs = new Programs()
const [skipped, failed] = [new Map<string, string>(), [] as string[]]
let made = 0
for (const half of halves) {
  const folder = join(values.out, half)
  mkdirSync(folder, { recursive: true })
  const people = peopleOf(half)
  let turn = 0
  for (const [name, layout] of layoutsOf(half)) {
    const chosen = Array.from({ length: Number(values.people) }, () => people[(turn++ * STEP) % people.length])
    if (values.layout && !values.layout.includes(name)) continue
    for (const person of chosen) {
      const words = person && WORDS[half][person.language]
      if (!words) continue
      const source = layout.make(person, words)
      const missing = programs.missing(source, layout.needs)
      if (missing) {
        skipped.set(name, missing)
        break
      }
      const id = `${name}-${person.trade}`
      try {
        writeFileSync(join(folder, `${id}.${layout.kind}`), await programs.make(source))
        writeFileSync(join(folder, `${id}.truth.json`), JSON.stringify(truthOf(id, name, layout, person), null, 1))
        made += 1
      } catch (error) {
        failed.push(`${id}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
}
await programs.close()
console.log(`${made} documents written to ${values.out}`)
for (const [why, some] of Map.groupBy(skipped, ([, reason]) => reason))
  console.log(`left out, since ${why}: ${some.map(([name]) => name).join(', ')}`)
for (const one of failed) console.log(`not made: ${one}`)
process.exitCode = failed.length > 0 ? 1 : 0
