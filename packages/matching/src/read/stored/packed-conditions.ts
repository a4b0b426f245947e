import { DEGREE_RANKS } from '@jobapply/language/degree-levels'
import type { AskedYears, Requirements } from '#read/conditions'
import type { Subject } from '#read/kinds/subject'
import { LANGUAGES } from '#tables/languages'
import { halvesOf, keyOfHalves } from '#terms'

/** The conditions that most postings state, as numbers; packed-facts.ts stores them. */
type NumberedConditions = Pick<Requirements, 'years' | 'degrees' | 'licences' | 'languages'>

const DEGREES = Object.keys(DEGREE_RANKS) as (keyof typeof DEGREE_RANKS)[]
/** 0 stands for null. */
const toHundredths = (years: number | null) => (years === null ? 0 : Math.round(years * 100) + 1)
const fromHundredths = (stored: number) => (stored === 0 ? null : (stored - 1) / 100)

const bits = (...flags: boolean[]) => flags.reduce((all, flag, place) => all | (flag ? 1 << place : 0), 0)
const hasBit = (all: number, place: number) => ((all >> place) & 1) === 1
const listed = (numbers: readonly number[]) => [numbers.length, ...numbers]
const keys = (words: readonly number[]) => [words.length, ...words.flatMap(halvesOf)]

export function numbersOf({ years, degrees, licences, languages }: NumberedConditions): number[] {
  return [
    years.length,
    ...years.flatMap(({ sentence, nice, value }) => [sentence, ...yearsNumbers(value, nice)]),
    degrees.length,
    ...degrees.flatMap(({ sentence, nice, isFirm, value }) => [
      sentence,
      bits(nice, isFirm, value.hasOtherWay, value.isRelatedEnough, value.isDouble, value.orYears !== null),
      DEGREES.indexOf(value.level),
      ...listed(value.otherPapers),
      ...listed(value.fields),
      ...keys(value.words),
      ...(value.orYears ? yearsNumbers(value.orYears, false) : []),
    ]),
    licences.length,
    ...licences.flatMap(({ sentence, nice, value }) => [
      sentence,
      bits(nice, value.isAny),
      ...listed(value.ids),
      ...keys(value.beside),
      ...keys(value.words),
    ]),
    languages.length,
    ...languages.flatMap(({ sentence, nice, value }) => [
      sentence,
      bits(nice),
      ...listed(value.options.flatMap(({ name, level }) => [LANGUAGES.indexOf(name), level])),
    ]),
  ]
}

const yearsNumbers = ({ min, max, about, unless }: AskedYears, nice: boolean): number[] => [
  toHundredths(min),
  toHundredths(max),
  unless === null ? 0 : DEGREES.indexOf(unless) + 1,
  ...subjectNumbers(about, nice),
]

function subjectNumbers(about: Subject | null, nice: boolean): number[] {
  if (about === null) return [bits(nice)]
  const { isAny, isSimilar, leads, isQualified, isEnglish, skills, titles, fields, words } = about
  return [
    bits(nice, true, isAny, isSimilar, leads, isQualified, isEnglish),
    ...listed(skills),
    ...listed(titles),
    ...listed(fields),
    ...keys(words),
  ]
}

/** Reads what `numbersOf` wrote; `next` hands out the numbers in their order. */
export function conditionsOf(next: () => number): NumberedConditions {
  const list = () => {
    const numbers: number[] = new Array(next())
    for (let place = 0; place < numbers.length; place++) numbers[place] = next()
    return numbers
  }
  const keyList = () => {
    const words: number[] = new Array(next())
    for (let place = 0; place < words.length; place++) words[place] = keyOfHalves(next(), next())
    return words
  }
  const yearsOf = (): { nice: boolean; value: AskedYears } => {
    const min = fromHundredths(next()) ?? 0
    const max = fromHundredths(next())
    const unless = DEGREES[next() - 1] ?? null
    const flags = next()
    const about = hasBit(flags, 1)
      ? {
          isAny: hasBit(flags, 2),
          isSimilar: hasBit(flags, 3),
          leads: hasBit(flags, 4),
          isQualified: hasBit(flags, 5),
          isEnglish: hasBit(flags, 6),
          skills: list(),
          titles: list(),
          fields: list(),
          words: keyList(),
        }
      : null
    return { nice: hasBit(flags, 0), value: { min, max, about, unless } }
  }
  const years: NumberedConditions['years'] = []
  for (let left = next(); left > 0; left--) years.push({ sentence: next(), ...yearsOf() })
  const degrees: NumberedConditions['degrees'] = []
  for (let left = next(); left > 0; left--) {
    const sentence = next()
    const flags = next()
    const value = {
      level: DEGREES[next()] ?? 'other',
      hasOtherWay: hasBit(flags, 2),
      isRelatedEnough: hasBit(flags, 3),
      isDouble: hasBit(flags, 4),
      otherPapers: list(),
      fields: list(),
      words: keyList(),
      orYears: hasBit(flags, 5) ? yearsOf().value : null,
    }
    degrees.push({ sentence, nice: hasBit(flags, 0), isFirm: hasBit(flags, 1), value })
  }
  const licences: NumberedConditions['licences'] = []
  for (let left = next(); left > 0; left--) {
    const sentence = next()
    const flags = next()
    const value = { ids: list(), isAny: hasBit(flags, 1), beside: keyList(), words: keyList() }
    licences.push({ sentence, nice: hasBit(flags, 0), value })
  }
  const languages: NumberedConditions['languages'] = []
  for (let left = next(); left > 0; left--) {
    const sentence = next()
    const flags = next()
    const options: { name: string; level: number }[] = []
    for (let rest = next(); rest > 0; rest -= 2) options.push({ name: LANGUAGES[next()] ?? '', level: next() })
    languages.push({ sentence, nice: hasBit(flags, 0), value: { options } })
  }
  return { years, degrees, licences, languages }
}
