import { z } from 'zod'
import { API_KEY_NAME_MAX_LENGTH } from './constants.ts'

const password = z.string().max(4096)
/** A code of the authenticator app, or a recovery code; spaces and dashes don't matter. */
const code = z.string().trim().min(1).max(64)

export const secondStep = z.object({ code })

/** What a person shows before a sensitive change: the password if there is one, and a code if two-step sign-in is on. */
export const proof = z.object({ password: password.optional(), code: code.optional() })
export type Proof = z.infer<typeof proof>
export const provenChange = z.object({ proof })

export const passwordChange = z.object({ currentPassword: password, newPassword: password })
export const firstCode = z.object({ code })
export const oneOfMine = z.object({ id: z.uuid().max(36) })

export const newApiKey = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the key a name')
    .max(API_KEY_NAME_MAX_LENGTH, `A name has at most ${API_KEY_NAME_MAX_LENGTH} characters`)
    .regex(/^\P{Cc}*$/u, 'A name is one line of letters'),
  proof,
})

const time = z.iso.datetime()

export const sessionRow = z.object({
  id: z.uuid(),
  /** In words, such as 'Chrome on Windows'. */
  browser: z.string(),
  ipAddress: z.string().nullable(),
  signedInAt: time,
  /** To the day: using a session moves its end at most once a day. */
  lastUsedAt: time,
  isThisOne: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>

export const apiKeyRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key: enough to tell keys apart, too few to use one. */
  prefix: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
})
export type ApiKeyRow = z.infer<typeof apiKeyRow>

/** What became of the keys when a person's other sessions ended: paired browsers are revoked, API keys stay. */
export const endedAccess = z.object({ revokedDevices: z.int(), keptKeys: z.int() })
export type EndedAccess = z.infer<typeof endedAccess>

/** A browser whose extension was paired. */
export const deviceRow = apiKeyRow.omit({ prefix: true })
export type DeviceRow = z.infer<typeof deviceRow>

export const securityState = z.object({
  /** null: the account has no password, its owner signs in with Google. */
  password: z.object({ changedAt: time }).nullable(),
  google: z.object({ connectedAt: time }).nullable(),
  secondFactor: z.object({ addedAt: time, lastUsedAt: time.nullable(), codesLeft: z.int() }).nullable(),
  sessions: z.array(sessionRow),
  keys: z.array(apiKeyRow),
  devices: z.array(deviceRow),
})
export type SecurityState = z.infer<typeof securityState>

/** The key of a new authenticator app, as text and as the address that a QR code holds. */
export const secondFactorSetup = z.object({ key: z.string(), address: z.string() })
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
/** The only answer that holds a whole key. */
export const createdApiKey = apiKeyRow.extend({ key: z.string() })
export type CreatedApiKey = z.infer<typeof createdApiKey>

export const pairingCode = z.object({ code: z.string(), expiresAt: time })
export type PairingCode = z.infer<typeof pairingCode>
