import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { decideFields } from '@jobapply/core/answers/keys/decide-fields'
import type { KeyContext } from '@jobapply/core/answers/keys/key-answer'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { type ProfileFields, profileFields } from '@jobapply/core/profiles/schema'
import { isRecord } from '@jobapply/core/shared/records'
import { collectForm } from '@jobapply/extension/applications/forms/collect'
import type { FormField } from '@jobapply/extension/applications/forms/field'
import { readForm } from '@jobapply/extension/applications/forms/systems/read-form'
import { readPage } from '@jobapply/extension/page.testing'
import { BENCH_APPLICANT } from './shared/form-applicant.ts'

/**
 * Reads saved application forms: `npm run bench -- forms --set DIR --out OUT [--profile FILE]` writes OUT/<relative path of the page>.json
 * with the fields and what would be done with each. `--general` switches the files of the systems off. The reader gets the page alone.
 */
const { values } = parseArgs({
  options: { set: { type: 'string' }, out: { type: 'string' }, profile: { type: 'string' }, general: { type: 'boolean' } },
})
const { set, out, general } = values
if (!set || !out) throw new Error('Say where the pages are and where to write: --set DIR --out OUT [--profile FILE]')

const context: KeyContext = {
  profile: { ...profileOf(values.profile), onboardingFields: [] },
  job: { employer: '', country: null, city: null },
  saved: [],
  mode: 'review',
  now: new Date('2026-11-16T12:00:00Z'),
  documents: { resume: 'resume.pdf', letter: 'letter.pdf', letterText: 'Dear team, this is my letter.' },
}
/** An address of each system, for pages that do not say their own. */
const HOSTS: Readonly<Record<string, string>> = {
  greenhouse: 'https://job-boards.greenhouse.io/',
  'greenhouse-classic': 'https://boards.greenhouse.io/',
  lever: 'https://jobs.lever.co/',
  ashby: 'https://jobs.ashbyhq.com/',
  workable: 'https://apply.workable.com/',
  smartrecruiters: 'https://jobs.smartrecruiters.com/',
  workday: 'https://example.wd1.myworkdayjobs.com/',
  recruitee: 'https://example.recruitee.com/',
  teamtailor: 'https://example.teamtailor.com/',
  bamboohr: 'https://example.bamboohr.com/',
  'linkedin-easyapply': 'https://www.linkedin.com/',
}
const started = performance.now()
const counts = { pages: 0, fields: 0, fill: 0, propose: 0, ask: 0, leave: 0 }

for (const file of pagesIn(set)) {
  const name = relative(set, file)
  const html = readFileSync(file, 'utf8')
  const document = readPage(html)
  const forms = [document, ...framesIn(document)].map((one) =>
    general ? { system: undefined, ...collectForm(one) } : readForm(one, addressOf(name, html)),
  )
  const system = forms.find((form) => form.system)?.system
  const rows = forms.flatMap(({ fields }) => {
    const decisions = decideFields(fields, context)
    return fields.map((field, index) => rowOf(field, decisions[index]))
  })
  counts.pages++
  counts.fields += rows.length
  for (const { decision } of rows) counts[decision]++
  const target = join(out, `${name}.json`)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify({ system: system?.id ?? 'general', fields: rows }, null, 2))
}
const { pages, fields, fill, propose, ask, leave } = counts
console.log(
  `Forms: ${pages} pages, ${fields} fields (fill ${fill}, propose ${propose}, ask ${ask}, leave ${leave}) in ${Math.round(performance.now() - started)} ms`,
)

function rowOf({ name, kind, label, required, options }: FormField, made: ReturnType<typeof decideFields>[number] | undefined) {
  const row = {
    name,
    kind: kind === 'date' ? 'text' : kind,
    label,
    required,
    canonical: made?.key ?? null,
    decision: made?.decision ?? 'ask',
  }
  return {
    ...row,
    ...(options.length > 0 ? { options: options.map((option) => option.label) } : {}),
    ...(made?.value === undefined ? {} : { value: made.value }),
  }
}

function profileOf(file: string | undefined): ProfileFields {
  if (!file) return { ...EMPTY_FIELDS, ...BENCH_APPLICANT }
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return profileFields.parse({ ...EMPTY_FIELDS, ...(isRecord(read) ? read : {}) })
}

/** Documents of frames that were saved with the page; a browser gives each its own reader. */
function framesIn(document: Document): Document[] {
  return [...document.querySelectorAll('iframe[srcdoc]')].map((frame) => readPage(frame.getAttribute('srcdoc') ?? ''))
}

function pagesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.html?$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** What a saved page says of its own address; else its folder names the system, whose marks are in the page. */
function addressOf(name: string, html: string): string {
  const link = /<link\b[^<>]*\brel=["']?canonical\b[^<>]*>/i.exec(html)?.[0] ?? ''
  const meta = /<meta\b[^<>]*\bproperty=["']?og:url\b[^<>]*>/i.exec(html)?.[0] ?? ''
  const said = /\bhref=["'](https?:[^"']+)/i.exec(link)?.[1] ?? /\bcontent=["'](https?:[^"']+)/i.exec(meta)?.[1]
  return said ?? HOSTS[name.split('/').at(-2) ?? ''] ?? ''
}
