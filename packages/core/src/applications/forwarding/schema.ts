import { z } from 'zod'

const moment = z.iso.datetime()

/** What a mail provider asks before it forwards. */
export const forwardingConfirmation = z.object({
  from: z.string(),
  code: z.string(),
  /** Only where it leads to the sender's own site; we never open it. */
  link: z.string().nullable(),
  at: moment,
})
export type ForwardingConfirmation = z.output<typeof forwardingConfirmation>

export const forwardingState = z.object({
  /** Whether this installation takes forwarded emails. */
  isOffered: z.boolean(),
  address: z.string().nullable(),
  /** When the last email came. */
  mailAt: moment.nullable(),
  confirmation: forwardingConfirmation.nullable(),
})
export type ForwardingState = z.output<typeof forwardingState>
