import { createHash, createHmac } from 'node:crypto'
import type { ChainCheck, Receipt } from '@jobapply/core/applications/receipt-schema'

/**
 * A person's receipts are a chain: each is signed together with the one before, and the chain's end is signed too. Without the installation's
 * secret nobody can change, remove, add or move a receipt unnoticed. What it cannot notice is the whole chain put back to an earlier state.
 */
export type Link = {
  number: number
  kind: Receipt['kind']
  applicationId: string
  at: Date
  bodyHash: string
  previous: string | null
}
export type StoredLink = Link & {
  hash: string
  /** The hash of the body that is stored now; null: there is none. */
  storedBodyHash: string | null
}
export type ChainEnd = { count: number; hash: string; seal: string }
type Broken = NonNullable<ChainCheck['broken']>

/** Keys in one order everywhere, so that equal contents are equal bytes. */
export const canonicalText = (body: unknown): string =>
  JSON.stringify(body, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** Each person has a key of their own: receipts of one are worth nothing in the chain of another. */
export const chainKey = (key: Buffer, userId: string) => createHmac('sha256', key).update(userId).digest()

const sign = (key: Buffer, parts: readonly unknown[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')

export const signLink = (key: Buffer, { number, kind, applicationId, at, bodyHash, previous }: Link) =>
  sign(key, [number, kind, applicationId, at.toISOString(), bodyHash, previous])

export const sealEnd = (key: Buffer, { count, hash }: Pick<ChainEnd, 'count' | 'hash'>) => sign(key, ['end', count, hash])

/** The first receipt that differs, or null. `links` are all of one person, in the order of their numbers. */
export function findBreak(key: Buffer, links: readonly StoredLink[], end: ChainEnd | undefined): Broken | null {
  if (!end) return links.length > 0 ? { number: links.length, reason: 'head' } : null
  const isEndSigned = sealEnd(key, end) === end.seal
  const removed = new Set(links.flatMap(({ kind, applicationId }) => (kind === 'removed' ? [applicationId] : [])))
  let previous: string | null = null
  for (const [index, link] of links.entries()) {
    const number = index + 1
    if (link.number !== number) return { number, reason: 'missing' }
    if (link.previous !== previous || signLink(key, link) !== link.hash)
      return { number, reason: reasonOf(key, link, isEndSigned ? end.count : links.length, links.length) }
    if (!isBodyIntact(link, removed)) return { number, reason: 'changed' }
    previous = link.hash
  }
  if (!isEndSigned) return { number: Math.max(links.length, 1), reason: 'head' }
  if (links.length < end.count) return { number: links.length + 1, reason: 'missing' }
  if (links.length > end.count || end.hash !== previous) return { number: links.length, reason: 'head' }
  return null
}

/** Only the mark of a removal explains a body that is not there. */
const isBodyIntact = ({ kind, applicationId, bodyHash, storedBodyHash }: StoredLink, removed: ReadonlySet<string>) =>
  storedBodyHash === null ? kind === 'removed' || removed.has(applicationId) : storedBodyHash === bodyHash

/** A link that was signed for another number was moved; with fewer links than were written, it closes a gap. */
function reasonOf(key: Buffer, link: StoredLink, written: number, left: number): Broken['reason'] {
  for (let number = 1; number <= written; number++)
    if (number !== link.number && signLink(key, { ...link, number }) === link.hash) return left < written ? 'missing' : 'order'
  return 'changed'
}
