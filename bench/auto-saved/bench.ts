import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ResumeKind } from '@jobapply/core/resume/constants'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { conditions } from '#bench/shared/measure.ts'
import type { Truth } from '#bench/shared/resume-content.ts'
import { type Ignored, type Judged, judge } from '#bench/shared/resume-judge.ts'
import { savedUnasked } from '#bench/shared/saved-unasked.ts'

/** What an upload to an empty profile saves without asking: how much of it is wrong, by field, and whether confidence means what it says. */
const { values } = parseArgs({ options: { set: { type: 'string', multiple: true }, wrong: { type: 'boolean', default: false } } })
if (!values.set) {
  console.error('Say which documents to read: npm run bench -- auto-saved --set FOLDER [--set FOLDER] [--wrong]')
  process.exit(2)
}
const BINS = [0, 0.6, 0.7, 0.8, 0.9]
type Row = Judged & { id: string; isSaved: boolean; isSure: boolean; confidence: number; found: string }

const rows: Row[] = []
let documents = 0
for (const set of values.set)
  for (const file of readdirSync(set).filter((name) => name.endsWith('.truth.json'))) {
    const truth: Truth & Ignored & { id: string } = JSON.parse(readFileSync(join(set, file), 'utf8'))
    const [name = ''] = readdirSync(set).filter((one) => one.startsWith(`${truth.id}.`) && !one.endsWith('.json'))
    const kind = name.split('.').at(-1) as ResumeKind
    const reading = await readResume(new Uint8Array(readFileSync(join(set, name))), kind, { filename: name }).catch(
      () => undefined,
    )
    documents += 1
    if (!reading) continue
    const upload = savedUnasked(reading)
    const confidence = new Map(reading.evidence.map((one) => [one.path, one.confidence]))
    for (const one of judge(reading.data, truth))
      rows.push({
        ...one,
        id: truth.id,
        isSaved: upload.isSaved(one.path),
        isSure: upload.isSure(one.path),
        confidence: confidence.get(one.path) ?? 1,
        found: String(
          one.path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], reading.data),
        ),
      })
  }

const share = (part: number, whole: number) => (whole ? `${((100 * part) / whole).toFixed(1)} %` : '-')
const count = (some: readonly Row[], is: (row: Row) => boolean) => some.filter(is).length
const line = (title: string, some: readonly Row[]) => {
  const saved = some.filter(({ isSaved }) => isSaved)
  const wrong = count(saved, ({ isRight }) => !isRight)
  const right = count(some, ({ isRight }) => isRight)
  console.log(
    `${title.padEnd(28)} ${String(some.length).padStart(5)} ${String(right).padStart(6)} ${String(saved.length).padStart(6)} ${String(wrong).padStart(6)} ${share(wrong, saved.length).padStart(8)} ${share(saved.length - wrong, right).padStart(8)}`,
  )
}

console.log(`What ${documents} documents save without asking (${conditions()})`)
console.log(`${'field'.padEnd(28)}  read  right  saved  wrong  of saved  right ones saved`)
for (const [field, some] of [...Map.groupBy(rows, ({ field }) => field)].toSorted()) line(field, some)
line('all', rows)
const [sure, right] = [rows.filter(({ isSure }) => isSure), rows.filter(({ isRight }) => isRight)]
console.log(
  `sure, also where a part is missing: ${sure.length}, wrong ${count(sure, ({ isRight }) => !isRight)}; of the right values ${share(
    count(sure, ({ isRight }) => isRight),
    right.length,
  )}`,
)
const wrong = rows.filter(({ isSaved, isRight }) => isSaved && !isRight)
const hurt = new Set(wrong.map(({ id }) => id))
const ofJobs = count(wrong, ({ field }) => field === 'experience.company' || field === 'experience.position')
console.log(
  `documents with a wrong value saved: ${hurt.size} of ${documents}; wrong names ${count(wrong, ({ field }) => field === 'name')}; wrong employers or titles ${ofJobs}, ${((40 * ofJobs) / documents).toFixed(1)} per 40 documents`,
)
console.log('\nconfidence     values   right')
for (const [index, from] of BINS.entries()) {
  const to = BINS[index + 1] ?? 1.01
  const some = rows.filter(({ confidence }) => confidence >= from && confidence < to)
  const title = `${from.toFixed(1)} to ${Math.min(1, to).toFixed(1)}`
  console.log(
    `${title.padEnd(14)} ${String(some.length).padStart(6)} ${share(
      count(some, ({ isRight }) => isRight),
      some.length,
    ).padStart(8)}`,
  )
}
if (values.wrong)
  for (const { id, path, found, confidence } of wrong) console.log(`${id} ${path} ${confidence} ${found.slice(0, 120)}`)
