import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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
import { isLeftAlone } from '@jobapply/extension/applications/forms/verdict'
import { readWithOthers } from '@jobapply/extension/applications/forms/with-others'
import { readPage } from '@jobapply/extension/page.testing'
import { BENCH_APPLICANT } from './form-applicant.ts'
import { askedFor } from './form-hints.ts'
import { FORM_PEOPLE } from './form-people.ts'
import { type DecidedRow, figuresOf, type PageFigures, tableOf } from './form-table.ts'

/**
 * Reads saved application forms: `npm run bench -- forms --set DIR [--out OUT] [--profile FILE]` prints a table by folder, and writes
 * OUT/<relative path of the page>.json with the fields and what would be done with each. `--values` lists what would be filled or proposed for
 * three people, `--table` prints figures alone, `--half odd|even` takes every other page, `--general` switches the files of the systems off. The
 * reader gets the page alone; its address stands in DIR/index.tsv, in the page, or follows from the folder.
 */
const { values } = parseArgs({
  options: {
    ...{ set: { type: 'string' }, out: { type: 'string' }, profile: { type: 'string' }, half: { type: 'string' } },
    ...{ general: { type: 'boolean' }, values: { type: 'boolean' }, table: { type: 'boolean' } },
  } as const,
})
const { set, out, general, half } = values
if (!set)
  throw new Error('Say where the pages are: --set DIR [--out OUT] [--profile FILE] [--values | --table] [--half odd|even]')

const contextOf = (profile: ProfileFields): KeyContext => ({
  profile: { ...profile, onboardingFields: [] },
  job: { employer: '', country: profile.location_country, city: null },
  saved: [],
  mode: 'review',
  now: new Date('2026-11-16T12:00:00Z'),
  documents: { resume: 'resume.pdf', letter: 'letter.pdf', letterText: 'Dear team, this is my letter.' },
})
const context = contextOf(profileOf(values.profile))
const addresses = addressesOf(set)
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
const figures: PageFigures[] = []
/** (label, key, kind, decision, value) of a person -> the pages. */
const filled = new Map<string, string[]>()
/** What a page's form is for, where it is no application -> the pages. */
const apart = new Map<string, string[]>()

for (const [position, file] of pagesIn(set).entries()) {
  if (half && (position % 2 === 0) !== (half === 'odd')) continue
  const name = relative(set, file)
  const html = readFileSync(file, 'utf8')
  const document = readPage(html)
  const address = addresses.get(name) ?? addressOf(name, html)
  const forms = [document, ...framesIn(document)].map((one) =>
    readWithOthers((others) =>
      general ? { system: undefined, ...collectForm(one, { address, others }) } : readForm(one, address, { others }),
    ),
  )
  const system = forms.find((form) => form.system)?.system
  const decided = forms.flatMap((form): DecidedRow[] => {
    const decisions = decideFields(form.fields, context)
    return form.fields.map((field, index) => ({ field, made: decisions[index] }))
  })
  const isApart = forms.every(({ verdict }) => isLeftAlone(verdict))
  const kind = forms.find(({ verdict }) => isLeftAlone(verdict))?.verdict.kind
  if (isApart && kind) apart.set(kind, [...(apart.get(kind) ?? []), name])
  figures.push(figuresOf(name.split('/').at(-2) ?? '', decided, isApart ? new Set() : askedFor(document), isApart))
  for (const form of values.values ? forms : []) noteValues(name, form.fields)
  if (!out) continue
  const target = join(out, `${name}.json`)
  mkdirSync(dirname(target), { recursive: true })
  const rows = decided.map(({ field, made }) => rowOf(field, made))
  writeFileSync(
    target,
    JSON.stringify({ system: system?.id ?? 'general', verdict: forms[0]?.verdict.kind, fields: rows }, null, 2),
  )
}
for (const [line, pages] of [...filled].sort()) console.log(`${line} | ${pages.length}x ${pages.slice(0, 3).join(' ')}`)
for (const [kind, pages] of values.table ? [] : apart) console.log(`Left alone, ${kind}: ${pages.join(' ')}`)
console.log(tableOf(figures))
const sum = (part: 'fields' | 'fill' | 'propose' | 'ask' | 'leave') => figures.reduce((all, one) => all + one[part], 0)
console.log(
  `Forms: ${figures.length} pages, ${sum('fields')} fields (fill ${sum('fill')}, propose ${sum('propose')}, ask ${sum('ask')}, leave ${sum('leave')}) in ${Math.round(performance.now() - started)} ms`,
)

function noteValues(page: string, fields: readonly FormField[]) {
  for (const [person, profile] of Object.entries(FORM_PEOPLE))
    for (const [index, { decision, key, value }] of decideFields(fields, contextOf(profile)).entries()) {
      const { label, kind } = fields[index] ?? {}
      if (decision !== 'fill' && decision !== 'propose') continue
      const line = [label, key ?? '-', kind, decision, person, String(value)].join(' | ')
      filled.set(line, [...(filled.get(line) ?? []), page])
    }
}

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

/** `file<TAB>address`, with a heading. */
function addressesOf(folder: string): ReadonlyMap<string, string> {
  const index = join(folder, 'index.tsv')
  const lines = existsSync(index) ? readFileSync(index, 'utf8').split('\n').slice(1) : []
  return new Map(lines.map((line) => line.split('\t')).flatMap(([file = '', address = '']) => (address ? [[file, address]] : [])))
}

/** What a saved page says of its own address; else its folder names the system, whose marks are in the page. */
function addressOf(name: string, html: string): string {
  const link = /<link\b[^<>]*\brel=["']?canonical\b[^<>]*>/i.exec(html)?.[0] ?? ''
  const meta = /<meta\b[^<>]*\bproperty=["']?og:url\b[^<>]*>/i.exec(html)?.[0] ?? ''
  const said = /\bhref=["'](https?:[^"']+)/i.exec(link)?.[1] ?? /\bcontent=["'](https?:[^"']+)/i.exec(meta)?.[1]
  return said ?? HOSTS[name.split('/').at(-2) ?? ''] ?? ''
}
