import { PARTS, type PartName, type Verdict } from '@jobapply/core/matching/constants'
import { BLOCKED_MAX, CONTEXT_SHARE, FULL_CONTEXT_AT } from '#constants'
import type { PartValues } from './parts.ts'
import { CONTEXT, FIT, matchScore } from './score.ts'

/** Why the points of the parts are not yet the score. */
const ADJUSTMENTS = {
  prior: 'The posting names few skills, so your title counts with them.',
  unknown: "We don't know the level, years, place, pay or age, so nothing is taken off for them.",
  fit: 'Level, years, place, pay and age count less, because the work itself fits only in part.',
  place: 'The place is out of reach.',
  level: 'The level is above yours.',
  none: 'You have none of the skills that it names, so the score stays below a strong match.',
  blocked: 'Something blocks you, so the score stays low.',
} as const
type Adjustment = keyof typeof ADJUSTMENTS

export type ScoreSum = {
  /** Points of each part, and how many it can give. */
  parts: Partial<Record<PartName, { points: number; most: number }>>
  /** In the order in which they are made; those that change nothing are left out. */
  adjustments: { words: string; points: number }[]
}

/** What each part may show: a skill part its plain share, the others their value. */
export type ShownValues = Record<PartName, number | null>

/** The sum as it is made: all points together are the `matchScore`. `shown` are the values that the screen has beside them. */
export function sumOf(values: PartValues, shown: ShownValues, verdict: Verdict): ScoreSum {
  const round = telescope()
  const fit = counted(values, FIT)
  const context = counted(values, CONTEXT)
  const fitShare = 100 * (1 - CONTEXT_SHARE)
  const contextShare = 100 * CONTEXT_SHARE
  const parts: ScoreSum['parts'] = {}
  const adjustments: ScoreSum['adjustments'] = []
  const adjust = (why: Adjustment, exact: number) => {
    const points = round.add(exact)
    if (points !== 0) adjustments.push({ words: ADJUSTMENTS[why], points })
  }
  const addParts = (group: typeof fit, share: number) => {
    for (const { name, weight } of group.parts) {
      const most = (share * weight) / group.weights
      parts[name] = { points: round.add(most * (shown[name] ?? 0)), most: Math.round(most) }
    }
  }

  addParts(fit, fitShare)
  adjust('prior', fitShare * fit.mean(values) - fitShare * fit.mean(shown))
  const fitValue = fit.mean(values)
  addParts(context, contextShare)
  if (context.parts.length === 0) adjust('unknown', contextShare)
  const contextPoints = contextShare * (context.parts.length === 0 ? 1 : context.mean(values))
  adjust('fit', contextPoints * (Math.min(1, fitValue / FULL_CONTEXT_AT) - 1))
  adjust('place', round.exact() * (values.reach.place - 1))
  adjust('level', round.exact() * (values.reach.level - 1))
  adjust('none', Math.min(0, values.reach.most - round.total()))
  if (verdict === 'blocked') adjust('blocked', Math.min(0, BLOCKED_MAX - round.total()))
  // The last digits of a broken number may round the other way.
  const rest = matchScore(values, verdict) - round.total()
  const largest = Object.values(parts).toSorted((a, b) => b.points - a.points)[0]
  if (largest) largest.points += rest
  // Whole points of a part may round up where its most rounds down.
  for (const part of Object.values(parts)) part.most = Math.max(part.most, part.points)
  return { parts, adjustments }
}

type Values = Record<PartName, number | null>
type Counted = { parts: { name: PartName; weight: number }[]; weights: number; mean: (values: Values) => number }

/** The parts of a group that count, and their weighted mean. */
function counted(values: Values, group: readonly PartName[]): Counted {
  const parts = group.flatMap((name) => (values[name] === null ? [] : { name, weight: PARTS[name].weight }))
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: Values) =>
    weights === 0 ? 0 : parts.reduce((sum, { name, weight }) => sum + (of[name] ?? 0) * weight, 0) / weights
  return { parts, weights, mean }
}

/** Whole points whose sum is the rounded exact sum, whatever is added. */
function telescope() {
  let exact = 0
  let total = 0
  return {
    add(amount: number): number {
      exact += amount
      const points = Math.round(exact) - total
      total += points
      return points
    },
    exact: () => exact,
    total: () => total,
  }
}
