import { z } from 'zod'
import { MESSAGE_FORMS, type MessageForm } from '#content/constants'

const moment = z.iso.datetime()
const count = z.int().min(0)

/** A kind of background task: what waits, runs and has failed, of the last hour. */
export const taskHealth = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Failed at least once and tried again later. */
  retrying: count,
  failed: count,
  /** When the oldest of those that are due was sent. */
  oldestDueAt: moment.nullable(),
  lastDoneAt: moment.nullable(),
})
export type TaskHealth = z.output<typeof taskHealth>

/** The database, and the copy that answers searches where the operator has one. */
export const databaseHealth = z.object({
  bytes: count,
  /** How far the copy is behind; null while it does not answer. */
  copy: z.object({ lagMs: z.number().min(0).nullable() }).nullable(),
})

/** A mail that the mail server has not accepted. Whom it was for is not kept. */
export const mailFailure = z.object({
  id: z.string(),
  firstAt: moment,
  lastAt: moment,
  tries: count,
  hasGivenUp: z.boolean(),
  /** What the mail server or the network answered, as a code. */
  reason: z.string(),
})
export type MailFailure = z.output<typeof mailFailure>

/** A message of the contact or careers form. */
export const formMessage = z.object({
  id: z.uuid(),
  at: moment,
  form: z.enum(Object.keys(MESSAGE_FORMS) as MessageForm[]),
  name: z.string(),
  email: z.string(),
  /** The subject of a message, the title of the position of an application. */
  subject: z.string(),
  message: z.string(),
  link: z.string().nullable(),
})
export type FormMessage = z.output<typeof formMessage>

/** Company boards: what is visited, and what comes of it. */
export const crawlHealth = z.object({
  /** Visits in an hour of boards that nobody follows, at most; 0 switches them off. */
  perHour: z.int(),
  /** Of the last hour and the last day, followed boards included. */
  visitedInHour: z.int(),
  visitedInDay: z.int(),
  boards: z.int(),
  followed: z.int(),
  /** Boards whose last list had jobs near what people look for. */
  withNearJobs: z.int(),
  incomplete: z.int(),
  /** Boards that are no longer where they were, and boards whose last answers were none. */
  gone: z.int(),
  failing: z.int(),
})
