import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { TEMPLATES } from '@jobapply/core/documents/constants'
import { newDesign } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign, Template } from '@jobapply/core/documents/schema'
import { makeDocx } from '@jobapply/documents/make-docx'
import { makePdf } from '@jobapply/documents/make-pdf'
import { makeText } from '@jobapply/documents/make-text'
import { readResume } from '@jobapply/resume-parser/read-resume'
import { conditions } from '#bench/shared/measure.ts'
import { expectedOf } from '#bench/shared/resume-content.ts'
import { judge } from '#bench/shared/resume-judge.ts'
import { savedUnasked } from '#bench/shared/saved-unasked.ts'
import { demoPeople, hardPeople, type Printed } from './people.ts'

/** Prints the people of the demo and sixty with hard values in every template and format, and reads them back. */
const { values } = parseArgs({
  options: { out: { type: 'string' }, scorer: { type: 'string' }, wrong: { type: 'boolean', default: false } },
})
const out = values.out ?? mkdtempSync(join(tmpdir(), 'jobapply-round-trip-'))
mkdirSync(out, { recursive: true })
const NOW = new Date('2026-11-18T10:00:00Z')
const FORMATS: Record<'pdf' | 'docx' | 'txt', (content: ResumeContent, design: ResumeDesign) => Promise<Uint8Array>> = {
  pdf: (content, design) => makePdf(content, design, NOW),
  docx: makeDocx,
  txt: async (content, design) => new TextEncoder().encode(makeText(content, design)),
}
const FORMAT_NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]
const TEMPLATE_NAMES = Object.keys(TEMPLATES) as Template[]
const people = [...demoPeople(), ...hardPeople()]
console.log(`${people.length} people in ${TEMPLATE_NAMES.length} templates and ${FORMAT_NAMES.length} formats (${conditions()})`)

type Tally = { wanted: number; right: number; wrongSaved: number; saved: number; jobs: number; wholeJobs: number }
const tallies = new Map<string, Tally>()
const tally = (key: string) => {
  const known = tallies.get(key) ?? { wanted: 0, right: 0, wrongSaved: 0, saved: 0, jobs: 0, wholeJobs: 0 }
  tallies.set(key, known)
  return known
}
const mistakes = new Map<string, number>()
for (const format of FORMAT_NAMES)
  for (const template of TEMPLATE_NAMES) for (const person of people) await goRound(person, template, format)

const share = (part: number, whole: number) => (whole ? ((100 * part) / whole).toFixed(1) : '-').padStart(6)
const table = (title: string, rows: readonly string[]) => {
  const heads = FORMAT_NAMES.map((format) => `${format}: values jobs, wrong of saved`.padStart(36)).join('')
  console.log(`\n${title.padEnd(28)}${heads}`)
  for (const row of rows) {
    const cells = FORMAT_NAMES.map((format) => {
      const one = tally(`${format} ${row}`)
      const all = `${share(one.right, one.wanted)} ${share(one.wholeJobs, one.jobs)} ${String(one.wrongSaved).padStart(5)} of ${one.saved}`
      return all.padStart(36)
    })
    console.log(`${row.padEnd(28)}${cells.join('')}`)
  }
}
table('template', TEMPLATE_NAMES)
table('what is hard', [...new Set(people.map(({ kind }) => kind))])
if (values.wrong) {
  console.log('\nmisread, how many templates and formats')
  for (const [what, times] of [...mistakes].toSorted((a, b) => b[1] - a[1])) console.log(`${String(times).padStart(4)} ${what}`)
}
console.log(`\nwritten to ${out}`)
if (values.scorer)
  process.exitCode =
    spawnSync(process.execPath, [values.scorer, '--pred', out, '--set', out, '--by', 'layout'], { stdio: 'inherit' }).status ?? 1

