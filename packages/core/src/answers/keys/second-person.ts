import { has } from '#answers/facts/fact'
import type { FieldKey } from './field-keys.ts'
import { isOfAPerson } from './label-keys.ts'
import type { ScoredKey } from './score-keys.ts'

type Field = { sections: readonly string[] }
type Decided = { decision: string }
const NAMES: readonly (FieldKey | null)[] = ['firstName', 'lastName', 'fullName']

/**
 * A form that asks for a name again asks for somebody else: tells for each field whether it belongs to that person, whatever its block is
 * called. A block is what stands under the same titles; where the two names share theirs, it begins with the second name.
 */
export function findSecondPerson(fields: readonly Field[], decided: readonly Decided[], scored: readonly ScoredKey[]): boolean[] {
  const seen = new Map<FieldKey, string>()
  const blocks: { titles: string; from: number }[] = []
  for (const [at, { key, reading }] of scored.entries()) {
    if (!key || !NAMES.includes(key) || !isGiven(decided[at]) || has(reading.tokens, 'confirm')) continue
    const titles = titlesOf(fields[at])
    const first = seen.get(key)
    if (first === undefined) seen.set(key, titles)
    else blocks.push({ titles, from: first === titles ? at : 0 })
  }
  const isInBlock = (at: number) => blocks.some(({ titles, from }) => at >= from && titlesOf(fields[at]) === titles)
  const theirs = scored.map((one, at) => blocks.length > 0 && isGiven(decided[at]) && isInBlock(at) && isPersonal(one))
  // A lone name below a form is shown first; with an address or a number it is somebody else's.
  const isMore = theirs.some((isTheirs, at) => isTheirs && !NAMES.includes(scored[at]?.key ?? null))
  return theirs.map((isTheirs) => isTheirs && isMore)
}

const titlesOf = (field: Field | undefined) => (field?.sections ?? []).join('\n')
const isGiven = (one: Decided | undefined) => one?.decision === 'fill' || one?.decision === 'propose'
const isPersonal = ({ key, reading }: ScoredKey) => key !== null && isOfAPerson(key) && !has(reading.tokens, 'confirm')
