import { once } from '@jobapply/language/once'
import type { ReplyKind } from '#applications/replies/constants'
import { type Features, PLACES } from './features.ts'
import { BIASES, SCALE, WEIGHTS } from './weights.ts'

/** What an email can be, in the order of the weights. */
export const LIKELY = [
  'confirmation',
  'rejection',
  'interview',
  'offer',
  'request',
  'message',
  'noise',
] as const satisfies ReplyKind[]
export type Likelihoods = Readonly<Record<ReplyKind, number>>

/** A place that was kept is followed by its weight for each kind. */
export const BYTES_OF_PLACE = 2 + LIKELY.length

/** Where the weights of a place begin, 0 where it has none. */
const table = once(() => {
  const bytes = new Uint8Array(WEIGHTS.length / 2)
  for (const at of bytes.keys()) bytes[at] = Number.parseInt(WEIGHTS.slice(2 * at, 2 * at + 2), 16)
  const starts = new Int32Array(PLACES)
  for (let at = 0; at < bytes.length; at += BYTES_OF_PLACE) starts[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] = at + 2
  return { weights: new Int8Array(bytes.buffer), starts }
})

/** How likely each kind is by what emails of that kind have said elsewhere: learned from examples, without a rule. */
export function likelihoodsOf(features: Features): Likelihoods {
  const { weights, starts } = table()
  const sums = [...BIASES]
  for (const [place, weight] of features) {
    const start = starts[place] ?? 0
    if (start > 0)
      for (const kind of LIKELY.keys()) sums[kind] = (sums[kind] ?? 0) + (weights[start + kind] ?? 0) * SCALE * weight
  }
  return Object.fromEntries(softmax(sums).map((share, kind) => [LIKELY[kind], share])) as Likelihoods
}

export function softmax(sums: readonly number[]): number[] {
  const highest = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}
