import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TOO_MANY_ATTEMPTS } from '#auth/faults'
import { FORWARDING_OFF } from './faults.ts'
import { forwardingState } from './schema.ts'

/** A private address to which a person forwards employers' emails, instead of a password of the mailbox. */
export const forwardingContract = {
  get: oc.output(forwardingState),
  /** A new address; the one before takes nothing any more. */
  make: oc.output(forwardingState).errors({ FORWARDING_OFF, TOO_MANY_ATTEMPTS }),
  /** Removes the address, and with `forget` also everything that was read. */
  revoke: oc.input(z.object({ forget: z.boolean() })).output(z.object({ removed: z.boolean() })),
  /** The provider's confirmation was used. */
  confirmed: oc.output(forwardingState),
}
