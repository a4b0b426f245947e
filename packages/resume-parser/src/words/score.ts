/** One observation about a candidate and what it is worth for a reading. */
export type Feature<Candidate> = readonly [is: (candidate: Candidate) => boolean | number, weight: number]

/** The one scorer: the sum of what holds, each by its weight. */
export function score<Candidate>(features: readonly Feature<Candidate>[], candidate: Candidate): number {
  let sum = 0
  for (const [is, weight] of features) {
    const holds = is(candidate)
    if (holds !== false && holds !== 0) sum += holds === true ? weight : holds * weight
  }
  return sum
}

/** A sum of weights as a confidence between 0 and 1; 0 is undecided. */
export const confidence = (sum: number) => Math.round((1 / (1 + Math.exp(-sum))) * 100) / 100
