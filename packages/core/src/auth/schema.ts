import { z } from 'zod'
import { DISPLAY_NAME_MAX_LENGTH } from './constants.ts'
import { isUsername, USERNAME_RULE } from './rules.ts'

const email = z.string().trim().max(254)
/** A limit against abuse only; the password rule has messages for its lengths. */
const password = z.string().max(4096)
const emptyAsNone = (text: string) => text || undefined

export const username = z.string().trim().refine(isUsername, USERNAME_RULE)
export const displayName = z
  .string()
  .trim()
  .max(DISPLAY_NAME_MAX_LENGTH, `A display name has at most ${DISPLAY_NAME_MAX_LENGTH} characters`)
  .regex(/^\P{Cc}*$/u, 'A display name is one line of letters')

export const credentials = z.object({ email, password })
export const newAccount = credentials.extend({
  username: z.union([username, z.literal('').transform(emptyAsNone)]).optional(),
  displayName: displayName.transform(emptyAsNone).optional(),
})
export const resetRequest = z.object({ email })
const token = z.string().min(1).max(200)
export const newPassword = z.object({ token, password })
export const mailedToken = z.object({ token })
/** The password is needed in every browser but the one that signed up. */
export const emailProof = z.object({ token, password: password.optional() })
export const googleStart = z.object({ next: z.string().max(2000).optional() })

/** The sign-in rules that every visitor gets. */
export const accessRules = z.object({
  domains: z.array(z.string()),
  passwordMinLength: z.number().int(),
  /** Whether the installation has Google's keys: without them its button is not shown. */
  google: z.boolean(),
  /** Set where no mail server is: emails are read in the local mailbox of that machine. */
  localMailbox: z.literal(true).optional(),
})
export type AccessRules = z.infer<typeof accessRules>

/** The documented answer about the current user (spec 3 §7), without any token. */
export const currentUser = z.object({
  id: z.uuid(),
  email: z.string(),
  userMetadata: z.object({ display_name: z.string().nullable() }),
  created_at: z.iso.datetime(),
  last_sign_in_at: z.iso.datetime().nullable(),
  is_admin: z.boolean(),
  /** The account is in its grace period; every page says so. */
  scheduled_deletion_at: z.iso.datetime().nullable(),
  avatar_url: z.string().nullable(),
  /** Whether usage by this person may be counted (SETTINGS-020). */
  analytics: z.boolean(),
  /** Set for an admin who has to turn on two-step sign-in first (ADMIN_REQUIRE_SECOND_FACTOR). */
  needsSecondFactor: z.literal(true).optional(),
})
export type CurrentUser = z.infer<typeof currentUser>

/** What came of opening a verification link. */
export const verification = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signed-in'), user: currentUser }),
  /** The link belongs to the sign-up of that time and browser. */
  z.object({ state: z.literal('password-needed'), email: z.string(), signedUpAt: z.iso.datetime(), browser: z.string() }),
  z.object({ state: z.literal('verified'), email: z.string() }),
  z.object({ state: z.literal('expired'), email: z.string() }),
])
export type Verification = z.infer<typeof verification>

export const session = z.object({ user: currentUser.nullable(), rules: accessRules })
export type Session = z.infer<typeof session>
