import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditAction } from './constants.ts'

const moment = z.iso.datetime()

/** One change that an admin made. The addresses are those of today; null: the person is deleted, only a mark is left. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: moment,
  what: z.enum(Object.keys(AUDIT_ACTIONS) as AuditAction[]),
  who: z.uuid(),
  whoEmail: z.string().nullable(),
  /** The person that it was done to. */
  subject: z.uuid().nullable(),
  subjectEmail: z.string().nullable(),
  /** The thing that it was done to: a plan's key, an id at the payment provider. */
  target: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
})
export type AuditEntry = z.output<typeof auditEntry>
