import { nameOf } from './changes.ts'
import { DOCUMENT_NAME_MAX, RESUME_SECTIONS } from './constants.ts'
import { sectionOfField } from './rules.ts'
import type { ResumeContent, ResumeSection } from './schema.ts'
import type { TailoredJob, TailoredLine, TailoredPart } from './tailor-schema.ts'

/** One decision of the person: the order of a list of skills, or one line of a description. */
export type TailorChange = {
  key: string
  section: ResumeSection
  /** The id of the entry, or the name of the list of skills. */
  entry: string
  /** 'Experience, Wren and Harrow Hotel' */
  label: string
  kind: 'order' | 'moved' | 'left out'
  /** The lines or skills that stand elsewhere or go. */
  texts: string[]
  before: string
  after: string
  /** Places of a moved line as people count them. */
  from: number
  to: number
  matches: string[]
}

const LIST_LABELS: Partial<Record<TailoredPart['field'], string>> = {
  technical_skills: 'Technical skills',
  soft_skills: 'Soft skills',
  management_skills: 'Management skills',
}

/** What tailoring would change in this resume. A part that was edited since is left alone. */
export const tailorChanges = (content: ResumeContent, parts: readonly TailoredPart[]): TailorChange[] =>
  parts.flatMap((part) => {
    const name = isCurrent(content, part) ? labelOf(content, part) : undefined
    if (name === undefined) return []
    const section = sectionOfField(part.field)
    const place = { section, entry: part.entry ?? part.field, label: name }
    const { moved, leftOut } = sortLines(part.lines)
    if (part.entry === null) return moved.size > 0 ? [{ ...place, ...orderOf(part, moved) }] : []
    const [old, fresh] = [inOrder(part.lines, 'from'), inOrder(part.lines, 'to')]
    return part.lines.flatMap((line): TailorChange[] => {
      if (!moved.has(line) && !leftOut.has(line)) return []
      const [from, to] = [old.indexOf(line) + 1, fresh.indexOf(line) + 1]
      const change = { ...place, key: keyOf(part, line), texts: [line.text], before: line.text, matches: line.matches, from, to }
      return [{ ...change, ...(moved.has(line) ? { kind: 'moved', after: line.text } : { kind: 'left out', after: '' }) }]
    })
  })

type Taken = {
  keys: readonly string[]
  /** For a proof: lines that would be left out stay, after the others. */
  keepsLeftOut?: boolean
}

/** The content with these changes in it. Everything else stays as it is, word for word. */
export function takeTailoring(content: ResumeContent, parts: readonly TailoredPart[], taken: Taken): ResumeContent {
  let changed = content
  const current = parts.filter((part) => isCurrent(content, part))
  // From the last line up: a line that goes does not move those of the parts before it.
  for (const part of current.toSorted((one, other) => firstPlace(other) - firstPlace(one))) {
    const lines = [...linesOf(changed, part)]
    lines.splice(firstPlace(part), part.lines.length, ...arrange(part, taken))
    changed = part.entry === null ? { ...changed, [part.field]: lines } : withDescription(changed, part, lines.join('\n'))
  }
  return changed
}

const firstPlace = ({ lines }: TailoredPart) => Math.min(...lines.map(({ from }) => from))

const withDescription = (content: ResumeContent, { field, entry }: TailoredPart, description: string): ResumeContent => {
  const change = <E extends { id: string }>(entries: readonly E[]) =>
    entries.map((one) => (one.id === entry ? { ...one, description } : one))
  return field === 'experience'
    ? { ...content, experience: change(content.experience) }
    : { ...content, projects: change(content.projects) }
}

/** Lines as they stand in the resume, in the order after these decisions. A refused line stays after the one that it follows now. */
function arrange(part: TailoredPart, { keys, keepsLeftOut = false }: Taken): string[] {
  const { moved, leftOut } = sortLines(part.lines)
  const isTaken = (line: TailoredLine) => keys.includes(part.entry === null ? part.field : keyOf(part, line))
  const isRefused = (line: TailoredLine) => (moved.has(line) || leftOut.has(line)) && !isTaken(line)
  const order = inOrder(part.lines, 'to').filter((line) => !isRefused(line))
  const old = inOrder(part.lines, 'from')
  for (const [at, line] of old.entries()) if (isRefused(line)) order.splice(order.indexOf(old[at - 1] ?? line) + 1, 0, line)
  return order.filter((line) => keepsLeftOut || !leftOut.has(line) || isRefused(line)).map(({ text }) => text)
}

