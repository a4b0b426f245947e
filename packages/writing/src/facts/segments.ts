import { highestDegreeIn } from '@jobapply/language/degree-levels'
import { NOUN_VERBS, SURE_VERBS } from '#tables/action-verbs'
import { NEUTRAL_WORDS } from '#tables/neutral-words'
import { ASSISTING, DOING, LEADING, WEAK } from '#tables/verbs'
import { readQuantities } from '#text/quantities'
import { findSkills, withImplied } from '#text/skills'
import { groupsOf, stem } from '#text/stem'
import { readWords, type Word } from '#text/words'
import type { Entry, Segment, SegmentKind } from './facts.ts'

const basesOf = (words: readonly string[]) => new Set(words.map(stem))
export const ASSIST_BASES = basesOf(ASSISTING)
export const LEAD_BASES = basesOf(LEADING)
export const WEAK_BASES = basesOf(WEAK)
export const VERB_BASES = new Set([...ASSIST_BASES, ...LEAD_BASES, ...WEAK_BASES, ...basesOf(DOING)])

const ACTION_BASES = basesOf([...SURE_VERBS, ...NOUN_VERBS])

/** Adverbs tell how, except those that claim an achievement alone. */
const ADVERB = /^[a-z]{3,16}ly$/
const NO_ADVERBS = new Set('family supply reply apply assembly anomaly butterfly handedly solely monopoly'.split(' '))

export const isNeutral = ({ text, isCapital }: Word) =>
  NEUTRAL_WORDS.has(text) ||
  (text.endsWith("'s") && NEUTRAL_WORDS.has(text.slice(0, -2))) ||
  (text.length === 1 && text >= 'a') ||
  (!isCapital && ADVERB.test(text) && !NO_ADVERBS.has(text))
export const keysOf = (word: Word): string[] => [word.base, ...word.groups]

/** Words that say that something is not finished or proves attendance only. */
const COURSE =
  /\b(?:course|training|workshop|introduction|module|seminar|bootcamp|webinar|class|masterclass|attendance|awareness|nanodegree)\b/i
export const isCourseName = (name: string) => COURSE.test(name)
const UNFINISHED = /\b(?:studying for|preparing for|working towards?|pursuing|candidate for|in progress|enrolled|expected)\b/i

const PLAIN_DEGREES: Readonly<Record<string, string>> = { master: 'masters', bachelor: 'bachelors', doctor: 'phd' }

/** Keys that name a level of education, so that "BSc" and "bachelor's degree" meet. */
export function degreeKeys(text: string): string[] {
  const level = highestDegreeIn(text) ?? PLAIN_DEGREES[text.trim().toLowerCase()]
  return level === undefined ? [] : [`@${level}`]
}

/** A title says what its holder does; the work alone does not give the title. */
const WORK_OF_TITLES: Readonly<Record<string, string>> = {
  accountant: 'account',
  receptionist: 'reception',
  electrician: 'electric',
  analyst: 'analyse',
  chef: 'cook',
  nurse: 'care',
  cashier: 'till',
}
function workOf({ text }: Word): string[] {
  const work = WORK_OF_TITLES[text] ?? (text.length > 5 && /[eo]r$/.test(text) ? text.slice(0, -2) : undefined)
  return work === undefined ? [] : [stem(work), ...groupsOf(stem(work))]
}

export function segmentsOf(text: string, kind: SegmentKind, path: string, entry: Entry | null): Segment[] {
  const { plain, words } = readWords(text)
  const skills = findSkills(plain)
  const pieces = kind === 'achievement' || kind === 'summary' ? splitAchievements(words) : [words]
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => {
      const from = (piece[0] as Word).at
      const to = (piece.at(-1) as Word).end
      const keys = new Set(piece.flatMap(keysOf))
      if (kind === 'title' || kind === 'summary') for (const word of piece) for (const key of workOf(word)) keys.add(key)
      for (const { id } of skills.filter((skill) => skill.from >= from && skill.to <= to)) withImplied(id, keys)
      const quoted = plain.slice(from, to)
      const verbs = kind === 'achievement' || kind === 'summary' ? [...governingVerbs(piece), ...statesIn(piece)] : piece
      return {
        kind,
        path,
        text: text.slice((piece[0] as Word).from, (piece.at(-1) as Word).to),
        entry,
        keys,
        quantities: readQuantities(piece, isNeutral).map((one) => ({
          ...one,
          near: new Set(piece.slice(Math.max(0, one.from - 2), nearEnd(piece, one.to)).flatMap(keysOf)),
        })),
        verbs: new Set(kind === 'title' ? keys : verbs.flatMap(keysOf)),
        isNominal: (kind === 'achievement' || kind === 'summary') && !verbs.some(isVerbForm),
        isAssist: verbs.some(({ base }) => ASSIST_BASES.has(base)) || UNFINISHED.test(quoted),
      }
    })
}

/** What a number counts stands within four words, or is the second word after it that says something. */
function nearEnd(piece: readonly Word[], from: number): number {
  let said = 0
  for (let index = from; index < Math.min(piece.length, from + MAX_NEAR); index++) {
    if (!isNeutral(piece[index] as Word)) said++
    if (said === 2) return Math.max(index + 1, from + 4)
  }
  return from + MAX_NEAR
}
const MAX_NEAR = 8

const isVerbForm = ({ text, base }: Word) => VERB_BASES.has(base) || (text.length > 4 && text.endsWith('ed'))

/** Splits at sentences, and at "and" or a comma before another verb. A verb alone stays with the next: "found and repaired faults". */
function splitAchievements(words: readonly Word[]): Word[][] {
  const pieces: Word[][] = []
  let piece: Word[] = []
  words.forEach((word, index) => {
    const last = words[index - 1]
    const isNew = last !== undefined && last.sentence !== word.sentence
    const isJoined = last !== undefined && (last.text === 'and' || /[,;]/.test(word.before))
    const hasObject = piece.slice(1).some((one) => !isNeutral(one))
    if (isNew || (isJoined && hasObject && isVerbForm(word))) {
      pieces.push(piece)
      piece = []
    }
    piece.push(word)
  })
  return [...pieces, piece]
}

/** "Shift in-charge since 2024", "foreman, responsible for six people". */
const statesIn = (piece: readonly Word[]) => piece.filter(({ text }) => text === 'incharge' || text === 'responsiblefor')

/** The first verb of a piece, and those joined to it. "Helped the manager plan routes" is governed by "helped" alone. */
export function governingVerbs(piece: readonly Word[]): Word[] {
  const start = piece.findIndex(
    ({ text }) => !/^(?:i|also|and|then|i've|have|has|was|were|been|am|is|successfully|\w{3,20}ly)$/.test(text),
  )
  const verbs: Word[] = []
  for (let index = Math.max(0, start); index < piece.length; index++) {
    const word = piece[index] as Word
    const isJoined = index === start || piece[index - 1]?.text === 'and' || /,/.test(word.before)
    if (isJoined && (index === start || isVerbForm(word) || ACTION_BASES.has(word.base))) verbs.push(word)
    else if (word.text !== 'and') break
  }
  return verbs
}
