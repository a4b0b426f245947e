import { addDays, dayOf } from '#shared/time/dates'
import { dayText } from '#shared/time/show-dates'
import { FOLLOW_UP_CHOICES, FOLLOW_UP_DAYS, FOLLOW_UP_STAGES, type FollowUpStage } from './constants.ts'

type FollowUpSettings = Record<FollowUpStage, number>

/** What this browser kept, with the usual days where it kept nothing that can be chosen. */
export function readFollowUpSettings(kept: unknown): FollowUpSettings {
  const values = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const daysOf = (stage: FollowUpStage) => {
    const days = values[stage]
    return typeof days === 'number' && Object.hasOwn(FOLLOW_UP_CHOICES, String(days)) ? days : FOLLOW_UP_DAYS[stage]
  }
  return { applied: daysOf('applied'), 'under-review': daysOf('under-review'), interview: daysOf('interview') }
}

export type Waiting = {
  status: string
  /** Since when it has its status. */
  statusAt: string
  /** The next date, such as an interview. */
  nextAt: string | null
  /** When the employer wrote. */
  heardAt: readonly string[]
}
/** `since`: the day of the last thing that happened. */
export type FollowUp = { stage: FollowUpStage; since: string; day: string; isDue: boolean }

export const stageOf = (status: string) => FOLLOW_UP_STAGES.find((stage) => stage === status)

/** The day to follow up on: so many days after the last thing that happened. Nobody follows up before a date that is still to come. */
export function followUpOf(waiting: Waiting, settings: FollowUpSettings, now: Date, timeZone?: string): FollowUp | null {
  const stage = stageOf(waiting.status)
  if (!stage || settings[stage] === 0) return null
  const moments = [waiting.statusAt, ...(waiting.nextAt ? [waiting.nextAt] : []), ...waiting.heardAt]
  const since = dayOf(new Date(Math.max(...moments.map((moment) => Date.parse(moment)))), timeZone)
  const day = addDays(since, settings[stage])
  return { stage, since, day, isDue: day <= dayOf(now, timeZone) }
}

type Letter = {
  stage: FollowUpStage
  job_title: string
  company: string
  /** When it was sent. */
  appliedAt: string | null
  /** Whoever is written to; empty: not known. */
  contact: string
  /** Whoever writes. */
  name: string
}

/** A short email in the person's name. It says only what the application's own dates say, and the person sends it. */
export function followUpEmail({ stage, job_title, company, appliedAt, contact, name }: Letter): {
  subject: string
  text: string
} {
  const when = appliedAt ? ` on ${dayText(appliedAt)}` : ''
  const opening =
    stage === 'interview'
      ? `Thank you again for talking with me about the ${job_title} position at ${company}.`
      : `I applied for the ${job_title} position at ${company}${when}.`
  const question =
    stage === 'interview'
      ? 'Have you reached a decision, or do you know when you will?'
      : 'I would like to ask about the status of my application, and whether you need anything else from me.'
  return {
    subject: stage === 'interview' ? `${job_title}: next steps` : `My application as ${job_title}`,
    text: [`Hello${contact ? ` ${contact}` : ''},`, '', opening, '', question, '', 'Kind regards', name].join('\n'),
  }
}

/** Opens in the person's email program; we send nothing. */
export const mailtoAddress = (to: string, { subject, text }: { subject: string; text: string }) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
