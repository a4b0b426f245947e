import { z } from 'zod'
import { displayName, username } from '#auth/schema'
import { line, prose } from '#shared/fields'
import { severalOf } from '#shared/options'
import { BIO_MAX_LENGTH, PICTURE_ADDRESS_MAX, PUBLIC_PARTS, USAGE_EVENTS } from './constants.ts'
import { isPictureAddress, PICTURE_ADDRESS_RULE } from './rules.ts'

/** The account profile (spec 3 §3, table `profiles`), with its documented names. */
export const accountProfile = z.object({
  user_id: z.uuid(),
  username: z.string().nullable(),
  display_name: z.string().nullable(),
  bio: z.string().nullable(),
  /** A picture of our own storage, which only its owner is shown, or an address elsewhere. */
  avatar_url: z.string().nullable(),
})
export type AccountProfile = z.infer<typeof accountProfile>

const emptyAsNull = (text: string) => text || null

const usernameOrNone = z.union([username, z.literal('').transform(() => null)]).nullable()

/** Only what has changed is sent, so that two windows don't undo each other's fields. */
export const accountChanges = z.object({
  username: usernameOrNone.optional(),
  display_name: displayName.transform(emptyAsNull).nullable().optional(),
  bio: prose('Bio', BIO_MAX_LENGTH).optional(),
  /** Null or empty removes the picture. */
  avatar_url: line('Image URL', PICTURE_ADDRESS_MAX)
    .refine((text) => text === null || isPictureAddress(text), PICTURE_ADDRESS_RULE)
    .optional(),
})
export type AccountChanges = z.output<typeof accountChanges>

const publicParts = severalOf('What is shown', PUBLIC_PARTS)

export const privacy = z.object({
  publicProfile: z.boolean(),
  /** The address of the public page while it is on. */
  slug: z.string().nullable(),
  parts: publicParts,
  /** The public page shows the primary profile: without one it cannot be switched on. */
  hasProfile: z.boolean(),
  analytics: z.boolean(),
})
export type Privacy = z.infer<typeof privacy>

export const privacyChanges = privacy.pick({ publicProfile: true, parts: true, analytics: true }).partial()
export type PrivacyChanges = z.output<typeof privacyChanges>

/** How often each event happened on a day (UTC), among people who agreed to be counted. */
export const usageCounts = z.array(z.object({ day: z.iso.date(), event: z.enum(USAGE_EVENTS), count: z.int() }))
