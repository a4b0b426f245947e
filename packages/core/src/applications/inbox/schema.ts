import { z } from 'zod'
import { replyProposal } from '#applications/replies/schema'
import { taskFields } from '#applications/tasks/schema'
import { typedApplication } from '#applications/tracker-schema'
import { proof } from '#auth/security'
import { requiredLine } from '#shared/fields'
import {
  DEFAULT_FOLDER,
  MAIL_PORTS,
  MAIL_PROVIDERS,
  MAX_FOLDERS,
  type MailPort,
  type MailProvider,
  OAUTH_PROVIDERS,
  type OauthProvider,
} from './constants.ts'

const moment = z.iso.datetime()
const provider = z.enum(Object.keys(MAIL_PROVIDERS) as MailProvider[])
const port = z.enum(Object.keys(MAIL_PORTS) as MailPort[])
const oauthProvider = z.enum(Object.keys(OAUTH_PROVIDERS) as OauthProvider[])
const signIn = z.enum(['password', ...oauthProvider.options])
const folder = requiredLine('Folder', 200)
const host = z
  .string('Server is required')
  .trim()
  .toLowerCase()
  .max(253, 'Server must be at most 253 characters')
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$|^\[[0-9a-f:]+\]$/, 'Enter the name of the server, such as imap.example.com')

export const connectInput = z.object({
  provider,
  /** Of another server; the presets have their own. */
  host: host.nullable(),
  port,
  address: requiredLine('Email address', 320),
  /** An app password. It is sealed and never shown again. */
  secret: z.string().min(1, 'App password is required').max(500, 'App password must be at most 500 characters'),
  folders: z.array(folder).min(1).max(MAX_FOLDERS).default([DEFAULT_FOLDER]),
  /** null: from the day of the first application. */
  since: z.iso.date().max(10).nullable(),
  proof,
})

/** The same settings without the proof: testing them reads heads and keeps nothing. */
export const checkInput = connectInput.omit({ proof: true })

/** What the settings lead to. */
export const mailboxCheck = z.object({
  host: z.string(),
  port,
  /** Version of the encryption; null: the local mail server of a test installation. */
  tls: z.enum(['1.2', '1.3']).nullable(),
  since: z.string(),
  folders: z.array(
    z.object({
      name: z.string(),
      emails: z.number(),
      /** Of them since that day. */
      recent: z.number(),
    }),
  ),
  /** How many heads of the recent ones were looked at, the newest first. */
  looked: z.number(),
  /** Of these: the ones we would read, and how many senders they have. */
  wanted: z.number(),
  senders: z.number(),
})
export type MailboxCheck = z.output<typeof mailboxCheck>

/** Signing in at the provider instead: where to go, and what to read afterwards. */
export const signInInput = connectInput.pick({ folders: true, since: true, proof: true }).extend({ provider: oauthProvider })

/** What the screen shows of the connection; the secret is never part of it. */
export const mailbox = z.object({
  provider,
  host: z.string(),
  port,
  address: z.string(),
  /** With an app password, or at the provider. */
  signIn,
  folders: z.array(z.string()),
  since: z.string(),
  connectedAt: moment,
  /** null: it was not read yet. */
  readAt: moment.nullable(),
  /** Why the last reading failed. */
  problem: z.string().nullable(),
  /** The server refuses the password: we stop trying until it is connected again. */
  isStopped: z.boolean(),
})
export type Mailbox = z.output<typeof mailbox>
export const mailboxState = z.object({
  mailbox: mailbox.nullable(),
  /** Providers where one can sign in instead of making an app password. */
  oauth: z.array(oauthProvider),
  /** The day from which we read unless the person chooses another; null: nothing was sent yet. */
  firstApplication: z.iso.date().nullable(),
})

export const inboxCard = z.object({
  id: z.guid(),
  proposal: replyProposal,
  /** The mailbox's own server vouches for the sender. */
  isVerified: z.boolean(),
  /** The application that is proposed, for the heading. */
  job: z.object({ title: z.string(), company: z.string() }).nullable(),
  /** A job that was never recorded, as the email names it; an empty title is asked for. */
  newJob: z.object({ title: z.string(), company: z.string() }).nullable(),
})
export type InboxCard = z.output<typeof inboxCard>
export const inboxCards = z.object({ cards: z.array(inboxCard), total: z.number() })

export const oneCard = z.object({ id: z.guid() })
export const recordInput = oneCard.extend({
  job_title: typedApplication.shape.job_title,
  company: typedApplication.shape.company,
})
export const recorded = z.object({ applicationId: z.guid() })
export const acceptInput = oneCard.extend({
  applicationId: z.guid(),
  kind: replyProposal.shape.kind.unwrap(),
  task: taskFields.nullable(),
})
