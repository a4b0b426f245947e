import type { CheckedLetter, CoverLetter, LetterJob } from '@jobapply/core/documents/cover-letters'
import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { CHECKED_TEXT_MAX, type Claim } from '@jobapply/core/documents/truth-schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import { compute } from '#platform/compute/compute'
import type { Db } from '#platform/db/database'
import { checkWork, draftWork } from './works.ts'

/** Few enough for the time budget of a question, many enough that a long profile is sent to the helper seldom. */
const LETTERS_AT_ONCE = 10

/** Written on this machine from the facts of the profile, one for each job; every sentence has passed the truth check. */
export async function draftsFor(userId: string, profile: ProfileFields, jobs: readonly LetterJob[], options: LetterOptions) {
  const texts: string[] = []
  for (let from = 0; from < jobs.length; from += LETTERS_AT_ONCE) {
    const some = jobs.slice(from, from + LETTERS_AT_ONCE).map(withReadPart)
    texts.push(...(await compute(userId, draftWork, { profile, jobs: some, options, today: dayOf(now()) })))
  }
  return texts
}

/** Writing and checking read no more of a posting, so no more of it is sent to the helper. */
const withReadPart = (job: LetterJob): LetterJob => ({ ...job, description: job.description.slice(0, CHECKED_TEXT_MAX) })

export const draftFor = async (userId: string, profile: ProfileFields, job: LetterJob, options: LetterOptions) =>
  (await draftsFor(userId, profile, [job], options))[0] ?? ''

/** A model writes the body only: greeting, closing and name are ours, so that it never learns the name. */
export async function framed(body: string, tone: LetterOptions['tone'], job: LetterJob, { full_name }: ProfileFields) {
  const [{ CLOSINGS }, { greetingFor }] = await Promise.all([
    import('@jobapply/writing/letters/phrases'),
    import('@jobapply/writing/letters/addressee'),
  ])
  const closing = [CLOSINGS[tone], full_name].filter(Boolean).join('\n')
  return [greetingFor(tone, job), body.trim(), closing].join('\n\n').slice(0, CHECKED_TEXT_MAX)
}

type Addressed = Pick<CoverLetter, 'profileId' | 'job'>

/** What a text claims about the person, by their profile as it is now. Without a profile nothing is backed. */
export async function checkFor(db: Db, userId: string, { profileId, job }: Addressed, text: string): Promise<Claim[]> {
  const profile = profileId ? await findProfile(db, userId, profileId) : undefined
  return compute(userId, checkWork, { text, profile: profile ?? EMPTY_FIELDS, job, today: dayOf(now()) })
}

export const withClaims = async (db: Db, userId: string, letter: CoverLetter): Promise<CheckedLetter> => ({
  ...letter,
  claims: await checkFor(db, userId, letter, letter.text),
})
