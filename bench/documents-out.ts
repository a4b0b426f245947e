import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TEMPLATES } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign, Template } from '@jobapply/core/documents/schema'
import { makeDocx } from '@jobapply/documents/make-docx'
import { makePdf } from '@jobapply/documents/make-pdf'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { conditions, median, quantile } from './shared/measure.ts'
import { contentOfTruth, expectedOf, type Truth } from './shared/resume-content.ts'

/** Prints the people of resume sets in every template, reads the files back with our own parser, and measures the making. */
const { values } = parseArgs({
  options: { set: { type: 'string', multiple: true }, out: { type: 'string' }, scorer: { type: 'string' } },
})
if (!values.set) {
  console.error('Say whom to print: npm run bench -- documents-out --set FOLDER [--set FOLDER] [--out FOLDER] [--scorer FILE]')
  process.exit(2)
}
const out = values.out ?? mkdtempSync(join(tmpdir(), 'jobapply-documents-'))
mkdirSync(out, { recursive: true })
const NOW = new Date('2026-01-02T03:04:05Z')
const FORMATS: Record<'pdf' | 'docx', (content: ResumeContent, design: ResumeDesign) => Promise<Uint8Array>> = {
  pdf: (content, design) => makePdf(content, design, NOW),
  docx: makeDocx,
}

/** One truth a person: the one that says most. */
const people = new Map<string, Truth>()
for (const set of values.set)
  for (const name of readdirSync(set).filter((file) => file.endsWith('.truth.json'))) {
    const truth: Truth = JSON.parse(readFileSync(join(set, name), 'utf8'))
    const known = people.get(truth.person)
    if (!known || JSON.stringify(known.data).length < JSON.stringify(truth.data).length) people.set(truth.person, truth)
  }
const templates = Object.keys(TEMPLATES) as Template[]
console.log(`${people.size} people in ${templates.length} templates (${conditions()})`)

for (const format of ['pdf', 'docx'] as const) {
  const first: number[] = []
  const later: number[] = []
  const memory = process.memoryUsage().rss
  for (const template of templates)
    for (const [index, [person, truth]] of [...people].entries()) {
      const content = contentOfTruth(truth)
      const id = `${template}-${format}-${person}`
      const cpu = process.cpuUsage()
      const bytes = await FORMATS[format](content, newDesign(template))
      const { user, system } = process.cpuUsage(cpu)
      ;(index === 0 ? first : later).push((user + system) / 1000)
      const { data } = await readResume(bytes, format)
      const layout = `${template} ${format}`
      writeFileSync(join(out, `${id}.${format}`), bytes)
      writeFileSync(join(out, `${id}.json`), JSON.stringify({ status: 'success', data }))
      writeFileSync(
        join(out, `${id}.truth.json`),
        JSON.stringify({ id, format, layout, person, data: expectedOf(content, truth.data.personal_info) }),
      )
    }
  const grown = (process.memoryUsage().rss - memory) / 1e6
  console.log(
    `${format}: CPU ms median ${median(later).toFixed(1)}, p95 ${quantile(later, 0.95).toFixed(1)}, max ${Math.max(...later).toFixed(1)}; the first of each template, which loads its fonts: ${first.map((ms) => ms.toFixed(0)).join(' ')}; memory +${grown.toFixed(0)} MB with the reader's`,
  )
}
console.log(`written to ${out}`)
if (values.scorer)
  process.exitCode =
    spawnSync(process.execPath, [values.scorer, '--pred', out, '--set', out, '--by', 'layout'], { stdio: 'inherit' }).status ?? 1
