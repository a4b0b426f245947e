import { ENOUGH, UNKNOWN_GROUP } from './constants.ts'
import { daysText } from './rules.ts'
import type { Analytics, Group } from './schema.ts'

/** How many standard errors two rates must lie apart: by chance alone that happens in less than one of 100 comparisons. */
const APART = 2.58
/** Weeks that a statement about the goal needs. */
const GOAL_WEEKS = 4

/** What to try next, in words. Each sentence names the figures behind it; without such figures there is no advice. */
export function adviceFor(figures: Analytics): string[] {
  const { groups } = figures
  return [
    adviseScore(groups.score),
    adviseAge(groups.age),
    adviseBest(groups.source, (label) => label, 'Look there first.'),
    adviseBest(groups.profile, (label) => `Your profile “${label}”`, 'Compare what the two say.'),
    adviseOverdue(figures),
    adviseGoal(figures),
  ].filter((sentence) => sentence !== undefined)
}

const answeredText = ({ answered, sent }: Group) => `${answered} of ${sent}`

function adviseScore(bands: readonly Group[]) {
  const [best, worst] = findContrast(bands) ?? []
  // The bands come with the highest first; a worse rate of better matches gives no advice.
  if (!best || !worst || bands.indexOf(best) > bands.indexOf(worst)) return undefined
  return `Jobs with a match score of ${best.label} answered ${answeredText(best)}, those of ${worst.label.toLowerCase()} ${answeredText(worst)}. Prefer the better matches.`
}

function adviseAge(bands: readonly Group[]) {
  const [best, worst] = findContrast(bands) ?? []
  if (!best || !worst || bands.indexOf(best) > bands.indexOf(worst)) return undefined
  return `Postings that were ${best.label.toLowerCase()} old answered ${answeredText(best)}, those of ${worst.label.toLowerCase()} ${answeredText(worst)}. Apply early.`
}

function adviseBest(groups: readonly Group[], name: (label: string) => string, what: string) {
  const [best, worst] = findContrast(groups) ?? []
  if (!best || !worst) return undefined
  return `${name(best.label)} brought ${answeredText(best)} answers, ${name(worst.label)} ${answeredText(worst)}. ${what}`
}

function adviseOverdue({ overdue, times: { answer } }: Analytics) {
  if (overdue === 0 || answer.count < ENOUGH.spread || answer.upper === null) return undefined
  const waiting = overdue === 1 ? '1 application has waited' : `${overdue} applications have waited`
  return `${waiting} longer than ${daysText(answer.upper)}; three quarters of your answers came sooner. Ask once more, or let them go.`
}

function adviseGoal({ goal: { weeklyGoal, weeks, kept }, trend }: Analytics) {
  // The running week is not over.
  const over = weeks - 1
  if (over < GOAL_WEEKS || kept > 0 || trend.unit !== 'week') return undefined
  const last = trend.rows.slice(-1 - GOAL_WEEKS, -1)
  const average = last.reduce((sum, { sent }) => sum + sent, 0) / GOAL_WEEKS
  if (average === 0 || average * 2 > weeklyGoal) return undefined
  return `You sent about ${Math.max(1, Math.round(average))} a week in the last ${GOAL_WEEKS} weeks and aim at ${weeklyGoal}. A goal you can reach keeps you going: try a smaller one.`
}

/** The groups with the best and the worst rate, where both are large enough and lie clearly apart. */
export function findContrast(groups: readonly Group[]): [best: Group, worst: Group] | undefined {
  const known = groups.filter(({ label, sent }) => label !== UNKNOWN_GROUP && sent >= ENOUGH.comparison)
  const sorted = known.toSorted((one, other) => other.answered / other.sent - one.answered / one.sent)
  const [best, worst] = [sorted[0], sorted.at(-1)]
  return best && worst && best !== worst && standardErrorsApart(best, worst) >= APART ? [best, worst] : undefined
}

/** The test of two proportions. */
function standardErrorsApart(one: Group, other: Group): number {
  const pooled = (one.answered + other.answered) / (one.sent + other.sent)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.sent + 1 / other.sent))
  return error === 0 ? 0 : Math.abs(one.answered / one.sent - other.answered / other.sent) / error
}
