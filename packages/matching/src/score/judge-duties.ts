import { type Answer, DUTY_QUESTIONS } from '@jobapply/core/matching/constants'
import { TRAVEL } from '@jobapply/core/profiles/constants'
import { DEGREE_RANKS, highestDegreeIn } from '@jobapply/language/degree-levels'
import type { Person } from '#person/person'
import type { Requirements } from '#read/conditions'
import { type TimeOfWork, timesIn } from '#read/kinds/times-of-work'
import { type Judgement, judged } from './judgement.ts'

/** The share of the time, in percent, that each choice of the profile accepts. */
const ACCEPTS = { 'no-travel': 0, occasional: 25, moderate: 50, frequent: 75, extensive: 100 } as const

type Duty = Requirements['duties'][number]
/** Only the person can judge these, except what they do today and how much they would travel, which a profile may say. */
export function judgeDuty({ fields }: Person, asked: Duty): Judgement {
  const { name, amount } = asked.value
  const travels = fields.travel_availability
  const job = name === 'shift' || (name === 'travel' && travels === null) ? jobWithSuchTimes(fields, asked) : undefined
  if (job) return judged(name, 'met', asked, () => `You work so today: ${job.position}, ${job.company}.`, false)
  if (name !== 'travel' || travels === null || travels === 'willing-to-relocate')
    return judged(name, 'unknown', asked, () => DUTY_QUESTIONS[name], false)
  return judged('travel', answerOf(ACCEPTS[travels], amount), asked, () => `You would travel: ${TRAVEL[travels]}.`, false)
}

/** A weekend now and then is not every weekend: only these say how the work goes. */
const PATTERNS: readonly TimeOfWork[] = ['night', 'three', 'rotating', 'onCall', 'away']

/** A current job whose description names each of the times that are asked for. */
function jobWithSuchTimes({ experience }: Person['fields'], { value: { times } }: Duty) {
  if (!times.some((time) => PATTERNS.includes(time))) return undefined
  return experience.find(({ current, description }) => {
    const held = current && description ? withImplied(timesIn(description)) : []
    return times.every((time) => held.includes(time))
  })
}
/** Who works three shifts works at night. */
const withImplied = (times: readonly TimeOfWork[]): readonly TimeOfWork[] =>
  times.includes('three') ? [...times, 'night', 'rotating', 'evening'] : times

function answerOf(accepts: number, amount: number | null): Answer {
  if (accepts === 0) return amount === 0 ? 'met' : 'notMet'
  if (amount === null) return accepts === ACCEPTS.extensive ? 'met' : 'unknown'
  return amount <= accepts ? 'met' : 'notMet'
}

/** A profile has no date of birth, but nobody has a first job before 14 or a bachelor's degree before 18. */
export function judgeAge({ jobs, fields, today }: Person, asked: Requirements['ages'][number]): Judgement {
  const year = Number(today.slice(0, 4))
  const firstJob = jobs.find(({ months }) => months !== null)?.months
  const degree = fields.education
    .filter(({ degree: name }) => isDegree(name))
    .map(({ graduationYear }) => graduationYear)
    .filter((one) => one !== null)
    .sort((a, b) => a - b)[0]
  const fromJob = firstJob ? YOUNGEST_AT_WORK + Math.floor((monthNow(today) - firstJob.from) / 12) : 0
  const fromDegree = degree === undefined ? 0 : YOUNGEST_GRADUATE + (year - degree - 1)
  if (Math.max(fromJob, fromDegree) >= asked.value)
    return judged('age', 'met', asked, () => `Your ${fromJob >= asked.value ? 'jobs' : 'studies'} show that you are.`, false)
  return judged('age', 'unknown', asked, () => `Are you at least ${asked.value}?`, false)
}
const YOUNGEST_AT_WORK = 14
const YOUNGEST_GRADUATE = 18
const monthNow = (today: string) => Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7))
const isDegree = (name: string) => DEGREE_RANKS[highestDegreeIn(name) ?? 'other'] >= DEGREE_RANKS.bachelors
