import type { RawPosting, Reading, Statement } from './reading.ts'

const BULLET = /^\s*(?:[•·*▪◦‣–—-]|\d{1,2}[.)])\s+/

/** The same posting as scrapers leave it. Each must give the same statements. */
export const VARIANTS = {
  'line breaks are blanks': (text: string) => text.replace(/\s*\n\s*/g, ' '),
  'lines are glued': (text: string) => text.replace(/[ \t]*\n\s*/g, ''),
  'bullets are gone': (text: string) =>
    linesOf(text)
      .map((line) => line.replace(BULLET, ''))
      .join('\n'),
  'headings are gone': (text: string) =>
    linesOf(text)
      .filter((line, at, all) => !isHeading(line, all[at + 1]))
      .join('\n'),
  'bullets without a blank': (text: string) =>
    linesOf(text)
      .map((line) => line.replace(BULLET, '•'))
      .join('\n'),
} as const
export type VariantName = keyof typeof VARIANTS

const linesOf = (text: string) => text.split('\n')
const MAX_HEADING = 60
/** A short line without a stop, before a list or with a colon. */
const isHeading = (line: string, next = '') =>
  line.trim() !== '' &&
  line.length <= MAX_HEADING &&
  !BULLET.test(line) &&
  (/:\s*$/.test(line) || (BULLET.test(next) && !/[.!?,;]\s*$/.test(line)))

export const vary = (raw: RawPosting, name: VariantName): RawPosting => ({ ...raw, description: VARIANTS[name](raw.description) })

export type Difference = {
  id: string
  what: 'skill' | 'condition'
  change: 'lost' | 'new' | 'must to wish' | 'wish to must'
  name: string
}

/** What is read otherwise in the second reading. */
export function compare(before: Reading, after: Reading): Difference[] {
  const { id } = before.posting
  return [
    ...differences(before.skills, after.skills).map((one) => ({ id, what: 'skill' as const, ...one })),
    ...differences(before.conditions, after.conditions).map((one) => ({ id, what: 'condition' as const, ...one })),
  ]
}

function differences(before: readonly Statement[], after: readonly Statement[]): Pick<Difference, 'change' | 'name'>[] {
  const [was, is] = [byName(before), byName(after)]
  const changed: Pick<Difference, 'change' | 'name'>[] = []
  for (const [name, nice] of was) {
    const now = is.get(name)
    if (now === undefined) changed.push({ name, change: 'lost' })
    else if (now !== nice) changed.push({ name, change: nice ? 'wish to must' : 'must to wish' })
  }
  for (const name of is.keys()) if (!was.has(name)) changed.push({ name, change: 'new' })
  return changed
}

/** A name told as a must anywhere is a must. */
function byName(all: readonly Statement[]): Map<string, boolean> {
  const names = new Map<string, boolean>()
  for (const { name, nice } of all) names.set(name, nice && (names.get(name) ?? true))
  return names
}
