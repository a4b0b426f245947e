import { CUE_WORDS } from './constants.ts'
import type { Person } from './person.ts'
import type { ListedJob, Reading } from './posting.ts'
import { noAsks } from './posting-asks.ts'
import type { SearchCriteria } from './schema.ts'
import { SKILL_GROUPS } from './skills.ts'
import { OCCUPATION_TABLE } from './titles.ts'

/** Raise it when the same tables find something else in a text: what an earlier reader has read is then read again. */
export const READER = 3

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

/** A reading as it is kept beside its job. */
export function packReading({ named, needs, inTitle, inText, titleIs, asks }: Reading): string {
  const flat = needs.flatMap(({ skill, weight, nice, sentence }) => [skill, Math.round(weight * 1000), Number(nice), sentence])
  const asked = Object.entries(asks).filter(([, list]) => list.length > 0)
  const numbers = [named, flat, inTitle, inText, titleIs].map(writeList).join('')
  return asked.length === 0 ? numbers : numbers + JSON.stringify(Object.fromEntries(asked))
}

/** Written for speed, without a function for each number. */
export function unpackReading(packed: string): Reading {
  let at = 0
  let left = packed.charCodeAt(at++) - FIRST
  const named: number[] = []
  for (; left > 0; left--) named.push(packed.charCodeAt(at++) - FIRST)
  left = packed.charCodeAt(at++) - FIRST
  const needs: Reading['needs'] = []
  for (; left > 0; left -= 4, at += 4)
    needs.push({
      skill: packed.charCodeAt(at) - FIRST,
      weight: (packed.charCodeAt(at + 1) - FIRST) / 1000,
      nice: packed.charCodeAt(at + 2) > FIRST,
      sentence: packed.charCodeAt(at + 3) - FIRST,
    })
  const lists: number[][] = []
  for (let list = 0; list < 3; list++) {
    const ids: number[] = []
    for (left = packed.charCodeAt(at++) - FIRST; left > 0; left--) ids.push(packed.charCodeAt(at++) - FIRST)
    lists.push(ids)
  }
  const [inTitle = [], inText = [], titleIs = []] = lists
  const asks = at < packed.length ? { ...NO_ASKS, ...JSON.parse(packed.slice(at)) } : NO_ASKS
  return { named, needs, inTitle, inText, titleIs, asks }
}

/** Does a score need the words themselves? For what no table knows, and for a typed text that the title does not have. */
export function needsText({ title }: ListedJob, { freeSkills, fallback }: Person, { searchTerm }: SearchCriteria): boolean {
  const typed = searchTerm.trim().toLowerCase()
  return freeSkills.length > 0 || fallback.length > 0 || (typed !== '' && !title.toLowerCase().includes(typed))
}
