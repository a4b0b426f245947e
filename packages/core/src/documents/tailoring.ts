import { DOCUMENT_NAME_MAX } from './constants.ts'
import { withoutMark } from './prose.ts'
import { sectionOfField } from './rules.ts'
import type { ResumeContent, ResumeSection } from './schema.ts'
import type { Rewording, TailoredJob, TailoredLine, TailoredPart } from './tailor-schema.ts'
import { type DiffPart, joinParts } from './word-diff.ts'

/** One decision of the person: the order of a list of skills, or what happens to one line of a description. */
export type TailorChange = {
  key: string
  section: ResumeSection
  /** The id of the entry, or the name of the list of skills. */
  entry: string
  /** 'Head Pastry Chef, Wren and Harrow Hotel' */
  label: string
  kind: 'order' | 'moved' | 'left out' | 'reworded'
  /** The lines or skills that move or are left out. */
  texts: string[]
  /** What is struck and what is new. */
  parts: DiffPart[]
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

type Proposal = { parts: readonly TailoredPart[]; rewordings: readonly Rewording[] }

/** What tailoring would change in this resume. A part that was edited since is left alone. */
export const tailorChanges = (content: ResumeContent, { parts, rewordings }: Proposal): TailorChange[] => [
  ...placeChanges(content, parts),
  ...wordChanges(content, rewordings),
]

/** Words are changed only when the person says so: the other changes are accepted at first, and these are not. */
export const isAcceptedAtFirst = ({ kind }: Pick<TailorChange, 'kind'>) => kind !== 'reworded'

const wordChanges = (content: ResumeContent, rewordings: readonly Rewording[]): TailorChange[] =>
  rewordings.flatMap((rewording): TailorChange[] => {
    const { field, entry, text, from, reworded, asked } = rewording
    const place = { field, entry }
    if (linesOf(content, place)[from] !== text) return []
    return [
      {
        key: wordKey(rewording),
        section: sectionOfField(field),
        entry,
        label: labelOf(content, place),
        kind: 'reworded',
        texts: [reworded],
        parts: [
          { kind: 'old', text: withoutMark(text) },
          { kind: 'new', text: withoutMark(reworded) },
        ],
        from: from + 1,
        to: from + 1,
        matches: [asked],
      },
    ]
  })

const wordKey = ({ field, entry, from }: Rewording) => `${field}/${entry}/${from}/words`

const placeChanges = (content: ResumeContent, parts: readonly TailoredPart[]): TailorChange[] =>
  parts.flatMap((part) => {
    if (!isCurrent(content, part)) return []
    const place = { section: sectionOfField(part.field), entry: part.entry ?? part.field, label: labelOf(content, part) }
    const { moved, leftOut } = sortLines(part.lines)
    if (part.entry === null) return moved.size > 0 ? [{ ...place, ...orderOf(part, moved) }] : []
    const [old, fresh] = [inOrder(part.lines, 'from'), inOrder(part.lines, 'to')]
    return part.lines.flatMap((line): TailorChange[] => {
      if (!moved.has(line) && !leftOut.has(line)) return []
      const [from, to] = [old.indexOf(line) + 1, fresh.indexOf(line) + 1]
      const change = { ...place, key: keyOf(part, line), texts: [line.text], matches: line.matches, from, to }
      const text = withoutMark(line.text)
      return moved.has(line)
        ? [{ ...change, kind: 'moved', parts: [{ kind: 'new', text }] }]
        : [{ ...change, kind: 'left out', parts: [{ kind: 'old', text }] }]
    })
  })

type Taken = {
  keys: readonly string[]
  /** For a proof: lines that would be left out stay, after the others. */
  keepsLeftOut?: boolean
}

/** The content with these changes in it. Everything else stays as it is, word for word. */
export function takeTailoring(content: ResumeContent, { parts, rewordings }: Proposal, taken: Taken): ResumeContent {
  let changed = content
  const current = parts.filter((part) => isCurrent(content, part))
  // From the last line up: a line that goes does not move those of the parts before it.
  for (const part of current.toSorted((one, other) => firstPlace(other) - firstPlace(one))) {
    const lines = [...linesOf(changed, part)]
    lines.splice(firstPlace(part), part.lines.length, ...arrange(part, taken))
    changed = part.entry === null ? { ...changed, [part.field]: lines } : withDescription(changed, part, lines.join('\n'))
  }
  // Last, and found by their text: a line that moves is still reworded.
  for (const rewording of rewordings) {
    if (!taken.keys.includes(wordKey(rewording))) continue
    const lines = linesOf(changed, rewording)
    const at = lines.indexOf(rewording.text)
    if (at >= 0) changed = withDescription(changed, rewording, lines.with(at, rewording.reworded).join('\n'))
  }
  return changed
}

const firstPlace = ({ lines }: TailoredPart) => Math.min(...lines.map(({ from }) => from))

const withDescription = (content: ResumeContent, { field, entry }: Place, description: string): ResumeContent => {
  const change = <E extends { id: string }>(entries: readonly E[]) =>
    entries.map((one) => (one.id === entry ? { ...one, description } : one))
  return field === 'experience'
    ? { ...content, experience: change(content.experience) }
    : { ...content, projects: change(content.projects) }
}

/** Lines of the resume, in the order after these decisions. A rejected line keeps its place among those that stay. */
function arrange(part: TailoredPart, { keys, keepsLeftOut = false }: Taken): string[] {
  const { moved, leftOut } = sortLines(part.lines)
  const isTaken = (line: TailoredLine) =>
    (moved.has(line) || leftOut.has(line)) && keys.includes(part.entry === null ? part.field : keyOf(part, line))
  const isRejected = (line: TailoredLine) => (moved.has(line) || leftOut.has(line)) && !isTaken(line)
  const order = inOrder(part.lines, 'to').filter((line) => !isRejected(line))
  const staying = inOrder(part.lines, 'from').filter((line) => !isTaken(line))
  for (const [at, line] of staying.entries()) {
    const before = staying[at - 1]
    const place = before ? order.indexOf(before) + 1 : order.findIndex((one) => !isTaken(one))
    if (isRejected(line)) order.splice(place < 0 ? order.length : place, 0, line)
  }
  return order.filter((line) => keepsLeftOut || !leftOut.has(line) || isRejected(line)).map(({ text }) => text)
}

/** Lines that move: all but the longest chain that keeps its order, so that there is little to decide. */
function sortLines(lines: readonly TailoredLine[]) {
  const leftOut = new Set(lines.filter(({ to }) => to === null))
  const kept = inOrder(lines, 'to').filter((line) => !leftOut.has(line))
  // The longest chain that ends with each line; of equal ones the line that comes first in the resume stays.
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

function orderOf(
  part: TailoredPart,
  moved: ReadonlySet<TailoredLine>,
): Pick<TailorChange, 'key' | 'kind' | 'texts' | 'parts' | 'from' | 'to' | 'matches'> {
  const lines = [...moved]
  const texts = lines.map(({ text }) => text)
  const matches = lines.flatMap((line) => line.matches)
  return { key: part.field, kind: 'order', texts, parts: orderParts(part.lines, moved), from: 0, to: 0, matches }
}

/** Both orders in one: what moves is struck where it was and new where it goes. */
function orderParts(lines: readonly TailoredLine[], moved: ReadonlySet<TailoredLine>): DiffPart[] {
  const [old, fresh] = [inOrder(lines, 'from'), inOrder(lines, 'to')]
  const parts: DiffPart[] = []
  const last = fresh.at(-1)
  const push = (kind: DiffPart['kind'], line: TailoredLine) =>
    parts.push({ kind, text: line === last ? line.text : `${line.text},` })
  for (const line of fresh) {
    if (moved.has(line)) push('new', line)
    else {
      while (old[0] && old[0] !== line) push('old', old.shift() ?? line)
      old.shift()
      push('same', line)
    }
  }
  for (const line of old) push('old', line)
  return joinParts(parts)
}

const keyOf = ({ field, entry }: TailoredPart, { from }: TailoredLine) => `${field}/${entry}/${from}`

type Place = Pick<TailoredPart, 'field' | 'entry'>

const entryOf = (content: ResumeContent, { field, entry }: Place) =>
  field === 'experience' || field === 'projects' ? content[field].find(({ id }) => id === entry) : undefined

function linesOf(content: ResumeContent, part: Place): readonly string[] {
  const { field } = part
  if (field === 'experience' || field === 'projects') return entryOf(content, part)?.description?.split('\n') ?? []
  return content[field]
}

function labelOf(content: ResumeContent, part: Place): string {
  const entry = entryOf(content, part)
  if (!entry) return LIST_LABELS[part.field] ?? ''
  return 'name' in entry ? entry.name : `${entry.position}, ${entry.company}`
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
