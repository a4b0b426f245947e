import type { CheckedLetter, CoverLetter, LetterJob } from '@jobapply/core/documents/cover-letters'
import type { LetterOptions } from '@jobapply/core/documents/letters-schema'
import { CHECKED_TEXT_MAX, type Claim } from '@jobapply/core/documents/truth-schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/dates'
import { findProfile } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'

/** Written on this machine from the facts of the profile; every sentence has passed the truth check. */
export async function draftFor(profile: ProfileFields, job: LetterJob, options: LetterOptions): Promise<string> {
  const { writeLetter } = await import('@jobapply/writing/letters/write-letter')
  return writeLetter(profile, job, dayOf(now()), options).text
}

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
  const [{ readFacts }, { checkText }] = await Promise.all([
    import('@jobapply/writing/facts/profile-facts'),
    import('@jobapply/writing/truth/check'),
  ])
  return checkText(text, readFacts(profile ?? EMPTY_FIELDS, dayOf(now())), job)
}

export const withClaims = async (db: Db, userId: string, letter: CoverLetter): Promise<CheckedLetter> => ({
  ...letter,
  claims: await checkFor(db, userId, letter, letter.text),
})
