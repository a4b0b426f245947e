import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { contradictionsIn } from './contradictions.ts'
import { drawSkills, excerpt, mostFrequent, without } from './lists.ts'
import { type Reading, readRaw, readSet } from './reading.ts'
import { compare, VARIANTS, type VariantName, vary } from './variants.ts'

/**
 * What is read in postings that nobody has judged, for reading by eye: what is found most often, where nothing is found, what contradicts
 * itself, and what changes with the layout. Real postings must not get into the repository, so it prints or writes to --out.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    out: { type: 'string' },
    draw: { type: 'string', default: '100' },
    top: { type: 'string', default: '50' },
  },
})
if (!values.set) {
  console.error('Say which postings to read: npm run bench -- reading-mirror --set FOLDER [--out FILE] [--draw N] [--top N]')
  process.exit(2)
}
const [draw, top] = [Number(values.draw), Number(values.top)]
const postings = readSet(values.set)
const readings = postings.map(readRaw)
const required = ({ skills }: Reading) => skills.filter(({ nice, isNamed }) => !nice && !isNamed)
const asked = ({ conditions }: Reading) => conditions.filter(({ nice }) => !nice)
const papers = (reading: Reading) => asked(reading).filter(({ name }) => name === 'licence' || name === 'registration')
const count = (of: (reading: Reading) => readonly unknown[]) => readings.reduce((sum, one) => sum + of(one).length, 0)
const contradictions = readings.flatMap(contradictionsIn)

const lines = [
  `${postings.length} postings: ${count(required)} required skills, ${count(asked)} conditions, ${count(papers)} of them papers`,
  `A draw of required skills (${draw})`,
  ...drawSkills(readings, draw),
  `The most frequent required skills (${top})`,
  ...mostFrequent(readings, required, ({ name }) => name, top),
  `The most frequent papers (${top})`,
  ...mostFrequent(readings, papers, ({ fact }) => fact, top),
  'Conditions by kind',
  ...mostFrequent(readings, asked, ({ name }) => name, top),
  'Conditions by what is told',
  ...mostFrequent(readings, asked, ({ name, fact }) => `${name}: ${fact}`, top),
  'Postings without a required skill',
  ...without(readings, required, top),
  'Postings without a condition',
  ...without(readings, asked, top),
  `Sentences that contradict themselves (${contradictions.length})`,
  ...contradictions.slice(0, 2 * top).map(({ id, names, sentence }) => `      ${id} ${names} | ${excerpt(sentence, names)}`),
  ...(Object.keys(VARIANTS) as VariantName[]).flatMap(describeVariant),
]
if (values.out) writeFileSync(values.out, `${lines.join('\n')}\n`)
else console.log(lines.join('\n'))

function describeVariant(name: VariantName): string[] {
  const all = readings.flatMap((reading) => compare(reading, readRaw(vary(reading.posting, name))))
  const touched = new Set(all.map(({ id }) => id)).size
  const groups = [...Map.groupBy(all, ({ what, change, name }) => (what === 'skill' ? `skill ${change}` : `${name} ${change}`))]
  return [
    `When ${name}: ${touched} of ${readings.length} postings are read otherwise`,
    ...groups
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(
        ([key, some]) =>
          `  ${key}: ${some.length} (${some
            .slice(0, 5)
            .map(({ id, name }) => `${id} ${name}`)
            .join(', ')})`,
      ),
  ]
}
