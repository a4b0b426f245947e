import { z } from 'zod'
import { usage } from '#billing/schema'
import { pageRequest } from '#shared/page'
import { MAX_SEARCH_CHARS, PERSON_STATES, type PersonState, TRIAL_EXTENSION_DAYS } from './people-constants.ts'

const moment = z.iso.datetime()
const state = z.enum(Object.keys(PERSON_STATES) as PersonState[])

/** `text` is part of an address or a name, or a whole id; with fewer than three characters the beginning of an address or a name. */
export const peopleRequest = pageRequest
  .unwrap()
  .extend({ text: z.string().trim().max(MAX_SEARCH_CHARS).optional(), state: state.optional() })
export type PeopleRequest = z.output<typeof peopleRequest>

/** What admins see of an account (spec 3 §7: id, email, created_at): nothing of its profiles, documents and applications. */
export const listedPerson = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: moment,
  displayName: z.string().nullable(),
  last_sign_in_at: moment.nullable(),
  state,
  isAdmin: z.boolean(),
  trial_end_date: moment.nullable(),
  /** The plan of the subscription that counts; null: none, or it is over. */
  plan_name: z.string().nullable(),
})
export type ListedPerson = z.output<typeof listedPerson>

export const personDetails = listedPerson.extend({
  blockedAt: moment.nullable(),
  hasSecondFactor: z.boolean(),
  trial_start_date: moment.nullable(),
  usage,
  sessionCount: z.int(),
  /** The latest; `browser` is a coarse name of our own. */
  sessions: z.array(z.object({ startedAt: moment, usedAt: moment, browser: z.string() })),
})
export type PersonDetails = z.output<typeof personDetails>

export const personId = z.object({ id: z.uuid() })
/** `trialEnd` is the end that the admin sees: of several admins who extend the same trial at once, one does. */
export const trialExtension = personId.extend({
  days: z.int().min(1).max(TRIAL_EXTENSION_DAYS.most),
  trialEnd: moment.nullable(),
})