async function goRound({ id: person, kind, first, last, content }: Printed, template: Template, format: keyof typeof FORMATS) {
  const bytes = await FORMATS[format](content, newDesign(template))
  const reading = await readResume(bytes, format)
  const data = expectedOf(content, namesOf(first, last))
  data.education = data.education.map(wholeOrParted)
  data.skills = [...content.technical_skills, ...content.soft_skills, ...content.management_skills]
  const id = `${template}-${format}-${person}`
  const truth = { id, format, layout: `${template} ${format}`, person, data }
  writeFileSync(join(out, `${id}.${format}`), bytes)
  writeFileSync(join(out, `${id}.json`), JSON.stringify({ status: 'success', data: reading.data }))
  writeFileSync(join(out, `${id}.truth.json`), JSON.stringify(truth))
  const { isSaved } = savedUnasked(reading)
  const judged = judge(reading.data, truth)
  for (const key of [template, kind]) {
    const sum = tally(`${format} ${key}`)
    sum.wanted += wantedIn(data)
    sum.right += judged.filter(({ isRight }) => isRight).length
    sum.saved += judged.filter(({ path }) => isSaved(path)).length
    sum.wrongSaved += judged.filter(({ path, isRight }) => !isRight && isSaved(path)).length
    sum.jobs += data.experience.length
    sum.wholeJobs += reading.data.experience.filter((job, index) => isWhole(job, data.experience[index], index)).length
  }
  for (const { field, path, isRight } of judged) {
    if (isRight) continue
    const value = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], reading.data)
    const what = `${kind}: ${person} ${field} read as "${String(value).slice(0, 90)}"`
    mistakes.set(what, (mistakes.get(what) ?? 0) + 1)
  }

  /** Every value of the job is right, and the job is in its place. */
  function isWhole(
    job: (typeof reading.data.experience)[number],
    wanted: (typeof data.experience)[number] | undefined,
    index: number,
  ) {
    if (!wanted) return false
    const own = judged.filter(({ path }) => path.startsWith(`experience.${index}.`))
    const filled = (one: object) =>
      ['company', 'position', 'location', 'startDate', 'endDate', 'description'].filter(
        (key) => (one as Record<string, unknown>)[key],
      )
    return own.every(({ isRight }) => isRight) && filled(job).length === filled(wanted).length && job.current === wanted.current
  }
}

/** A name of three words may be parted after the first or the second. */
function namesOf(first: string, last: string) {
  const words = `${first} ${last}`.split(' ')
  const at = words.slice(1).map((_, index) => index + 1)
  return {
    first_name: { any: at.map((place) => words.slice(0, place).join(' ')) },
    last_name: { any: at.map((place) => words.slice(place).join(' ')) },
  }
}

/** "BSc Nursing" typed as the degree may be read as a degree and its field. */
function wholeOrParted(study: ReturnType<typeof expectedOf>['education'][number]) {
  const words = String(study.degree).split(' ')
  if (study.field || words.length < 2) return study
  const [heads, rests] = [
    words.map((_, at) => words.slice(0, at + 1).join(' ')),
    words.map((_, at) => words.slice(at + 1).join(' ')),
  ]
  return { ...study, degree: { any: heads }, field: { any: rests } }
}

/** How many values the printed resume has, as the judge counts them. */
function wantedIn({ personal_info: info, skills, experience, education, certifications }: ReturnType<typeof expectedOf>): number {
  const filled = (entry: object, keys: readonly string[]) => keys.filter((key) => (entry as Record<string, unknown>)[key]).length
  const sum = (entries: readonly object[], keys: readonly string[]) =>
    entries.reduce((all: number, one) => all + filled(one, keys), 0)
  return (
    1 +
    filled(info, ['email', 'phone', 'summary', 'linkedin', 'github', 'country']) +
    info.other_links.length +
    skills.length +
    sum(experience, ['company', 'position', 'location', 'startDate', 'endDate', 'description']) +
    sum(education, ['institution', 'degree', 'field', 'startDate', 'endDate', 'gpa']) +
    sum(certifications, ['name', 'issuer', 'issue_date'])
  )
}
