import { has, valuesOf } from '#answers/facts/fact'
import type { Topic } from '#answers/topics'
import type { ScoredKey } from './score-keys.ts'

const RIGHTS: readonly (Topic | null)[] = ['authorized', 'authorized-alone', 'sponsorship', 'visa-need']

/**
 * Which questions about the right to work leave the country open in a form that names another one than the job's: beside 'Do you have the
 * right to work in the UK?', 'Would you need sponsorship?' asks about the UK, wherever we think the job is.
 */
export function underForeignRights(scored: readonly ScoredKey[], country: string | null): boolean[] {
  const named = scored.map(({ reading: { topic, tokens } }) => (isAboutRights(topic, tokens) ? valuesOf(tokens, 'country') : []))
  const isElsewhere = named.flat().some((one) => one !== country)
  return scored.map(({ reading }, at) => isElsewhere && RIGHTS.includes(reading.topic) && named[at]?.length === 0)
}

const isAboutRights = (topic: Topic | null, tokens: ScoredKey['reading']['tokens']) =>
  RIGHTS.includes(topic) || has(tokens, 'auth', 'permit', 'visa', 'sponsor')
