import { z } from 'zod'
import { keptValues } from '#answers/bank-schema'
import { question } from '#jobs/form'
import { MAX_FIELDS, MAX_QUEUED } from './constants.ts'

/** A required question of a form that only the person can answer, and why. */
export const openQuestion = z.object({
  question,
  /** The key under which the answer may serve other applications; null: this one alone. */
  key: z.string().nullable(),
  /** Where the job is: answers about permits and pay hold there alone. */
  country: z.string().nullable(),
  /** 'never': consent, attestation, signature and the like; it is given to one employer at a time. */
  status: z.enum(['ask', 'never']),
  /** In words. */
  reason: z.string(),
})
export type OpenQuestion = z.output<typeof openQuestion>

const member = z.object({ applicationId: z.guid(), questionId: z.string().max(200) })

/** Equal questions of several applications: one answer serves them all. */
export const questionGroup = z.object({
  id: z.string(),
  /** In the words of the first employer. */
  question,
  status: openQuestion.shape.status,
  reason: openQuestion.shape.reason,
  canKeep: z.boolean(),
  /** Where the jobs are, if all are in one country: permits and pay are asked about there. */
  country: z.string().nullable(),
  members: z.array(member.extend({ label: z.string(), job_title: z.string(), company: z.string() })),
})
export type QuestionGroup = z.output<typeof questionGroup>

export const waitingApplication = z.object({
  applicationId: z.guid(),
  job_title: z.string(),
  company: z.string(),
  application_url: z.string().nullable(),
  answered: z.int(),
  open: z.int(),
})

export const needsYou = z.object({
  /** Those that help the most applications first; those for a single employer last. */
  groups: z.array(questionGroup),
  waiting: z.array(waitingApplication),
})
export type NeedsYou = z.output<typeof needsYou>

/** An answer to a question of one form. */
export const givenAnswer = z.object({ questionId: member.shape.questionId, values: keptValues, keep: z.boolean().default(false) })
export type GivenAnswer = z.output<typeof givenAnswer>

export const answersInput = z.object({
  answers: z
    .array(z.object({ members: z.array(member).min(1).max(MAX_QUEUED), values: keptValues, keep: z.boolean().default(false) }))
    .min(1)
    .max(MAX_FIELDS),
})
export type AnswersInput = z.output<typeof answersInput>

/** `goesOn`: applications without an open question now. */
export const answered = z.object({ goesOn: z.array(z.guid()), needsYou })

export const answerUse = z.object({
  applicationId: z.guid(),
  job_title: z.string(),
  company: z.string(),
  /** When it was sent, else when it was approved. */
  at: z.iso.datetime().nullable(),
})
