/** A test of a candidate, and the weight of a positive result. */
export type Feature<Candidate> = readonly [is: (candidate: Candidate) => boolean | number, weight: number]

/** The weighted sum of all features. */
export function scoreOf<Candidate>(features: readonly Feature<Candidate>[], candidate: Candidate): number {
  let sum = 0
  for (const [is, weight] of features) {
    const value = is(candidate)
    if (value !== false && value !== 0) sum += value === true ? weight : value * weight
  }
  return sum
}

/** A score as a confidence between 0 and 1; a score of 0 gives 0.5. */
export const toConfidence = (sum: number) => Math.round((1 / (1 + Math.exp(-sum))) * 100) / 100
