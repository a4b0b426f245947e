import { z } from 'zod'
import { CONFIRMATIONS, type ConfirmationKind } from './constants.ts'
import { application, preparedField } from './schema.ts'

const moment = z.iso.datetime()
const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const sentFile = z.object({
  kind: z.enum(['resume', 'letter']),
  name: z.string(),
  pages: z.int().nullable(),
  bytes: z.int(),
  sha256: hash,
  /** Whether the file itself was stored. Older receipts don't say. */
  isKept: z.boolean().optional(),
})

/** What is wrong with the stored file of a receipt. */
export type FileProblem = { number: number; kind: z.output<typeof sentFile>['kind']; problem: 'changed' | 'missing' }

/** What was sent. It is stored as text, byte for byte: its hash is in the chain. */
export const receiptBody = z.object({
  job: application
    .pick({ job_title: true, company: true, location: true, job_url: true, application_url: true, source: true })
    .extend({
      /** The posting's text at that time. */
      posting: z.string(),
    }),
  sentAt: moment,
  profile: z.object({ id: z.guid(), name: z.string(), version: z.int(), updatedAt: moment }).nullable(),
  fields: z.array(preparedField),
  files: z.array(sentFile),
  letter: z.string().nullable(),
  confirmation: z.object({
    kind: z.enum(Object.keys(CONFIRMATIONS) as ConfirmationKind[]),
    /** The employer's words, where they were seen. */
    quote: z.string().nullable(),
    reference: z.string().nullable(),
    at: moment,
  }),
})
export type ReceiptBody = z.output<typeof receiptBody>

/** The employer's page has taken its confirmation back. It is appended: what was written before stays as it was. */
export const correctionBody = z.object({
  /** The number of the receipt that it corrects. */
  corrects: z.int(),
  /** The page's own words. */
  quote: z.string(),
  at: moment,
})

export const RECEIPT_KINDS = ['sent', 'removed', 'corrected'] as const
/** One link of a person's chain. `body` is null after its application was removed: the mark stays. */
export const receipt = z.object({
  number: z.int().min(1),
  applicationId: z.guid().nullable(),
  kind: z.enum(RECEIPT_KINDS),
  at: moment,
  body: receiptBody.nullable(),
  bodyHash: hash,
  previous: hash.nullable(),
  hash,
})
export type Receipt = z.output<typeof receipt>

/** A receipt as its page shows it. A `sent` one without a body cannot be read any more: it was changed, or its application was removed. */
export const shownReceipt = receipt.extend({
  /** The hashes of the files that are still kept. */
  keptFiles: z.array(hash),
  /** What was appended when the page took its confirmation back. `quote` is null when it cannot be read any more. */
  correction: z.object({ number: z.int(), at: moment, quote: z.string().nullable() }).nullable(),
})
export type ShownReceipt = z.output<typeof shownReceipt>

export const listedReceipt = receipt.pick({ number: true, applicationId: true, kind: true, at: true }).extend({
  /** Null after the application was removed. */
  job: application.pick({ job_title: true, company: true }).nullable(),
})
export type ListedReceipt = z.output<typeof listedReceipt>

/** `broken`: the first receipt that differs, and how. */
export const chainCheck = z.object({
  count: z.int(),
  checkedAt: moment,
  broken: z.object({ number: z.int(), reason: z.enum(['changed', 'missing', 'order', 'head']) }).nullable(),
})
export type ChainCheck = z.output<typeof chainCheck>
