import { noRequirements } from '#read/conditions'
import type { PostingFacts } from '#read/posting'
import { CUE_WORDS } from '#tables/cues'
import { FIELD_TABLE } from '#tables/fields'
import { NOT_SKILLS } from '#tables/not-skills'
import { SKILL_GROUPS } from '#tables/skills'
import { TITLE_ABBREVIATIONS } from '#tables/title-abbreviations'
import { TITLE_WORDS } from '#tables/title-words'
import { OCCUPATION_TABLE } from '#tables/titles'
import { halvesOf, keyOfHalves } from '#terms'
import { conditionsOf, numbersOf } from './packed-conditions.ts'

/** Raise it when the same tables give other facts for a text, so that stored facts are computed again. */
export const READER = 19

let key: string | undefined
/** The version of stored facts: the reader's number and a hash of the tables whose indexes the facts hold. */
export const readerKey = (): string => {
  key ??= `${READER}-${hashOf([...Object.values(SKILL_GROUPS), NOT_SKILLS, OCCUPATION_TABLE, TITLE_WORDS, TITLE_ABBREVIATIONS, FIELD_TABLE, ...Object.values(CUE_WORDS)].join('\n'))}`
  return key
}

export function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

const NO_REQUIREMENTS = noRequirements()

/** Numbers are stored as characters from this code on: a search unpacks hundreds of rows, ten times faster than JSON. */
const FIRST = 40
/** The surrogates follow. The smallest number is TITLE_SENTENCE. */
const LAST = 0xd7ff

const write = (numbers: readonly number[]) => String.fromCharCode(...numbers.map((one) => Math.min(LAST, one + FIRST)))
const writeList = (numbers: readonly number[]) => write([numbers.length, ...numbers])

const isNeeded = ({ nice }: { nice: boolean }) => !nice

/** How a need is asked for, 0 for a requirement. */
const NICE = 1
const NAMED = 2
function needFrom(next: () => number): PostingFacts['needs'][number] {
  const [skill, weight, asked, sentence, group] = [next(), next() / 1000, next(), next(), next()]
  return { skill, weight, nice: asked === NICE, isNamed: asked === NAMED, sentence, group }
}

/** The stored form of a posting's facts; rare requirements follow the numbers as JSON. */
export function packFacts({ named, needs, inTitle, inText, titleIs, titleParts, requirements }: PostingFacts): string {
  // Duties and wishes change no score: only the details tell them, from the text. Years of a wish count for a search's filter.
  const { years, duties: _, ...others } = requirements
  const degrees = others.degrees.filter(isNeeded)
  const licences = others.licences.filter(isNeeded)
  const languages = others.languages.filter(isNeeded)
  const rare = { ...others, degrees: [], licences: [], languages: [] }
  const lists = [
    named,
    needs.flatMap(({ skill, weight, nice, isNamed, sentence, group }) => [
      skill,
      Math.round(weight * 1000),
      nice ? NICE : isNamed ? NAMED : 0,
      sentence,
      group,
    ]),
    ...[inTitle, inText, titleIs, titleParts.parts.flatMap(halvesOf), [titleParts.head, ...titleParts.near]],
  ]
  const asked = Object.entries(rare).filter(([, list]) => list.length > 0)
  const numbers = lists.map(writeList).join('') + write(numbersOf({ years, degrees, licences, languages }))
  return asked.length === 0 ? numbers : numbers + JSON.stringify(Object.fromEntries(asked))
}

/** Written for speed: reads the characters in order and allocates lists at their final length. */
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
  const needs: PostingFacts['needs'] = new Array(next() / 5)
  for (let place = 0; place < needs.length; place++) needs[place] = needFrom(next)
  const [inTitle, inText, titleIs] = [list(), list(), list()]
  const parts = new Array<number>(next() / 2)
  for (let place = 0; place < parts.length; place++) parts[place] = keyOfHalves(next(), next())
  const near = new Array<number>(next() - 1)
  const head = next()
  for (let place = 0; place < near.length; place++) near[place] = next()
  const titleParts = { parts, head, near }
  const conditions = conditionsOf(next)
  const rare = at < packed.length ? JSON.parse(packed.slice(at)) : undefined
  // Written out: merging objects takes longer than reading all numbers.
  const requirements = {
    years: conditions.years,
    degrees: conditions.degrees,
    licences: conditions.licences,
    languages: conditions.languages,
    clearances: rare?.clearances ?? NO_REQUIREMENTS.clearances,
    citizenships: rare?.citizenships ?? NO_REQUIREMENTS.citizenships,
    sponsorships: rare?.sponsorships ?? NO_REQUIREMENTS.sponsorships,
    driving: rare?.driving ?? NO_REQUIREMENTS.driving,
    residences: rare?.residences ?? NO_REQUIREMENTS.residences,
    ages: rare?.ages ?? NO_REQUIREMENTS.ages,
    duties: NO_REQUIREMENTS.duties,
  }
  return { named, needs, inTitle, inText, titleIs, titleParts, requirements }
}
