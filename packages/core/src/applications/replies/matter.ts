import type { HiringWord } from '@jobapply/language/word-lists/hiring-words'
import type { Sentence } from './sentences.ts'

const count = (sentences: readonly Sentence[], name: HiringWord) =>
  sentences.reduce((sum, { marks }) => sum + (marks.get(name)?.length ?? 0), 0)
const countSentences = (sentences: readonly Sentence[], name: HiringWord) =>
  sentences.filter(({ marks }) => marks.has(name)).length

const countHiring = (sentences: readonly Sentence[]) =>
  sentences.filter(({ marks }) => marks.has('hiring') || marks.has('interview')).length

/** An email with none of these is not about an application. */
const NEAR = ['interview', 'refuse', 'hire', 'rival', 'candidates', 'stage', 'test', 'contract'] as const
/** Dentists, garages and colleagues use these as well: they count only in an email that something else ties to an application. */
const WEAK = ['job', 'meeting', 'meet', 'invite', 'choose', 'proceed', 'courtesy'] as const

/** What kind of email it is, before anything is read from it. */
export type Matter = 'application' | 'other' | 'unclear' | 'bulk' | 'unknown'

/**
 * Loans, flats and products also have applications, candidates and calls: what an email is about is weighed first. `isLikely`: it answers an
 * email, is tied to an application, or a department sent it.
 */
export function matterOf(subject: readonly Sentence[], body: readonly Sentence[], isLikely: boolean): Matter {
  const all = [...subject, ...body]
  const applications = countSentences(all, 'application')
  const hiring = countHiring(all) + countHiring(subject) + applications / 2
  const others = count(all, 'otherMatter') + count(subject, 'otherMatter')
  if (others > hiring) return 'other'
  if (count(all, 'bulk') + count(all, 'outreach') > 0) return 'bulk'
  if (others > 0 && others === hiring) return 'unclear'
  const near = isLikely ? [...NEAR, ...WEAK] : NEAR
  return hiring > 0 || near.some((name) => count(all, name) > 0) ? 'application' : 'unknown'
}
