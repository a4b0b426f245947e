import type { GeneratedLetter, LetterJob } from '@jobapply/core/documents/cover-letters'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { readFurtherSettings, settingsOf } from '@jobapply/core/preferences/rules'
import { findSettings } from '#features/profiles/store'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import { draftFor } from './letter-claims.ts'
import { findApproved } from './letters-store.ts'

/**
 * The letter that an application carries: the one that the person has approved for this job, else a new one; null when the profile's
 * settings ask for none, undefined without the profile. Our own engine writes it, and every sentence that it writes has passed the truth check. The custom message stands in it word for
 * word and unchecked: these are the person's own words, not a generated claim.
 */
export async function letterFor(
  db: Db,
  userId: string,
  { profileId, job }: { profileId: string; job: LetterJob },
): Promise<GeneratedLetter | null | undefined> {
  const found = await findSettings(db, userId, profileId)
  if (!found) return undefined
  const approved = job.id === null ? undefined : await findApproved(db, userId, profileId, job.id)
  if (approved) {
    const { text, engine, updatedAt } = approved
    return { content: text, generated: engine !== 'person', generatedAt: updatedAt, engine }
  }
  const { autoGenerateCoverLetter, customMessage } = settingsOf(found.profile, readFurtherSettings(found.settings))
  if (!autoGenerateCoverLetter) return null
  const content = await draftFor(found.profile, job, letterOptions.parse({ customMessage }))
  return { content, generated: true, generatedAt: now().toISOString(), engine: 'local' }
}
