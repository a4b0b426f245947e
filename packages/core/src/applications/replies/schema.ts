import { z } from 'zod'
import { application } from '#applications/schema'
import { task, taskFields } from '#applications/tasks/schema'
import { lineOrEmpty, prose, proseOrEmpty } from '#shared/fields'
import { sentMoment } from '#shared/time/moments'
import { MAX_MAIL_CHARS, MAX_QUOTE_CHARS, REPLY_KINDS, REPLY_WARNINGS, type ReplyKind, type ReplyWarning } from './constants.ts'

const moment = z.iso.datetime()
export const replyKind = z.enum(Object.keys(REPLY_KINDS) as ReplyKind[])

export const appointment = z.object({
  day: z.string().nullable(),
  time: z.string().nullable(),
  zone: z.string().nullable(),
  isOwnZone: z.boolean(),
  quote: z.string(),
})

const mail = z.object({
  from: lineOrEmpty('Sender', 500),
  subject: lineOrEmpty('Subject', 500),
  sentAt: sentMoment.nullable(),
  text: proseOrEmpty('Mail', MAX_MAIL_CHARS),
})

export const pastedInput = z.object({
  text: prose('Mail', MAX_MAIL_CHARS).refine((text) => text !== null, 'Paste an email first'),
})

const candidate = application.pick({ id: true, job_title: true, company: true, location: true, status: true, appliedAt: true })

/** What a mail seems to say. Nothing is changed before the person confirms it. */
export const replyProposal = z.object({
  mail,
  /** null: we could not tell. */
  kind: replyKind.nullable(),
  quote: z.string(),
  appointments: z.array(appointment),
  /** What makes it look like fraud. */
  warnings: z.array(z.enum(Object.keys(REPLY_WARNINGS) as ReplyWarning[])),
  /** The application that it is about; null: the person chooses. */
  applicationId: z.guid().nullable(),
  candidates: z.array(candidate),
})
export type ReplyProposal = z.output<typeof replyProposal>

export const confirmInput = z.object({
  applicationId: z.guid(),
  kind: replyKind,
  quote: lineOrEmpty('Sentence', MAX_QUOTE_CHARS),
  mail,
  /** What the email leaves to do, such as an interview. */
  task: taskFields.nullable(),
})
export type ConfirmInput = z.output<typeof confirmInput>

export const reply = z.object({
  id: z.guid(),
  applicationId: z.guid(),
  kind: replyKind,
  from: z.string(),
  subject: z.string(),
  quote: z.string(),
  text: z.string(),
  sentAt: moment.nullable(),
  addedAt: moment,
})
export type Reply = z.output<typeof reply>

export const confirmed = z.object({ reply, task: task.nullable(), status: application.shape.status, hasChanged: z.boolean() })
export type Confirmed = z.output<typeof confirmed>
