import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Finds citations, links and paths that lead nowhere. docs/spec/README.md says how papers are cited. */

export type Library = {
  /** The numbered sections of each paper: '3' -> '2', '9'; '2' -> '5', '5.3'. */
  sections: ReadonlyMap<string, ReadonlySet<string>>
  /** The first words of the headings of the decisions, and the numbers of their rules of reading. */
  decisions: ReadonlySet<string>
  rules: ReadonlySet<string>
  /** '016': the records in docs/decisions. */
  records: ReadonlySet<string>
  /** The ids of docs/requirements.tsv, and what they begin with: 'AUTH-001', 'AUTH'. */
  rows: ReadonlySet<string>
  areas: ReadonlySet<string | undefined>
  files: ReadonlySet<string>
}

const NOT_OURS = ['node_modules', '.git', 'build', '.react-router', '.output', '.wxt', '.data', 'test-results', 'coverage']
/** Written by a run, so not in a fresh clone. */
const GENERATED = ['e2e/screenshots']
/** How comments and papers shorten the places of code. */
const SHORT: Readonly<Record<string, string>> = {
  core: 'packages/core/src',
  server: 'apps/server/src',
  web: 'apps/web/app',
  extension: 'apps/extension/src',
}
const SPEC_FOLDER = 'docs/spec'
const RECORDS_FOLDER = 'docs/decisions'

