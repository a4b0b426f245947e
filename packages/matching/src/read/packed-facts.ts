import type { Person } from '#person/person'
import { CUE_WORDS } from '#tables/cues'
import { SKILL_GROUPS } from '#tables/skills'
import { OCCUPATION_TABLE } from '#tables/titles'
import { DEGREE_RANKS } from './asks.ts'
import type { PostingFacts } from './posting.ts'
import { type Asks, noAsks } from './posting-asks.ts'

/** Raise it when the same tables find something else in a text: what an earlier reader has read is then read again. */
export const READER = 4

let key: string | undefined
/** Which reader it is: its number, and the tables whose places the numbers of a reading are. */
export const readerKey = (): string => {
  key ??= `${READER}-${hashOf([...Object.values(SKILL_GROUPS), OCCUPATION_TABLE, ...Object.values(CUE_WORDS)].join('\n'))}`
  return key
}

export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const NO_ASKS = noAsks()

/** Numbers are kept as characters, from here on: a search takes in hundreds of readings, and this is read in a tenth of the time of JSON. */
const FIRST = 40
/** The least is TITLE_SENTENCE; above are no characters. */
const LAST = 0xd7ff

const write = (numbers: readonly number[]) => String.fromCharCode(...numbers.map((one) => Math.min(LAST, one + FIRST)))
const writeList = (numbers: readonly number[]) => write([numbers.length, ...numbers])

/** A reading as it is kept beside its job; what few postings ask for stands behind it as JSON. */
export function packFacts({ named, needs, inTitle, inText, titleIs, asks }: PostingFacts): string {
  const { years, degrees, licences, ...rare } = asks
  const lists = [
    named,
    needs.flatMap(({ skill, weight, nice, sentence }) => [skill, Math.round(weight * 1000), Number(nice), sentence]),
    ...[inTitle, inText, titleIs],
    years.flatMap(({ sentence, nice, value: { min, max } }) => [sentence, Number(nice), hundredths(min), hundredths(max)]),
    degrees.flatMap(({ sentence, nice, value, isFirm }) => [sentence, Number(nice), DEGREES.indexOf(value), Number(isFirm)]),
    licences.flatMap(({ sentence, nice, value }) => [sentence, Number(nice), value.length, ...value]),
  ]
  const asked = Object.entries(rare).filter(([, list]) => list.length > 0)
  const numbers = lists.map(writeList).join('')
  return asked.length === 0 ? numbers : numbers + JSON.stringify(Object.fromEntries(asked))
}

const DEGREES = Object.keys(DEGREE_RANKS) as (keyof typeof DEGREE_RANKS)[]
/** 0 for none. */
const hundredths = (years: number | null) => (years === null ? 0 : Math.round(years * 100) + 1)
const yearsOf = (kept: number) => (kept - 1) / 100

/** Written for speed: one loop after the other over the characters, and lists that are made in their length. */
export function unpackFacts(packed: string): PostingFacts {
  let at = 0
  const next = () => packed.charCodeAt(at++) - FIRST
  const list = () => {
    const count = next()
    const numbers = new Array<number>(count)
    for (let place = 0; place < count; place++) numbers[place] = next()
    return numbers
  }
  const named = list()
  const needs: PostingFacts['needs'] = new Array(next() / 4)
  for (let place = 0; place < needs.length; place++)
    needs[place] = { skill: next(), weight: next() / 1000, nice: next() === 1, sentence: next() }
  const [inTitle, inText, titleIs] = [list(), list(), list()]
  const years: Asks['years'] = []
  for (let end = next() + at; at < end; ) years.push({ sentence: next(), nice: next() === 1, value: spanOf(next(), next()) })
  const degrees: Asks['degrees'] = []
  for (let end = next() + at; at < end; )
    degrees.push({ sentence: next(), nice: next() === 1, value: DEGREES[next()] ?? 'other', isFirm: next() === 1 })
  const licences: Asks['licences'] = []
  for (let end = next() + at; at < end; ) licences.push({ sentence: next(), nice: next() === 1, value: list() })
  const rare = at < packed.length ? JSON.parse(packed.slice(at)) : undefined
  return { named, needs, inTitle, inText, titleIs, asks: { ...NO_ASKS, ...rare, years, degrees, licences } }
}

const spanOf = (min: number, max: number) => ({ min: yearsOf(min), max: max === 0 ? null : yearsOf(max) })

/** Does a person's score need the words themselves? For what no table knows. */
export const needsWords = ({ freeSkills, fallback }: Person) => freeSkills.length > 0 || fallback.length > 0
