import { z } from 'zod'
import { MAX_LABEL, MAX_OPTIONS } from '#jobs/form'
import type { ProfileFields } from '#profiles/schema'
import type { Option, Options } from '#shared/options'
import * as c from './constants.ts'

const keyOf = <T extends Options>(table: T) => z.enum(Object.keys(table) as Option<T>[])

export const origin = z.object({
  kind: z.enum(['saved', 'profile']),
  /** The profile's field, or the key of the saved answer. */
  field: z.string(),
  /** For the review and the receipt: 'Work authorization for Germany: Citizen'. */
  sentence: z.string(),
})
export type Origin = z.output<typeof origin>

export const answer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('answered'),
    /** As written into the field; for options their labels. */
    value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    /** The values of the chosen options. */
    options: z.array(z.string()),
    origin,
    /** The nearest true option, not the profile's own words: the person agrees to it first. */
    isNear: z.boolean().optional(),
  }),
  z.object({ status: z.literal('ask'), reason: keyOf(c.ASK_REASONS) }),
  z.object({ status: z.literal('never'), reason: keyOf(c.NEVER_REASONS) }),
  z.object({ status: z.literal('leave-empty') }),
])
export type Answer = z.output<typeof answer>
export type AskReason = Extract<Answer, { status: 'ask' }>['reason']
export type NeverReason = Extract<Answer, { status: 'never' }>['reason']

/** An answer that the person gave before, to be used again. */
export const savedAnswer = z.object({
  key: z.string().max(MAX_LABEL + 300),
  /** As the person was asked. */
  label: z.string().max(MAX_LABEL),
  /** Labels of the chosen options, or the text as the only entry. */
  values: z.array(z.string().max(c.MAX_ANSWER)).min(1).max(MAX_OPTIONS),
  /** Who asked; a posting's company may be as long. */
  employer: z.string().max(300),
  savedAt: z.iso.datetime(),
})
export type SavedAnswer = z.output<typeof savedAnswer>

export type AnswerJob = {
  employer: string
  /** A name of COUNTRIES; null when the posting doesn't say it, or names several. */
  country: string | null
  city: string | null
}

export type AnswerContext = {
  profile: ProfileFields & { onboardingFields: readonly string[] }
  job: AnswerJob
  saved: readonly SavedAnswer[]
  /** Under full automation optional self-identification stays empty (decisions, Applying). */
  mode: 'review' | 'automatic'
  now: Date
  /** Labels of the form's other fields: beside "Vorname", "Name" is the last name. */
  siblings?: readonly string[]
  timeZone?: string
  /** Whether the nearest true option of a list may be answered, for the person to agree to. */
  mayBeNear?: boolean
}
