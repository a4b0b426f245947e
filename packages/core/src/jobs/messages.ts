import { z } from 'zod'
import { BOARD_NAMES } from './boards.ts'

/** Window messages between page and extension; all other messages are ignored (spec 3 §7; decisions, Names). */
export const BRIDGE_PROTOCOL = 1
/** Without an answer to 'MJTO_HELLO' within this time the extension is missing; the page retries a few times. */
export const HELLO_MS = 500
export const HELLO_TRIES = 3

const short = z.string().max(300)
const words = z.array(z.string().max(2_000)).max(60)
const id = z.guid()
const timestamp = z.number()

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
  selectedPlatform: z.enum(['all', ...BOARD_NAMES]),
})
export type SearchParams = z.output<typeof searchParams>

/** What became of one board; 'blocked' and 'empty' are never the same. */
export const BOARD_OUTCOMES = ['jobs', 'empty', 'blocked', 'layout-changed', 'off', 'paused', 'failed'] as const
const boardResult = z.object({ platform: z.enum(BOARD_NAMES), outcome: z.enum(BOARD_OUTCOMES), count: z.int().min(0) })
export type BoardResult = z.output<typeof boardResult>

/** From the page to the extension. What starts something says when it was sent. */
export const pageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MJTO_HELLO'), nonce: id }),
  z.object({ type: z.literal('MJTO_WEB_APP_SEARCH_JOBS'), searchId: id, timestamp, searchParams }),
  /** A one-time code of the signed-in page, which the extension exchanges for its key. */
  z.object({ type: z.literal('MJTO_PAIR'), nonce: id, timestamp, code: z.string().min(20).max(100) }),
  /** Opens the panel where a platform is switched on: the browser asks for the permission only there. */
  z.object({ type: z.literal('MJTO_ENABLE'), timestamp, platform: z.enum(BOARD_NAMES) }),
])
export type PageMessage = z.output<typeof pageMessage>

/**
 * From the extension to the page; those with a searchId count only for the current search. None holds the key, answers, files or
 * addresses of tabs: every script of the page can read them.
 */
export const extensionMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('MJTO_READY'),
    nonce: id,
    extVersion: short,
    protocol: z.int(),
    grantedPlatforms: z.array(short).max(20).catch([]),
    isPaired: z.boolean().catch(false),
  }),
  z.object({
    type: z.literal('MJTO_EXTENSION_JOBS_FOUND'),
    searchId: id,
    platform: short,
    jobs: z.array(z.unknown()).max(1_000).transform(readFoundJobs),
  }),
  z.object({
    type: z.literal('MJTO_EXTENSION_SEARCH_COMPLETE'),
    searchId: id,
    platforms: z.array(boardResult).max(20).catch([]),
  }),
  z.object({ type: z.literal('MJTO_EXTENSION_ERROR'), searchId: id, error: short.catch('') }),
  z.object({ type: z.literal('MJTO_PAIRED'), nonce: id, isPaired: z.boolean() }),
])
export type ExtensionMessage = z.output<typeof extensionMessage>

/** Skips invalid entries. */
function readFoundJobs(list: unknown[]): FoundJob[] {
  return list.flatMap((one) => foundJob.safeParse(one).data ?? [])
}
