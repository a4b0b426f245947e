import { ABBREVIATIONS } from '@jobapply/language/abbreviations'
import { fold } from '@jobapply/language/fold'
import { LEGAL_FORMS } from '@jobapply/language/legal-forms'
import type { Line, Run } from '#document/model'
import { type DateHit, findDates, withoutDates } from '#words/dates'
import type { Field } from '#words/field-words'
import type { Role } from '#words/role-scores'

/** A piece of a heading line between strong breaks: a gap, a bar or a style change. */
export type Chunk = {
  text: string
  line: number
  slot: string
  isLink: boolean
  style: string
  role?: Role
  hint?: Field
  /** The dash between this and the chunk before it, if nothing else divides them. */
  dash?: string
  /** A bar or a dot divides this from the chunk before it. */
  isAfterBar?: boolean
  /** The rest of what the line above ends with, which had no room for it there. */
  rest?: 'perhaps' | 'surely'
}

const BREAK = /\s*(?:\t|\s[|·•●▪◦∙»›~]\s?|\s[–—]\s|\s\/\/\s|\s@\s|\s::\s|\s[-]{2}\s)\s*/u
/** Also the symbols of icons: "⚲ Tulsa, OK". */
const EDGES = /^[\s,;:|·•@–—/\p{So}-]+|[\s,;:|·•@–—/\p{So}-]+$/gu
/** After a whole word, so not an abbreviation. */
const FULL_STOP = /(?<=\p{Ll}{4}|, \p{Lu}{2})\.$/u
/** "Bakery, Ghent.": the last of several names, which is no abbreviation. */
const LAST_NAME = /, ([\p{L}'’-]{3,})\.$/u
/** Shortened words in names and degrees, besides those that texts shorten and the forms of firms. */
const SHORTENED = new Set('bros dept univ hons dipl eng tech'.split(' '))
const keepsStop = (word: string) => LEGAL_FORMS.has(word) || ABBREVIATIONS.has(word) || SHORTENED.has(word)
const LONE_LINK_WORD = /^(?:at|in|for|from|of|and|bei|als|chez|en|presso|bij|na|no|com|with|mit)$/iu
/** "Eems Distributie B.V. te Winschoten". */
const IN = /^(?:te|in|à|em)\s+(?=\p{Lu})/u
const AT = /^(?:at|bei|beim|chez|en|presso|na|bij|hos|på|vid|@)\s+(?=\p{Lu})/u

export const styleOf = (run: Pick<Run, 'font' | 'size' | 'bold'>, text: string) =>
  `${run.font}/${Math.round(run.size)}/${run.bold ? 'b' : ''}${isCaps(text) ? 'C' : ''}`

export const isCaps = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** `offset`: the line's index relative to the entry's date. */
export function chunksOf(line: Line, offset: number, dates: readonly DateHit[] | undefined, keepsYears = false): Chunk[] {
  const pieces = stylePieces(line)
  const chunks: Chunk[] = []
  for (const { text, style, isLink, hint } of pieces) {
    const hits = findDates(text).filter(
      ({ isRange, start, end, at }) => !keepsYears || isRange || start.length > 4 || end - at === text.trim().length,
    )
    const bare = dates === undefined ? text : withoutDates(text, hits)
    for (const { part, dash, isAt, isAfterBar } of partsOf(bare)) {
      const clean = part
        .replace(EDGES, '')
        .replace(FULL_STOP, '')
        .replace(LAST_NAME, (end, word: string) => (keepsStop(fold(word)) ? end : end.slice(0, -1)))
        .replace(AT, '')
        .replace(/^\(([^()]*)\)$/, '$1')
        .replace(/\s+/g, ' ')
        .trim()
      if (clean && !LONE_LINK_WORD.test(clean))
        chunks.push(
          IN.test(clean) && clean === bare.replace(EDGES, '')
            ? { text: clean.replace(IN, ''), line: offset, slot: '', isLink, style, hint: 'location' }
            : {
                text: clean,
                line: offset,
                slot: '',
                isLink,
                style,
                ...fieldOf(hint, isAt),
                ...(dash && { dash }),
                ...(isAfterBar && { isAfterBar }),
              },
        )
    }
  }
  return chunks.map((chunk, index) => ({ ...chunk, slot: `${offset}:${index}:${chunk.style}` }))
}

/** The parts between strong breaks, with the dash before each. */
function partsOf(text: string): { part: string; dash: string | undefined; isAt: boolean; isAfterBar: boolean }[] {
  const parts = text.split(BREAK)
  let at = 0
  return parts.map((part, index) => {
    const start = text.indexOf(part, at)
    const between = text.slice(at, start).trim()
    at = start + part.length
    return {
      part,
      dash: index > 0 && /^[–—]$/.test(between) ? between : undefined,
      isAt: between === '@',
      isAfterBar: between === '|' || between === '·',
    }
  })
}

/** What a form labels; "@" labels a company as well. */
function fieldOf(hint: Field | undefined, isAt: boolean): { hint?: Field } {
  if (hint) return { hint }
  return isAt ? { hint: 'company' } : {}
}

type Piece = { text: string; style: string; isLink: boolean; hint: Field | undefined }

/** Joins runs of one style; a date in several styles is kept whole. */
function stylePieces(line: Line): Piece[] {
  const pieces: Piece[] = []
  let cell = 0
  for (const run of line.runs) {
    if (run.afterGap) cell += 1
    const hint = line.fields?.[Math.min(cell, line.fields.length - 1)]
    const style = styleOf(run, run.text)
    const last = pieces.at(-1)
    const isLink = run.link !== undefined
    const isSmall = !/[\p{L}\p{N}]/u.test(run.text)
    if (last && !run.afterGap && (last.style === style || isSmall || opensDate(last.text, run.text))) {
      last.text += `${/\s$/.test(last.text) || /^[\s,;:.)]/.test(run.text) ? '' : ' '}${run.text}`
      last.isLink ||= isLink
    } else pieces.push({ text: run.text, style, isLink, hint })
  }
  return pieces
}

const RANGE_WORD = /^\s*(?:to|until|bis|à|au|a|al|hasta|até|tot|[-–—])\s*$/iu
const RANGE_END = /(?:[-–—(]|(?:^|\s)(?:to|until|bis|à|au|a|al|hasta|até|tot))\s*$/iu

const opensDate = (before: string, after: string) =>
  findDates(before).length > 0 && (RANGE_WORD.test(after) || (RANGE_END.test(before) && /^\s*[\d\p{L}]/u.test(after)))
