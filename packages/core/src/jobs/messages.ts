import { z } from 'zod'

/** Window messages between page and extension; all other messages are ignored (spec 3 §7, decisions "Names"). */
export const BRIDGE_PROTOCOL = 1
/** Without an answer to 'MJTO_HELLO' within this time the extension is missing; the page retries a few times. */
export const HELLO_MS = 500
export const HELLO_TRIES = 3

const short = z.string().max(300)
const words = z.array(z.string().max(2_000)).max(60)
const searchId = z.string().min(1).max(100)

/** A job from a board that the extension searched; documented fields (spec 3 §3). */
export const foundJob = z.object({
  id: short.min(1),
  title: short.min(1),
  company: short.catch(''),
  location: short.catch(''),
  type: short.catch(''),
  salary: short.catch(''),
  description: z.string().max(20_000).catch(''),
  requirements: words.catch([]),
  benefits: words.catch([]),
  datePosted: short.catch(''),
  url: z
    .string()
    .max(2_000)
    .regex(/^https?:\/\//i),
  remote: z.boolean().catch(false),
  experience: short.catch(''),
  source: short.optional(),
  platform: short.optional(),
})
export type FoundJob = z.output<typeof foundJob>

export const searchParams = z.object({
  jobTitle: short,
  location: short,
  country: short,
  jobType: short,
  workType: short,
  experienceLevel: short,
  selectedPlatform: short,
})
export type SearchParams = z.output<typeof searchParams>

/** From the page to the extension. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MJTO_HELLO'), nonce: searchId }),
  z.object({ type: z.literal('MJTO_WEB_APP_SEARCH_JOBS'), searchId, timestamp: z.number(), searchParams }),
])
export type PageMessage = z.output<typeof pageMessage>

/** From the extension to the page; those with a searchId count only for the current search. */
export const extensionMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('MJTO_READY'),
    nonce: searchId,
    extVersion: short,
    protocol: z.int(),
    grantedPlatforms: z.array(short).max(20).catch([]),
  }),
  z.object({
    type: z.literal('MJTO_EXTENSION_JOBS_FOUND'),
    searchId,
    platform: short,
    jobs: z.array(z.unknown()).max(1_000).transform(readFoundJobs),
  }),
  z.object({ type: z.literal('MJTO_EXTENSION_SEARCH_COMPLETE'), searchId }),
  z.object({ type: z.literal('MJTO_EXTENSION_ERROR'), searchId, error: short.catch('') }),
])
export type ExtensionMessage = z.output<typeof extensionMessage>

/** Undefined for messages that are not from the extension. */
export const readExtensionMessage = (data: unknown): ExtensionMessage | undefined => extensionMessage.safeParse(data).data

/** Skips invalid entries. */
function readFoundJobs(list: unknown[]): FoundJob[] {
  return list.flatMap((one) => foundJob.safeParse(one).data ?? [])
}
