import { oc } from '@orpc/contract'
import { z } from 'zod'
import {
  ALREADY_TRACKED,
  APPLICATION_NOT_FOUND,
  NOT_SENT_YET,
  TOO_MANY_APPLICATIONS,
  TOO_MANY_REPLIES,
  TOO_MANY_TASKS,
} from '#applications/faults'
import { confirmed } from '#applications/replies/schema'
import { SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS, WRONG_CODE, WRONG_PASSWORD } from '#auth/faults'
import * as faults from './faults.ts'
import {
  acceptInput,
  checkInput,
  connectInput,
  inboxCards,
  mailboxCheck,
  mailboxState,
  oneCard,
  recorded,
  recordInput,
  signInInput,
} from './schema.ts'

const { CARD_NOT_FOUND, MAILBOX_SIGN_IN_OFF, ...connectFaults } = faults
const proofFaults = { WRONG_PASSWORD, WRONG_CODE, SIGN_IN_AGAIN, TOO_MANY_ATTEMPTS }
const acting = oc.input(oneCard).errors({ CARD_NOT_FOUND })

export const inboxContract = {
  mailbox: oc.output(mailboxState),
  /** Tries the connection, counts what would be read, and keeps nothing. */
  check: oc
    .input(checkInput)
    .output(mailboxCheck)
    .errors({ ...connectFaults, TOO_MANY_ATTEMPTS }),
  /** Tries the connection and keeps it only when it works. */
  connect: oc
    .input(connectInput)
    .output(mailboxState)
    .errors({ ...connectFaults, ...proofFaults }),
  /** Answers where to sign in at the provider instead; it sends the person back to GET /mailbox/oauth/{provider}. */
  signIn: oc
    .input(signInInput)
    .output(z.object({ address: z.string() }))
    .errors({ MAILBOX_SIGN_IN_OFF, ...proofFaults }),
  /** Forgets the password or the permission, and with `forget` also everything that was read. */
  disconnect: oc.input(z.object({ forget: z.boolean() })).output(z.object({ disconnected: z.boolean() })),
  /** Emails that may change an application, the newest first. */
  cards: oc.output(inboxCards),
  /** Keeps the email with the application, moves its status and adds the task, all or nothing. */
  accept: oc
    .input(acceptInput)
    .output(confirmed)
    .errors({ CARD_NOT_FOUND, APPLICATION_NOT_FOUND, NOT_SENT_YET, TOO_MANY_REPLIES, TOO_MANY_TASKS }),
  /** Adds the job that the email is about to the applications, and what the email says of it; an interview's date is asked for next. */
  record: oc
    .input(recordInput)
    .output(recorded)
    .errors({
      ...{ CARD_NOT_FOUND, APPLICATION_NOT_FOUND, NOT_SENT_YET, TOO_MANY_REPLIES, TOO_MANY_TASKS },
      ...{ ALREADY_TRACKED, TOO_MANY_APPLICATIONS },
    }),
  /** Not about a job: we forget the email and ignore its sender. */
  dismiss: acting,
  later: acting,
  /** `hasKept`: the application that the email added stays, because the person has changed it since. */
  undo: acting.output(z.object({ hasKept: z.boolean() })),
}