/** Comment marks and line breaks may stand between the parts of a citation. */
const GAP = String.raw`(?:[\s*/,;]|\band\b)*`
const CITED = /\b(?:spec (\d)|RFC (\d+))\b|§(\d+(?:\.\d+)*)/g
const ONLY_GAP = new RegExp(`^${GAP}$`)
const DECISION = /\bdecisions,[\s*/]+(?:rule (\d)|([A-Z]\w+))/g
const NO_SECTION = /[(;,] ?decisions(?:[);:]| ")|\/\*\* decisions \*\//g
const RECORD = /\bdocs\/decisions\/(\d{3})|\bdecision (\d{3})\b/g
const RECORD_BESIDE = /\((0\d{2})\)/g
const OTHER_PAPER =
  /\blook-screens\b|\b(?:look|house|style|performance|product|reliability|stack|roadmap) (?:§|[A-Z]\d+\b)|\(design(?:, [a-z]+(?: [\d.]+)?|, P\d+|: [a-z]+)\)|\b[Ii]ssue \d+/g
const ROW = /\b([A-Z]{3,9})-\d{3}\b/g
const PAPER = /(?<![\w./-])((?:[\w.-]+\/)*[\w-]+\.md)\b/g
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g
const CODE_FILE = /(?<![\w./@>-])((?:[\w@-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs))\b/g
const CODE_FOLDER = /`((?:apps|packages|scripts|docs|e2e|bench|core|server|web|extension|platform|features)\/[\w@./-]+)`/g

/** A `//` inside a text is seldom at the start of its line or after code. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^\s*|[\w;,(){}[\]'"`>] )\/\/[^\n]*/gm

/** The comments of a source, everything else blank, so that places stay the same. A paper is read whole. */
function readable(file: string, text: string): string {
  if (file.endsWith('.md')) return text
  const blank = (code: string) => code.replace(/[^\n]/g, ' ')
  let [shown, end] = ['', 0]
  for (const { 0: comment, index } of text.matchAll(COMMENT)) {
    shown += blank(text.slice(end, index)) + comment
    end = index + comment.length
  }
  return shown + blank(text.slice(end))
}

/** `core/x/contract.ts` shows a form: x is any name. */
const isPattern = (path: string) => path.split('/').some((part) => part === 'x' || part.startsWith('x.'))

function leadsSomewhere(path: string, from: string, { files }: Library): boolean {
  const bare = path.replace(/\/$/, '')
  const [first = '', ...rest] = bare.split('/')
  const places = [bare, normalize(join(dirname(from), bare)), ...(SHORT[first] ? [[SHORT[first], ...rest].join('/')] : [])]
  if (isPattern(bare) || GENERATED.includes(bare) || places.some((place) => files.has(place))) return true
  for (const file of files)
    if (file.endsWith(`/${bare}`) || `/${file}`.includes(`/${bare}/`) || places.some((place) => file.startsWith(`${place}/`)))
      return true
  return false
}

/** What leads nowhere in a file, each as `file:line what`. */
export function findLostReferences(file: string, text: string, library: Library): string[] {
  const shown = readable(file, text)
  const found: { index: number; what: string }[] = []
  const each = (pattern: RegExp, within: string, judge: (match: RegExpExecArray) => string | false | undefined) => {
    for (const match of within.matchAll(pattern)) {
      const what = judge(match)
      if (what) found.push({ index: match.index, what })
    }
  }

  let cited = { paper: '', end: -1 }
  each(CITED, text, ({ 0: whole, 1: spec, 2: rfc, 3: section, index }) => {
    const isAdjacent = cited.end >= 0 && ONLY_GAP.test(text.slice(cited.end, index))
    const paper = spec ?? (rfc ? 'RFC' : isAdjacent ? cited.paper : '')
    cited = { paper, end: index + whole.length }
    if (spec) return !library.sections.has(spec) && `spec ${spec} does not exist`
    if (section && !paper) return `§${section} names no paper`
    return section && paper !== 'RFC' && !library.sections.get(paper)?.has(section) && `spec ${paper} has no §${section}`
  })
  each(DECISION, text, ({ 1: rule, 2: heading }) =>
    rule
      ? !library.rules.has(rule) && `decisions have no rule ${rule}`
      : !library.decisions.has(heading ?? '') && `decisions have no section ${heading}`,
  )
  each(NO_SECTION, shown, () => 'cites the decisions without a section')
  const judgeRecord = ([, path, word]: RegExpExecArray) =>
    !library.records.has(path ?? word ?? '') && `decision ${path ?? word} does not exist`
  each(RECORD, shown, judgeRecord)
  if (file.startsWith(`${RECORDS_FOLDER}/`)) each(RECORD_BESIDE, shown, judgeRecord)
  each(
    ROW,
    shown,
    ([row, area]) => library.areas.has(area) && !library.rows.has(row) && `${row} is not a row of the requirements`,
  )
  each(OTHER_PAPER, shown, ([whole]) => `'${whole}' is not in the repository`)
  if (file.endsWith('.md'))
    each(LINK, text, ([, to = '']) => !/^[a-z]+:/.test(to) && !leadsSomewhere(to, file, library) && `${to} does not exist`)
  for (const pattern of [PAPER, CODE_FILE, CODE_FOLDER])
    each(pattern, shown, ([, path = '']) => !leadsSomewhere(path, file, library) && `${path} does not exist`)

  const told = found
    .sort((a, b) => a.index - b.index)
    .map(({ index, what }) => `${file}:${text.slice(0, index).split('\n').length} ${what}`)
  return [...new Set(told)]
}

/** `Status: Accepted, 2026-11-15` stands right under the title `# 001 One engine: PostgreSQL`. */
export function findRecordProblems(file: string, text: string, records: ReadonlySet<string>): string[] {
  const number = /(\d{3})-[a-z0-9-]+\.md$/.exec(file)?.[1]
  const [title = '', between, status = ''] = text.split('\n')
  const [, successor] = /^Status: (?:Accepted|Superseded by (\d{3})), \d{4}-\d\d-\d\d$/.exec(status) ?? [undefined, '']
  return [
    ...(title.startsWith(`# ${number} `) ? [] : [`${file}:1 the title begins with its number`]),
    ...(between === '' && (successor === undefined || records.has(successor))
      ? []
      : [`${file}:3 reads 'Status: Accepted, YYYY-MM-DD' or 'Status: Superseded by NNN, YYYY-MM-DD'`]),
  ]
}

export function listFiles(folder = '.'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_OURS.includes(name))
    .flatMap((entry) => {
      const path = normalize(join(folder, entry.name))
      return entry.isDirectory() ? listFiles(path) : path
    })
}

export function openLibrary(): Library {
  const files = listFiles()
  const papers = files.filter((file) => file.startsWith(`${SPEC_FOLDER}/`))
  const matches = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, match = '']) => match)
  const sections = papers.flatMap((file) => {
    const [, paper] = /\/(\d)-[^/]+\.md$/.exec(file) ?? []
    return paper ? [[paper, new Set(matches(file, /^#{2,3} (\d+(?:\.\d+)?)\.? /gm))] as const] : []
  })
  const rows = matches('docs/requirements.tsv', /^([A-Z]+-\d{3})\t/gm)
  return {
    sections: new Map(sections),
    decisions: new Set(matches(`${SPEC_FOLDER}/decisions.md`, /^## (\w+)/gm)),
    rules: new Set(matches(`${SPEC_FOLDER}/decisions.md`, /^(\d)\. /gm)),
    records: new Set(files.flatMap((file) => (/^docs\/decisions\/(\d{3})-/.exec(file) ?? []).slice(1))),
    rows: new Set(rows),
    areas: new Set(rows.map((row) => row.split('-')[0])),
    files: new Set(files),
  }
}
