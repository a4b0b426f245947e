import { CUE_WORDS } from './constants.ts'
import type { Person } from './person.ts'
import type { ListedJob, Reading } from './posting.ts'
import type { Asks } from './posting-asks.ts'
import type { SearchCriteria } from './schema.ts'
import { SKILL_GROUPS } from './skills.ts'
import { OCCUPATION_TABLE } from './titles.ts'

/** Raise it when the same tables find something else in a text: what an earlier reader has read is then read again. */
export const READER = 1

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

const NO_ASKS: Asks = { years: [], degrees: [], clearances: [], citizenships: [], sponsorships: [], driving: [], licences: [] }

/** A reading as it is kept beside its job: short, since a search takes in hundreds of them. */
export function packReading({ named, needs, inTitle, inText, titleIs, asks }: Reading): string {
  const flat = needs.flatMap(({ skill, weight, nice, sentence }) => [skill, weight, Number(nice), sentence])
  const asked = Object.fromEntries(Object.entries(asks).filter(([, list]) => list.length > 0))
  return JSON.stringify([named, flat, inTitle, inText, titleIs, asked])
}

export function unpackReading(packed: string): Reading {
  const [named, flat, inTitle, inText, titleIs, asked] = JSON.parse(packed)
  const needs: Reading['needs'] = []
  for (let at = 0; at < flat.length; at += 4)
    needs.push({ skill: flat[at], weight: flat[at + 1], nice: flat[at + 2] === 1, sentence: flat[at + 3] })
  return { named, needs, inTitle, inText, titleIs, asks: { ...NO_ASKS, ...asked } }
}

/** Does a score need the words themselves? For what no table knows, and for a typed text that the title does not have. */
export function needsText({ title }: ListedJob, { freeSkills, fallback }: Person, { searchTerm }: SearchCriteria): boolean {
  const typed = searchTerm.trim().toLowerCase()
  return freeSkills.length > 0 || fallback.length > 0 || (typed !== '' && !title.toLowerCase().includes(typed))
}
