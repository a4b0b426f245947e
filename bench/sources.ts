import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { Posting } from '@jobapply/core/jobs/posting'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { SOURCES } from '@jobapply/server/features/jobs/sources/all-sources'
import { readPage } from '@jobapply/server/features/jobs/sources/job-posting'
import { isBesideJobs } from '@jobapply/server/features/jobs/sources/readers/find-rows'
import { readUnknown } from '@jobapply/server/features/jobs/sources/readers/list'
import { type Outcome, type Source, type SourceResult, WHOLE_FEED } from '@jobapply/server/features/jobs/sources/readers/source'
import { printSourceTable } from './shared/source-table.ts'

/**
 * Reads saved answers of sources: `npm run bench -- sources --set DIR --out OUT` writes OUT/<relative path of the file>.json with the
 * outcome and the jobs. A folder named after a source says whose answer it is; otherwise the answer's own shape does. `--table` prints the
 * table of systems.
 */
const { values } = parseArgs({ options: { set: { type: 'string' }, out: { type: 'string' }, table: { type: 'boolean' } } })
const { set, out, table } = values
if (table) {
  printSourceTable()
  process.exit()
}
if (!set || !out) throw new Error('Say where the answers are and where to write: --set DIR --out OUT')

/** The four words of the set: what is gone has no jobs, and who cannot be reached shows none. */
const WORDS: Partial<Record<Outcome, string>> = {
  ok: 'jobs',
  changed: 'layout-changed',
  limited: 'blocked',
  unreachable: 'blocked',
  gone: 'empty',
}
const RANK: readonly Outcome[] = ['ok', 'empty', 'blocked', 'limited', 'gone', 'moved', 'unreachable', 'changed']
const counts = new Map<string, number>()
let jobs = 0
const started = performance.now()

for (const file of filesIn(set)) {
  const name = relative(set, file)
  const result = readAnswer(name, readFileSync(file, 'utf8'))
  // A list of threads only leads on to the jobs.
  const told: Outcome = result.outcome === 'ok' && result.jobs.length === 0 ? 'empty' : result.outcome
  const outcome = WORDS[told] ?? told
  const target = join(out, `${name}.json`)
  mkdirSync(dirname(target), { recursive: true })
  const rows = result.jobs.map(({ id, title, company, location, url }) => ({ id, title, company, location, url }))
  writeFileSync(target, JSON.stringify({ outcome, jobs: rows }, null, 2))
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  jobs += rows.length
}
const said = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
console.log(`Sources: ${said}; ${jobs} jobs in ${Math.round(performance.now() - started)} ms`)

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(json|xml|rss|html?|txt)$/i.test(entry.name) && !/^expected\b/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function readAnswer(name: string, text: string): SourceResult {
  const named = findNamed(name)
  const address = ownAddress(text)
  if (named) {
    const whole = readWhole(named, text, address)
    return whole.outcome === 'changed' && /^\s*</.test(text)
      ? best([readPage(text, address), ...unknown(whole, text, address)])
      : whole
  }
  if (/\.html?$/i.test(name)) {
    const page = readPage(text, address)
    return page.outcome === 'empty' ? best([page, readUnknown(text, WHOLE_FEED, address)]) : page
  }
  const isNamed = ({ id }: Source) => text.toLowerCase().includes(id)
  // The shape alone tells whose answer it is only where a reader takes nothing but its own.
  const strict = SOURCES.filter(({ aliases }) => aliases === undefined)
  const likely = [...strict.filter(isNamed), ...strict.filter((source) => !isNamed(source))]
  const plain = best(likely.map((source) => readPlain(source, text, address)))
  const parts = plain.outcome === 'changed' ? best(likely.map((source) => readWhole(source, text, address))) : plain
  const hosted = parts.outcome === 'changed' ? SOURCES.filter((source) => source.aliases && namesHost(source, text)) : []
  return best([...hosted.map((source) => readWhole(source, text, address)), ...unknown(parts, text, address)])
}

