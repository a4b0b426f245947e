import { type Answer, DUTY_QUESTIONS } from '@jobapply/core/matching/constants'
import { TRAVEL } from '@jobapply/core/profiles/constants'
import type { Person } from '#person/person'
import type { Requirements } from '#read/conditions'
import { type Judgement, judged } from './judgement.ts'

/** The share of the time, in percent, that each choice of the profile accepts. */
const ACCEPTS = { 'no-travel': 0, occasional: 25, moderate: 50, frequent: 75, extensive: 100 } as const

/** Only the person can judge these, except how much they would travel, which a profile may say. */
export function judgeDuty({ fields }: Person, asked: Requirements['duties'][number]): Judgement {
  const { name, amount } = asked.value
  const travels = fields.travel_availability
  if (name !== 'travel' || travels === null || travels === 'willing-to-relocate')
    return judged(name, 'unknown', asked, () => DUTY_QUESTIONS[name], false)
  return judged('travel', answerOf(ACCEPTS[travels], amount), asked, () => `You would travel: ${TRAVEL[travels]}.`, false)
}

function answerOf(accepts: number, amount: number | null): Answer {
  if (accepts === 0) return amount === 0 ? 'met' : 'notMet'
  if (amount === null) return accepts === ACCEPTS.extensive ? 'met' : 'unknown'
  return amount <= accepts ? 'met' : 'notMet'
}

/** A profile has no date of birth. */
export const judgeAge = (asked: Requirements['ages'][number]): Judgement =>
  judged('age', 'unknown', asked, () => `Are you at least ${asked.value}?`, false)
