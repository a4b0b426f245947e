import { ENOUGH } from './constants.ts'
import type { Group } from './schema.ts'

/** How many applications are missing to the weekly goal, never below 0 (DASH-013). */
export const remainingOf = (goal: number, sent: number) => Math.max(0, goal - sent)

/** The share that was answered, 0 to 1; null: too few to say. */
export const rateOf = ({ sent, answered }: Pick<Group, 'sent' | 'answered'>) => (sent < ENOUGH.rate ? null : answered / sent)

export const tooFew = (sent: number) => `${sent} ${sent === 1 ? 'application' : 'applications'}: too few to say`

export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole))

/** Days as a person says them: '9 days', 'less than a day'. */
export function daysText(days: number): string {
  const whole = Math.round(days)
  if (whole === 0) return 'less than a day'
  return whole === 1 ? '1 day' : `${whole} days`
}
