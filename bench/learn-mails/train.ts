import { PLACES } from '@jobapply/core/applications/replies/likely/features'
import { LIKELY, softmax } from '@jobapply/core/applications/replies/likely/likely'
import type { Example } from './examples.ts'

const ROUNDS = 30
const STEP = 0.5
const BIAS_STEP = 0.02
const DECAY = 1e-5
/** A share that is off by less teaches nothing. */
const LEAST = 1e-4

export type Learned = { weights: Float32Array; biases: number[] }

/** Softmax regression, each weight with a step of its own (AdaGrad). The same examples give the same weights on every machine. */
export function learn(examples: readonly Example[]): Learned {
  const weights = new Float32Array(LIKELY.length * PLACES)
  const slopes = new Float32Array(weights.length).fill(1e-6)
  const biases: number[] = LIKELY.map(() => 0)
  const random = generator()
  const order = [...examples.keys()]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const index of order) {
      const { features, kind } = examples[index] as Example
      const shares = softmax(LIKELY.map((_, at) => sumOf(at)))
      for (const [at, name] of LIKELY.entries()) {
        const off = (shares[at] ?? 0) - (name === kind ? 1 : 0)
        if (Math.abs(off) < LEAST) continue
        biases[at] = (biases[at] ?? 0) - BIAS_STEP * off
        for (const [place, weight] of features) {
          const here = at * PLACES + place
          const slope = off * weight + DECAY * (weights[here] ?? 0)
          slopes[here] = (slopes[here] ?? 0) + slope * slope
          weights[here] = (weights[here] ?? 0) - (STEP * slope) / Math.sqrt(slopes[here] ?? 1)
        }
      }
      function sumOf(at: number): number {
        return features.reduce((sum, [place, weight]) => sum + (weights[at * PLACES + place] ?? 0) * weight, biases[at] ?? 0)
      }
    }
  }
  return { weights, biases }
}

/** The same numbers each time, between 0 and 1. */
function generator(): () => number {
  let state = 7
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle(order: number[], random: () => number) {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [order[other] as number, order[at] as number]
  }
}
