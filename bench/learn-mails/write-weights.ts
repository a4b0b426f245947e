import { PLACES } from '@jobapply/core/applications/replies/likely/features'
import { BYTES_OF_PLACE, LIKELY } from '@jobapply/core/applications/replies/likely/likely'
import type { Learned } from './train.ts'

/** Places that say most are kept; the others change hardly a verdict. */
const KEPT = 12_000
const HIGHEST = 127

/** The text of weights.ts: places in two bytes, then a byte for each kind. */
export function weightsText({ weights, biases }: Learned): string {
  const of = (place: number) => LIKELY.map((_, at) => weights[at * PLACES + place] ?? 0)
  const strength = (place: number) => of(place).reduce((sum, weight) => sum + Math.abs(weight), 0)
  const kept = [...Array(PLACES).keys()]
    .map((place) => ({ place, strength: strength(place) }))
    .filter((one) => one.strength > 0)
    .toSorted((one, other) => other.strength - one.strength || one.place - other.place)
    .slice(0, KEPT)
    .map(({ place }) => place)
    .toSorted((one, other) => one - other)
  const scale = kept.reduce((most, place) => Math.max(most, ...of(place).map(Math.abs)), 0) / HIGHEST
  const bytes = new Uint8Array(kept.length * BYTES_OF_PLACE)
  for (const [index, place] of kept.entries())
    bytes.set([place >> 8, place & 255, ...of(place).map((weight) => Math.round(weight / scale) & 255)], index * BYTES_OF_PLACE)
  return [
    '/**',
    ' * Written by `npm run bench -- learn-mails`: what the lessons in bench/learn-mails teach; nobody edits it. Hexadecimal, because letters',
    ' * of the whole alphabet spell words by chance. 18 digits a place: its number in four, then a signed byte for each kind of likely.ts.',
    ' */',
    `export const SCALE = ${scale.toPrecision(6)}`,
    `export const BIASES = [${biases.map((bias) => bias.toFixed(4)).join(', ')}]`,
    `export const WEIGHTS =`,
    `  '${Buffer.from(bytes).toString('hex')}'`,
    '',
  ].join('\n')
}