function unknown(result: SourceResult, text: string, address: string): SourceResult[] {
  return result.outcome === 'changed' ? [result, readUnknown(text, WHOLE_FEED, address)] : [result]
}

function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** The source after which a folder is named: by its id, its name or another name of it, the longest first. */
function findNamed(path: string): Source | undefined {
  const folders = path.split('/').slice(0, -1).map(squeeze)
  const names = SOURCES.flatMap((source) =>
    [source.id, squeeze(source.name), ...(source.aliases ?? [])].map((name) => ({ name, source })),
  ).toSorted((a, b) => b.name.length - a.name.length)
  const exact = names.find(({ name }) => folders.includes(name))
  return (exact ?? names.find(({ name }) => name.length > 3 && folders.some((folder) => folder.startsWith(name))))?.source
}

function namesHost({ hosts }: Source, text: string): boolean {
  return hosts.some((host) => host.length > 3 && text.includes(host.replace(/^\*\./, '')))
}

/** What a saved page says of its own address. */
function ownAddress(html: string): string {
  const link = /<link\b[^<>]*\brel=["']?canonical\b[^<>]*>/i.exec(html)?.[0] ?? ''
  const meta = /<meta\b[^<>]*\bproperty=["']?og:url\b[^<>]*>/i.exec(html)?.[0] ?? ''
  return /\bhref=["'](https?:[^"']+)/i.exec(link)?.[1] ?? /\bcontent=["'](https?:[^"']+)/i.exec(meta)?.[1] ?? ''
}

/** A list, one job, or a file into which somebody put several answers or only the entries of one. */
function readWhole(source: Source, text: string, address: string): SourceResult {
  const whole = readPlain(source, text, address)
  if (whole.outcome !== 'changed') return whole
  const value = parseJson(text)
  const parts = [...asAnswers(value), ...partsOf(value, 0)].map((part) => readPlain(source, JSON.stringify(part), address))
  const read = parts.filter(({ outcome }) => outcome === 'ok')
  const byId = Map.groupBy(
    read.flatMap(({ jobs }) => jobs),
    ({ id }) => id,
  )
  return read.length > 0 ? { outcome: 'ok', jobs: [...byId.values()].flatMap(together), unread: 0 } : whole
}

/** Entries without what stands around them are put back into it. */
function asAnswers(value: unknown): unknown[] {
  if (!Array.isArray(value)) return []
  return ['jobs', 'content', 'offers', 'jobPostings', 'data', 'results'].map((name) => ({ [name]: value }))
}

/** The list's row of a job and its own answer, which says more. */
function together(rows: Posting[]): Posting {
  const said = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value)))
  return Object.assign({}, rows[0], ...said)
}

/** A page is read as one of its own address, so that its links are whole. A page about one job links to others, which are not in question. */
function readPlain(source: Source, text: string, address: string): SourceResult {
  const asked = { ...source.list(WHOLE_FEED), ...(address ? { url: address } : {}) }
  const isPage = /^\s*</.test(text)
  const isAboutOne = isPage && readPage(text, address).jobs.length === 1
  const list = isAboutOne && source.readOne ? source.readOne(text, WHOLE_FEED, asked) : source.read(text, WHOLE_FEED, asked)
  const isJob = list.outcome === 'changed' || (list.outcome === 'empty' && isPage)
  const one = isJob ? source.readOne?.(text, WHOLE_FEED, asked) : undefined
  return best(one ? [list, one] : [list])
}

function partsOf(value: unknown, depth: number): unknown[] {
  if (depth > 2 || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (isBesideJobs(key) ? [] : [part, ...partsOf(part, depth + 1)]))
}

function best(results: SourceResult[]): SourceResult {
  const [first, ...others] = results
  if (!first) throw new Error('No source read it')
  return others.reduce((kept, one) => (isBetter(one, kept) ? one : kept), first)
}
function isBetter(one: SourceResult, other: SourceResult): boolean {
  const [mine, theirs] = [RANK.indexOf(one.outcome), RANK.indexOf(other.outcome)]
  return mine < theirs || (mine === theirs && one.jobs.length > other.jobs.length)
}
