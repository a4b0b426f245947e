import { ENGLISH_MONTHS } from '@jobapply/language/english-months'
import { ASSIST_BASES, isNeutral, LEAD_BASES, VERB_BASES } from '#facts/segments'
import { RANKS } from '#tables/verbs'
import type { Quantity } from '#text/quantities'
import { readQuantities } from '#text/quantities'
import { type SkillSpan, skillKind } from '#text/skills'
import { stem } from '#text/stem'
import type { Word } from '#text/words'
import { type Chunk, isCompound, isWay } from './chunks.ts'
import { CERTIFICATE_WORDS } from './cues.ts'

/** Something that a passage says and the profile must say too. */
export type Need = {
  word: Word
  /** One of these is enough ... */
  keys: readonly string[]
  /** ... or a key of each of these words. */
  words: readonly (readonly string[])[]
  kind: 'word' | 'name' | 'skill' | 'certificate' | 'degree' | 'rank' | 'language'
  skill?: number
}
/** The skills of a text by where they start. */
export type SkillsByStart = ReadonlyMap<number, SkillSpan>
export type YearMention = { year: number; month: number | null; sense: 'start' | 'end' | 'either'; word: Word }
export type Needs = { needs: Need[]; quantities: Quantity[]; years: YearMention[] }

const MAX_SKILL_WORDS = 10
const UNDER_WAY = /^(?:will|expect|expecting|expected|studying|student|pursuing|towards)$/
const RANK_BASES = new Set([...RANKS.map(stem), ...LEAD_BASES])
const DEGREES: Readonly<Record<string, string>> = {
  bsc: '@bachelors',
  ba: '@bachelors',
  bachelor: '@bachelors',
  beng: '@bachelors',
  bcom: '@bachelors',
  undergraduate: '@bachelors',
  msc: '@masters',
  meng: '@masters',
  masters: '@masters',
  "master's": '@masters',
  phd: '@phd',
  doctorate: '@phd',
  doctoral: '@phd',
}
const MONTHS = ENGLISH_MONTHS.map((month) => month.toLowerCase())
const monthNumber = (text: string) => {
  const index =
    text.length >= 3 ? MONTHS.findIndex((month) => month === text || (month.slice(0, 3) === text && text !== 'mar')) : -1
  return index < 0 ? null : index
}
const keysOf = (word: Word) => [word.base, ...word.groups]

/** What a chunk says that is not grammar. `skills` are those of the whole text. */
export function readNeeds({ words, names, verb }: Chunk, skills: SkillsByStart): Needs {
  const all = readQuantities(words, isNeutral)
  const years: YearMention[] = []
  const quantities = all.filter((one) => {
    const word = words[one.from] as Word
    if (!/^(?:19|20)\d\d$/.test(word.text) || one.time) return true
    years.push(yearMention(words, one.from))
    return false
  })
  const counted = new Set(all.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))
  const needs: Need[] = []
  let covered = -1
  const change = changeTold(words, quantities)
  words.forEach((word, index) => {
    if (names[index] || word === change || counted.has(index) || word.end <= covered) return
    const span = skills.get(word.at)
    if (span) {
      covered = span.to
      const parts = words.slice(index, index + MAX_SKILL_WORDS).filter((one) => one.end <= span.to)
      const kind = skillKind(span.id)
      const hasRank = parts.some(({ base }) => RANK_BASES.has(base) && base !== 'management')
      const isPlain = parts.every(isNeutral)
      if ((kind === 'soft' && !hasRank) || isPlain) return
      needs.push({
        word,
        keys: [`#${span.id}`],
        words: parts.filter((one) => !isNeutral(one)).map(keysOf),
        kind: kind === 'language' ? 'language' : 'skill',
        skill: span.id,
      })
      // The table has one licence for "journeyman" and "master": the rank must be the person's as well.
      for (const part of parts)
        if (RANK_BASES.has(part.base) && part.base !== 'management' && kind !== 'soft')
          needs.push({ word: part, keys: keysOf(part), words: [], kind: 'rank' })
      return
    }
    // "It taught me" tells of learning.
    if (VERB_BASES.has(word.base) && (words[index + 1]?.text === 'me' || isWay(word, words[index + 1]))) return
    // Helping claims nothing by itself, and what one helps to do is the object of the help.
    if (
      ASSIST_BASES.has(word.base) ||
      (verb?.kind === 'assist' && VERB_BASES.has(word.base) && !LEAD_BASES.has(word.base) && !word.isCapital)
    )
      return
    const next = words[index + 1]
    if (tellsOfOthers(word, next) || (isSupervised(word, next) && !isNeutral(word)))
      needs.push({ word, keys: keysOf(word), words: [], kind: 'word' })
    else if (CERTIFICATE_WORDS.has(word.text))
      needs.push({ word, keys: ['@certificate'], words: [keysOf(word)], kind: 'certificate' })
    else if (word.text === 'degree' || DEGREES[word.text]) {
      const key = DEGREES[word.text] ?? '@degree'
      // "I expect to finish my bachelor's": one that is under way is enough.
      const isUnderWay = words.some(({ text }) => UNDER_WAY.test(text))
      needs.push({ word, keys: isUnderWay ? [key, `${key}?`] : [key], words: [], kind: 'degree' })
    } else if (RANK_BASES.has(word.base) && !isCompound(words, index) && word !== verb?.word && !isNeutral(word))
      needs.push({ word, keys: keysOf(word), words: [], kind: 'rank' })
    else if (!isNeutral(word) && word !== verb?.word)
      needs.push({ word, keys: keysOf(word), words: [], kind: word.isCapital && !word.isFirst ? 'name' : 'word' })
  })
  return { needs, quantities, years }
}

const RISES = /^(?:rose|rises|risen|rise|climbed|grew|increased|improved|went)$/
const FALLS = /^(?:fell|falls|fallen|fall|dropped|declined|decreased|shrank|went)$/
/** "It rose from 900 to 2,400" says no more than its numbers, where they agree with it. */
function changeTold(words: readonly Word[], quantities: readonly Quantity[]): Word | undefined {
  const [one, other] = quantities
  if (!one || !other || words[one.from - 1]?.text !== 'from') return undefined
  return words.find(({ text }) => (other.value > one.value ? RISES : FALLS).test(text))
}

/** "Newly qualified nurses", "doctoral students": what others are. */
const tellsOfOthers = ({ text }: Word, next: Word | undefined) =>
  /(?:ers|ors|ists|ians|nurses|colleagues|students|apprentices|graduates|people|staff)$/.test(next?.text ?? '') &&
  /^(?:qualified|registered|licensed|certified|doctoral|undergraduate)$/.test(text)
/** "Supervised training" is what the person received. */
const isSupervised = ({ text }: Word, next: Word | undefined) =>
  text === 'supervised' && /^(?:training|practice|hours|work|experience|learning|placement)$/.test(next?.text ?? '')

function yearMention(words: readonly Word[], at: number): YearMention {
  const month = monthNumber(words[at - 1]?.text ?? '')
  const before = words[month === null ? at - 1 : at - 2]?.text ?? ''
  const sense = /^(?:since|from|joined|started)$/.test(before)
    ? 'start'
    : /^(?:until|till|to|left)$/.test(before)
      ? 'end'
      : 'either'
  const joined = words.slice(0, at).some(({ text }) => /^(?:join|joined|joining|start|started|began)$/.test(text))
  return { year: Number(words[at]?.text), month, sense: sense === 'either' && joined ? 'start' : sense, word: words[at] as Word }
}
