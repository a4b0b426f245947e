import type { KnockOutName, Verdict } from '@jobapply/core/matching/constants'

/** `sentence` is its index in the posting; -1 when the judgement rests on the listing's own fields (company, place). */
export type Judgement = { name: KnockOutName; verdict: Verdict; sentence: number; fact: string }

const WORST_FIRST: readonly Verdict[] = ['blocked', 'caution', 'ok']

export const byVerdict = (a: Judgement, b: Judgement) => WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict)

export function worstVerdict(judgements: readonly Judgement[]): Verdict {
  let worst: Verdict = 'ok'
  for (const { verdict } of judgements) if (WORST_FIRST.indexOf(verdict) < WORST_FIRST.indexOf(worst)) worst = verdict
  return worst
}
