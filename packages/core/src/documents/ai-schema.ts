import { z } from 'zod'
import { AI_OUTCOMES } from './constants.ts'

/** The endpoint that the installation has set, and whether this person lets it draft (off until they have seen its host). */
export const aiStatus = z.object({
  endpoint: z.object({ model: z.string(), host: z.string() }).nullable(),
  isOn: z.boolean(),
})
export type AiStatus = z.output<typeof aiStatus>

/** `host` is the one that was shown; null switches AI off. */
export const aiChoice = z.object({ host: z.string().max(255).nullable() })

export const ledgerEntry = z.object({
  id: z.guid(),
  purpose: z.string(),
  /** The endpoint's host. */
  endpoint: z.string(),
  model: z.string(),
  sent: z.string(),
  received: z.string().nullable(),
  outcome: z.enum(Object.keys(AI_OUTCOMES) as (keyof typeof AI_OUTCOMES)[]),
  tokens: z.int().nullable(),
  createdAt: z.iso.datetime(),
})
export type LedgerEntry = z.output<typeof ledgerEntry>
