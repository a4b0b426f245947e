import { type Answer, FOR_PERSON, type KnockOutName, type Verdict } from '@jobapply/core/matching/constants'

/**
 * One condition of a posting for one person. `answer` says whether it is met; `verdict` how much that weighs. `sentence` is its index in
 * the posting; -1 when the judgement rests on the listing's own fields (company, place).
 */
export type Judgement = {
  name: KnockOutName
  answer: Answer
  verdict: Verdict
  nice: boolean
  sentence: number
  /** Written only where it is shown. */
  fact: () => string
}

const WORST_FIRST: readonly Verdict[] = ['blocked', 'caution', 'ok']
const VERDICT_OF: Readonly<Record<Answer, Verdict>> = { met: 'ok', unknown: 'caution', notMet: 'blocked' }

/** A wish never blocks; what is not firm is a point to check. */
export const judged = (
  name: KnockOutName,
  answer: Answer,
  { sentence, nice }: { sentence: number; nice: boolean },
  fact: () => string,
  isFirm = true,
): Judgement => {
  const strict = VERDICT_OF[answer]
  return { name, answer, verdict: strict === 'blocked' && (nice || !isFirm) ? 'caution' : strict, nice, sentence, fact }
}

export const byVerdict = (a: Judgement, b: Judgement) =>
  Number(a.nice) - Number(b.nice) || WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict)

/** Wishes, and what only the person can judge, do not hold a job back. */
export const isDecisive = ({ name, nice }: Pick<Judgement, 'name' | 'nice'>) => !nice && !FOR_PERSON.some((one) => one === name)

export function worstVerdict(judgements: readonly Judgement[]): Verdict {
  let worst: Verdict = 'ok'
  for (const one of judgements) {
    if (one.verdict === 'ok' || one.verdict === worst || !isDecisive(one)) continue
    worst = one.verdict
    if (worst === 'blocked') return worst
  }
  return worst
}
