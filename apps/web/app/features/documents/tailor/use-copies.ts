import type { ResumeDocument } from '@jobapply/core/documents/resume-schema'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import { PASTED_JOB, type TailoredJob } from '@jobapply/core/documents/tailor-schema'
import { tailoredName } from '@jobapply/core/documents/tailoring'
import { useState } from 'react'
import { rememberDocument } from '#features/documents/files/resume-actions.ts'
import { mutate } from '#platform/mutate.ts'
import { describeFault } from '#platform/toast-fault.ts'

export type Copy = { job: TailoredJob; isMaking?: boolean; made?: ResumeDocument; failure?: string }

type ContentFor = (job: TailoredJob) => ResumeContent
export type Copies = ReturnType<typeof useCopies>

/** Makes a copy of the resume for each job, one after the other. The resume itself stays as it is. */
export function useCopies(documentId: string) {
  const [copies, setCopies] = useState<readonly Copy[]>([])
  const [isRunning, setIsRunning] = useState(false)

  const makeOne = (job: TailoredJob, contentFor: ContentFor): Promise<Copy> =>
    mutate<Copy, Copy>(
      async (client) => {
        const jobId = job.jobId === PASTED_JOB ? {} : { jobId: job.jobId }
        const copy = { id: documentId, name: tailoredName(job), content: contentFor(job), ...jobId }
        const made = await client.documents.resumes.duplicate(copy)
        rememberDocument(made)
        return { job, made }
      },
      { failed: (error) => ({ job, failure: describeFault(error) }) },
    )

  /** Those that are made already are not made again. */
  async function make(jobs: readonly TailoredJob[], contentFor: ContentFor): Promise<readonly Copy[]> {
    setIsRunning(true)
    let all = jobs.map((job): Copy => copies.find((copy) => copy.job === job && copy.made) ?? { job })
    for (const [index, { job, made }] of all.entries()) {
      if (made) continue
      setCopies(all.with(index, { job, isMaking: true }))
      all = all.with(index, await makeOne(job, contentFor))
      setCopies(all)
    }
    setIsRunning(false)
    return all
  }

  return { copies, isRunning, make, clear: () => setCopies([]) }
}
