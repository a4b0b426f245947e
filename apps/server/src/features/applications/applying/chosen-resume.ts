import { contentOf } from '@jobapply/core/documents/rules'
import { findDocument } from '#features/documents/store'
import { findProfile } from '#features/profiles/store'
import type { Db } from '#platform/db/database'

type Choice = { profileId: string; resumeId: string | null }
type Refusals = { PROFILE_NOT_FOUND(): Error; DOCUMENT_NOT_FOUND(): Error }

/** The resumes of an approval as they are now: later edits don't change what was approved. Each is read once. */
export function createResumeReader(tx: Db, userId: string, errors: Refusals) {
  const read = new Map<string, Promise<Record<string, unknown>>>()

  async function readProfile(id: string) {
    const profile = await findProfile(tx, userId, id)
    if (!profile) throw errors.PROFILE_NOT_FOUND()
    return { name: profile.profile_name, content: contentOf(profile) }
  }

  async function readDocument(id: string) {
    const document = await findDocument(tx, userId, id)
    if (!document) throw errors.DOCUMENT_NOT_FOUND()
    const { name, content, design } = document
    return { name, content, design }
  }

  const readOnce = (id: string, find: (id: string) => Promise<Record<string, unknown>>) => {
    const running = read.get(id) ?? find(id)
    read.set(id, running)
    return running
  }

  /** A document of /resume, else the profile's own content. */
  return async ({ profileId, resumeId }: Choice) => {
    const own = await readOnce(profileId, readProfile)
    return resumeId ? readOnce(resumeId, readDocument) : own
  }
}
