import { phraseOf } from '#words/phrase'
import { ROLE_SCORES } from '#words/role-scores'
import type { Chunk } from './chunks.ts'
import { JOINER } from './dashed-titles.ts'

const CLEAR = 1.2
const MAX_PLACE_WORDS = 5
const MIN_ENTRIES = 2
/** Share of the headings that must be written alike. */
const MOST = 0.75
/** One clear title of three teaches the others. */
const SOME = 0.3

type Parts = { title: Chunk; company: Chunk; place: Chunk; isOneLine: boolean }

/**
 * "Trattoria Da Gino (1952) · Roma" below a title: where most headings of a section have one bar or dot, before the place, it alone
 * divides, and commas, colons, dashes and brackets are part of the names.
 */
export function assignBarred(entries: readonly (readonly Chunk[])[]): Chunk[][] {
  const all = entries.map(partsOf)
  const found = all.filter((parts) => parts !== undefined)
  const isOneLine = 2 * found.filter((parts) => parts.isOneLine).length > found.length
  const alike = found.filter((parts) => parts.isOneLine === isOneLine)
  const isKnown = alike.length >= MIN_ENTRIES && alike.length >= MOST * entries.length && areEmployers(alike)
  return entries.map((chunks, index) => {
    const parts = all[index]
    if (!isKnown || !parts || parts.isOneLine !== isOneLine) return [...chunks]
    const { title, company, place } = parts
    return [
      { ...title, role: 'position' },
      { ...company, role: 'company' },
      { ...place, role: 'location' },
    ]
  })
}

/** The words of the section must not contradict: titles above, no titles before the bars, no employers behind them. */
function areEmployers(all: readonly Parts[]): boolean {
  const most = (is: (parts: Parts) => boolean, share = 0.5) => all.filter(is).length >= share * all.length
  const score = (role: 'position' | 'company' | 'location', { text }: Chunk) => ROLE_SCORES[role](phraseOf(text))
  return (
    most(({ title }) => score('position', title) >= CLEAR, SOME) &&
    most(({ title }) => score('company', title) < CLEAR) &&
    most(({ company }) => score('position', company) < CLEAR, MOST) &&
    most(({ place }) => score('company', place) < CLEAR && score('position', place) < CLEAR, MOST)
  )
}

/** A title, an employer and a place; in two lines, or in two styles of one line. */
function partsOf(chunks: readonly Chunk[]): Parts | undefined {
  const bars = chunks.filter(({ isAfterBar }) => isAfterBar)
  const [place] = bars
  if (bars.length !== 1 || !place || chunks.some(({ role, hint }) => role ?? hint)) return undefined
  const own = chunks.filter(({ line }) => line === place.line)
  const others = chunks.filter(({ line }) => line !== place.line)
  const before = own.slice(0, -1)
  if (own.at(-1) !== place || before.length === 0 || /\d/.test(place.text)) return undefined
  if (place.text.split(' ').length > MAX_PLACE_WORDS) return undefined
  const [head, tail] = [before.filter(({ style }) => style === before[0]?.style), before.at(-1)]
  const isOneLine = others.length === 0 && tail !== undefined && tail.style !== head[0]?.style
  const [titles, names] = isOneLine ? [head, before.slice(head.length)] : [others, before]
  const [title, company] = [joined(titles), joined(names)]
  return title && company ? { title, company, place, isOneLine } : undefined
}

/** Chunks that only dashes divide, as one again. */
function joined(chunks: readonly Chunk[]): Chunk | undefined {
  const [first, ...rest] = chunks
  if (!first || rest.some(({ dash, line, style }) => dash === undefined || line !== first.line || style !== first.style))
    return undefined
  return { ...first, text: rest.reduce((text, one) => `${text} ${one.dash}${JOINER} ${one.text}`, first.text) }
}
