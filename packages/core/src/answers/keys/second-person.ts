import { ASK_REASONS } from '#answers/constants'
import { has } from '#answers/facts/fact'
import type { Decision } from './decide-fields.ts'
import type { FieldKey } from './field-keys.ts'
import { isOfAPerson } from './label-keys.ts'
import type { ScoredKey } from './score-keys.ts'

type Field = { sections: readonly string[] }
const NAMES: readonly (FieldKey | null)[] = ['firstName', 'lastName', 'fullName']

/**
 * A form that asks for a name again asks for somebody else: whatever its block is called, what else it asks about that person is not filled.
 * A block is what stands under the same titles; where the two names share theirs, it begins with the second name.
 */
export function askAboutSecondPerson(
  fields: readonly Field[],
  decided: readonly Decision[],
  scored: readonly ScoredKey[],
): Decision[] {
  const seen = new Map<FieldKey, string>()
  const blocks: { titles: string; from: number }[] = []
  for (const [at, { key }] of scored.entries()) {
    if (!key || !NAMES.includes(key) || !isGiven(decided[at]) || has(scored[at]?.reading.tokens ?? [], 'confirm')) continue
    const titles = titlesOf(fields[at])
    const first = seen.get(key)
    if (first === undefined) seen.set(key, titles)
    else blocks.push({ titles, from: first === titles ? at : 0 })
  }
  if (blocks.length === 0) return [...decided]
  const isInBlock = (at: number) => blocks.some(({ titles, from }) => at >= from && titlesOf(fields[at]) === titles)
  const others = decided.map((one, at) => isGiven(one) && isInBlock(at) && isPersonal(scored[at]))
  const isAlone = !others.some((isOther, at) => isOther && !NAMES.includes(scored[at]?.key ?? null))
  // A lone name below a form is shown first; with an address or a number it is somebody else's.
  if (isAlone) return [...decided]
  return decided.map((one, at) =>
    others[at] ? { id: one.id, key: one.key, score: one.score, decision: 'ask', reason: ASK_REASONS['unclear-question'] } : one,
  )
}

const titlesOf = (field: Field | undefined) => (field?.sections ?? []).join('\n')
const isGiven = (one: Decision | undefined) => one?.decision === 'fill' || one?.decision === 'propose'
const isPersonal = (scored: ScoredKey | undefined) => {
  const key = scored?.key
  return (
    typeof key === 'string' &&
    !key.includes('[') &&
    isOfAPerson(key as Parameters<typeof isOfAPerson>[0]) &&
    !has(scored?.reading.tokens ?? [], 'confirm')
  )
}