/** Lines that move: all but the longest chain that keeps its order, so that there is little to decide. */
function sortLines(lines: readonly TailoredLine[]) {
  const leftOut = new Set(lines.filter(({ to }) => to === null))
  const kept = inOrder(lines, 'to').filter((line) => !leftOut.has(line))
  // The longest chain that ends with each line; of equal ones the line that stands first in the resume stays.
  const chains: TailoredLine[][] = []
  for (const line of kept) {
    const before = chains.filter((chain) => (chain.at(-1)?.from ?? 0) < line.from)
    chains.push([...longest(before), line])
  }
  const staying = new Set(longest(chains))
  return { leftOut, moved: new Set(kept.filter((line) => !staying.has(line))) }
}

const longest = (chains: readonly TailoredLine[][]): TailoredLine[] =>
  chains.toSorted((one, other) => other.length - one.length || (one.at(-1)?.from ?? 0) - (other.at(-1)?.from ?? 0))[0] ?? []

const inOrder = (lines: readonly TailoredLine[], by: 'from' | 'to') =>
  lines.toSorted(
    (one, other) => (one[by] ?? Number.MAX_SAFE_INTEGER) - (other[by] ?? Number.MAX_SAFE_INTEGER) || one.from - other.from,
  )

function orderOf(part: TailoredPart, moved: ReadonlySet<TailoredLine>) {
  const texts = (by: 'from' | 'to') => inOrder(part.lines, by).map(({ text }) => text)
  const lines = [...moved]
  return {
    ...{ key: part.field, kind: 'order' as const, texts: lines.map(({ text }) => text), from: 0, to: 0 },
    ...{ before: texts('from').join(', '), after: texts('to').join(', '), matches: lines.flatMap(({ matches }) => matches) },
  }
}

const keyOf = ({ field, entry }: TailoredPart, { from }: TailoredLine) => `${field}/${entry}/${from}`

const entryOf = (content: ResumeContent, { field, entry }: TailoredPart) =>
  field === 'experience' || field === 'projects' ? content[field].find(({ id }) => id === entry) : undefined

function linesOf(content: ResumeContent, part: TailoredPart): readonly string[] {
  const { field } = part
  if (field === 'experience' || field === 'projects') return entryOf(content, part)?.description?.split('\n') ?? []
  return content[field]
}

function labelOf(content: ResumeContent, part: TailoredPart): string {
  const entry = entryOf(content, part)
  return entry ? `${RESUME_SECTIONS[sectionOfField(part.field)]}, ${nameOf(entry)}` : (LIST_LABELS[part.field] ?? '')
}

/** The resume still says what was looked at. */
function isCurrent(content: ResumeContent, part: TailoredPart): boolean {
  const lines = linesOf(content, part)
  return part.lines.every(({ text, from }) => lines[from] === text)
}

const CUT_PAIR = /[\uD800-\uDBFF]$/
/** The name of a copy that is tailored to a job. */
export const tailoredName = (job: Pick<TailoredJob, 'title' | 'company'>) =>
  jobName(job).slice(0, DOCUMENT_NAME_MAX).replace(CUT_PAIR, '').trim()

export type Gap = { skill: string; jobs: string[] }

/** 'Pastry Chef, Harbour Hotel' */
export const jobName = ({ title, company }: Pick<TailoredJob, 'title' | 'company'>) => [title, company].filter(Boolean).join(', ')

/** What is asked for and missing, with the jobs that ask for it; what most jobs ask for comes first. */
export function gapsOf(jobs: readonly TailoredJob[]): Gap[] {
  const asking = Map.groupBy(
    jobs.flatMap((job) => job.gaps.map((skill) => ({ skill, job: jobName(job) }))),
    ({ skill }) => skill,
  )
  return [...asking]
    .map(([skill, some]) => ({ skill, jobs: some.map(({ job }) => job) }))
    .toSorted((one, other) => other.jobs.length - one.jobs.length)
}
