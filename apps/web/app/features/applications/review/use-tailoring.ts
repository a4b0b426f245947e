import type { ResumeDocument } from '@jobapply/core/documents/resume-schema'
import type { TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { isAcceptedAtFirst, tailorChanges, tailoredName, takeTailoring } from '@jobapply/core/documents/tailoring'
import { useRef, useState } from 'react'
import { rememberDocument } from '#features/documents/files/resume-actions.ts'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'

/** A resume with the changes that are proposed for a job. */
export type LineTailoring = { resume: ResumeDocument; proposal: TailoredJob; rejected: readonly string[] }

/** Per job of the review: `busy` while it is read, `gone` when we have no posting to tailor to. */
type State = LineTailoring | 'busy' | 'gone'
type Asked = { jobId: string; profileId: string; resumeId: string | null }

/** What the resumes of a review would say for their jobs. The copies are made when the review is approved. */
export function useTailoring() {
  const [all, setAll] = useState<Readonly<Record<string, State>>>({})
  const put = (jobId: string, state: State | undefined) =>
    setAll(({ [jobId]: _, ...others }) => (state ? { ...others, [jobId]: state } : others))
  // A repeated press after a failed approval uses the copy that was made.
  const made = useRef(new Map<string, { choice: string; id: string }>())
  const find = (jobId: string) => {
    const state = all[jobId]
    return typeof state === 'object' ? state : undefined
  }

  return {
    stateOf: (jobId: string) => all[jobId],
    find,
    drop: (jobId: string) => put(jobId, undefined),
    reject: (jobId: string, rejected: readonly string[]) => {
      const tailoring = find(jobId)
      if (tailoring) put(jobId, { ...tailoring, rejected })
    },

    /** Without a resume of its own one is made of the profile first. */
    async propose({ jobId, profileId, resumeId }: Asked) {
      put(jobId, 'busy')
      const state = await mutate(async (client): Promise<State> => {
        const resume = resumeId ? await client.documents.resumes.get({ id: resumeId }) : await makeResume(client, profileId)
        const [proposal] = await client.documents.resumes.tailor({ id: resume.id, jobIds: [jobId] })
        if (!proposal) return 'gone'
        const changes = tailorChanges(resume.content, proposal)
        const rejected = changes.filter((change) => !isAcceptedAtFirst(change)).map(({ key }) => key)
        return { resume, proposal, rejected }
      })
      put(jobId, state)
    },

    /** The id of the copy that says what was accepted; undefined when nothing was. */
    async copyFor(client: Client, jobId: string): Promise<string | undefined> {
      const tailoring = find(jobId)
      const keys = tailoring ? acceptedKeys(tailoring) : []
      if (!tailoring || keys.length === 0) return undefined
      const { resume, proposal } = tailoring
      const choice = JSON.stringify([resume.id, keys])
      const known = made.current.get(jobId)
      if (known?.choice === choice) return known.id
      const content = takeTailoring(resume.content, proposal, { keys })
      const copy = await client.documents.resumes.duplicate({ id: resume.id, name: tailoredName(proposal), content, jobId })
      rememberDocument(copy)
      made.current.set(jobId, { choice, id: copy.id })
      return copy.id
    },
  }
}

export const acceptedKeys = ({ resume, proposal, rejected }: LineTailoring) =>
  tailorChanges(resume.content, proposal).flatMap(({ key }) => (rejected.includes(key) ? [] : key))

async function makeResume(client: Client, profileId: string) {
  const resume = await client.documents.resumes.create({ profileId })
  rememberDocument(resume)
  return resume
}
