import type { ScoredJob } from '@jobapply/core/search/schema'
import { rememberDocument } from '#features/documents/files/resume-actions.ts'
import { PATHS } from '#paths.ts'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { letterPages, rememberLetter } from './letter-actions.ts'

type Job = Pick<ScoredJob, 'id' | 'title' | 'company'>
type Go = (path: string) => unknown

/** The address part under which a resume opens with what would change for a job. */
export const TAILOR_PARAM = 'tailor'

/** Opens the profile's resume that was changed last with the proposals for this job; without one it is made first. */
export const startTailoring = (job: Job, profileId: string, go: Go) =>
  mutate(async (client) => {
    const own = (await client.documents.resumes.list()).find((document) => document.profileId === profileId)
    const { id } = own ?? (await makeResume(client, profileId))
    await go(`${PATHS.resume}/${id}?${new URLSearchParams({ [TAILOR_PARAM]: job.id })}`)
  })

async function makeResume(client: Client, profileId: string) {
  const made = await client.documents.resumes.create({ profileId })
  rememberDocument(made)
  return made
}

/** Opens the letter for this job; the first time it is drafted. */
export const startLetter = (job: Job, profileId: string, go: Go) =>
  mutate(async (client) => {
    const { rows } = await client.documents.letters.list({})
    const known = rows.find(({ jobId }) => jobId === job.id)
    if (known) return void (await go(`${PATHS.coverLetters}/${known.id}`))
    const letter = await draftLetter(client, job, profileId)
    rememberLetter(letter)
    void queryClient.invalidateQueries({ queryKey: letterPages.queryKey })
    await go(`${PATHS.coverLetters}/${letter.id}`)
  })

/** A job that only the extension has seen has no posting here: its letter starts empty. */
async function draftLetter(client: Client, { id, title, company }: Job, profileId: string) {
  try {
    return await client.documents.letters.create({ profileId, jobId: id })
  } catch (error) {
    if (!(error instanceof ORPCError) || error.code !== 'JOB_NOT_FOUND') throw error
    return client.documents.letters.create({ profileId, job: { title, company } })
  }
}
