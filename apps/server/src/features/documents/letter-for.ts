import type { GeneratedLetter, LetterJob } from '@jobapply/core/documents/cover-letters'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { readFurtherSettings, settingsOf } from '@jobapply/core/preferences/rules'
import { findSettings } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { draftsFor } from './letter-claims.ts'
import { findApproved } from './letters-store.ts'

/**
 * The letter that an application carries: the one that the person has approved for this job, else a new one; null when the profile's
 * settings ask for none, undefined without the profile. Our own engine writes it, and every sentence that it writes has passed the truth check. The custom message stands in it word for
 * word and unchecked: these are the person's own words, not a generated claim.
 */
export const letterFor = async (
  db: Db,
  userId: string,
  { profileId, job }: { profileId: string; job: LetterJob },
): Promise<GeneratedLetter | null | undefined> => (await lettersFor(db, userId, profileId, [job]))?.[0]

/** The same for several jobs, in their order. */
export async function lettersFor(
  db: Db,
  userId: string,
  profileId: string,
  jobs: readonly LetterJob[],
): Promise<(GeneratedLetter | null)[] | undefined> {
  const found = await findSettings(db, userId, profileId)
  if (!found) return undefined
  const approved = await findApproved(
    db,
    userId,
    profileId,
    jobs.flatMap(({ id }) => id ?? []),
  )
  const { autoGenerateCoverLetter, customMessage } = settingsOf(found.profile, readFurtherSettings(found.settings))
  const wanted = autoGenerateCoverLetter ? jobs.filter(({ id }) => !approved.has(id ?? '')) : []
  const texts = await draftsFor(userId, found.profile, wanted, letterOptions.parse({ customMessage }))
  const drafts = new Map(wanted.map((job, place) => [job, texts[place] ?? '']))
  return jobs.map((job) => {
    const own = approved.get(job.id ?? '')
    if (own) return { content: own.text, generated: own.engine !== 'person', generatedAt: own.updatedAt, engine: own.engine }
    const content = drafts.get(job)
    return content === undefined ? null : { content, generated: true, generatedAt: now().toISOString(), engine: 'local' }
  })
}
