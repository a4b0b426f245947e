import type { Line } from '#document/model'
import { proseOf } from '#structure/lines/prose'
import { findDates } from '#words/dates'
import { phraseOf } from '#words/phrase'
import { isPlaceLike } from '#words/places'
import { NO_VALUE, type Value } from './contact.ts'

const CONTACT =
  /@\w|https?:|www\.|linkedin|github|(?:\+|\b)\d[\d\s().-]{7,}\d|^(?:phone|tel|email|e-mail|mobile|website|address|adresse|telefon)\b\s*:?/iu
const MOST_CAPITALS = 0.8
const LABELLED = /^[\p{L} ]{3,18}:\s*\S/u

/** The summary section, or else running text below the name. */
export function findSummary(sections: readonly (readonly Line[])[], top: readonly Line[]): Value {
  const own = sections.map((lines) => lines.filter(isOwnText)).toSorted((a, b) => count(b) - count(a))[0] ?? []
  if (count(own) >= 5) return { text: proseOf(own), confidence: trustIn(own, 0.95), lines: own }
  const prose = runningText(top)
  return prose.length > 0 ? { text: proseOf(prose), confidence: trustIn(prose, 0.75), lines: prose } : NO_VALUE
}

const MAX_FRAGMENT_WORDS = 3

/** Dates, degrees and short lines in a row are parts of another section. */
function trustIn(lines: readonly Line[], most: number): number {
  const fragments = lines.filter(({ text }) => text.split(/\s+/).length <= MAX_FRAGMENT_WORDS && !/[.!?]$/.test(text)).length
  const isOther = findDates(lines.map(({ text }) => text).join(' ')).some(({ isRange }) => isRange)
  const isSentence = lines.some(({ text }) => /[.!?]/.test(text))
  return isOther || fragments > 1 || (most < SECTION && !isSentence) ? 0.5 : most
}
const SECTION = 0.9

const isOwnText = (line: Line) =>
  !CONTACT.test(line.text) && !line.runs.some(({ link }) => link) && (line.text.endsWith('.') || !isPlaceLike(line.text))

/** "17 Prime Avenue, Apt 37, Springfield, Pennsylvania 10111": names and numbers, no sentence. */
const isAddress = (text: string) => /\d/.test(text) && text.includes(',') && phraseOf(text).capitals > MOST_CAPITALS

function runningText(lines: readonly Line[]): Line[] {
  let best: Line[] = []
  let open: Line[] = []
  for (const line of lines) {
    const words = line.text.split(/\s+/).length
    const isText =
      !CONTACT.test(line.text) &&
      !LABELLED.test(line.text) &&
      !line.text.includes('\t') &&
      !isAddress(line.text) &&
      (words >= 8 ||
        (open.length > 0 && line.gap < 1.6 && line.block === open.at(-1)?.block && !/[.!?]$/.test(open.at(-1)?.text ?? '')))
    if (isText) open.push(line)
    else open = []
    if (count(open) > count(best)) best = [...open]
  }
  return count(best) >= 8 ? best : []
}

const count = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
