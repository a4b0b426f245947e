import { z } from 'zod'
import { usage } from '#billing/schema'
import { lineOrEmpty, requiredLine } from '#shared/fields'
import { pageOf } from '#shared/page'
import { overview, reportInput } from './apply-schema.ts'
import { automationSettings } from './automation-schema.ts'
import { MAX_FIELDS, MAX_FORM_PAGES, MAX_READ_FIELDS } from './constants.ts'
import { decidedField, fieldId, readFields } from './open-form-schema.ts'
import { openQuestion } from './questions-schema.ts'
import { application, preparedField } from './schema.ts'

const applicationId = z.guid()

/** What the extension may do now. */
export const extensionState = z.object({
  ...overview.shape,
  fullAutomation: automationSettings.shape.fullAutomation,
  usage: usage.pick({ left: true, details: true, mayAutomate: true }),
})
export type ExtensionState = z.output<typeof extensionState>

/** What the extension needs to find the form of an approved application. Values and files come with the form's questions. */
const queuedJob = application.pick({
  ...{ id: true, job_title: true, company: true, location: true, job_url: true, application_url: true, source: true },
  ...{ progress: true, approvedAt: true, updated_at: true },
})
export type QueuedJob = z.output<typeof queuedJob>
export const queue = pageOf(queuedJob)

/** The fields of the form that is open, in its order. */
export const formInput = z.object({
  applicationId,
  /** The person opened the form and wants it filled: the application need not be approved. */
  isHere: z.boolean().default(false),
  /** Of a form with several: what earlier ones got is kept. */
  page: z.int().min(0).max(MAX_FORM_PAGES).default(0),
  fields: readFields,
  /** Proposals that the person has agreed to. */
  accepted: z.array(fieldId).max(MAX_READ_FIELDS).default([]),
})
export const formAnswers = z.object({
  fields: z.array(decidedField),
  /** Required ones that only the person can answer; they wait under 'Needs you'. */
  open: z.array(openQuestion),
  files: z.array(z.object({ kind: z.enum(['resume', 'letter']), name: z.string() })),
})
export type FormAnswers = z.output<typeof formAnswers>

/** What the person copies into a form that we cannot fill. */
export const preparedValues = z.object({ fields: z.array(preparedField.pick({ label: true, value: true })) })
export type PreparedValues = z.output<typeof preparedValues>

/** 'needs-you': the form asks for something that only the person can give, and nothing was sent. */
export const stepReport = reportInput.omit({ id: true }).extend({
  applicationId,
  progress: z.enum([...reportInput.shape.progress.options, 'needs-you']),
})

/** The employer's page has said that the application arrived. */
export const confirmInput = z.object({
  applicationId,
  /** In the page's own words. */
  quote: requiredLine('Confirmation', 500),
  reference: lineOrEmpty('Reference', 200).default(''),
  /** What the form held when it was sent. */
  fields: z.array(preparedField).max(MAX_FIELDS).optional(),
  idempotencyKey: z.string().trim().min(8).max(200),
})

/** The employer's page has taken its confirmation back, in its own words. */
export const takeBackInput = z.object({ applicationId, quote: requiredLine('Correction', 500) })
