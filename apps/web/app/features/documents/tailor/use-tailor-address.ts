import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { TAILOR_PARAM } from '#features/documents/letters/start-for-job.ts'
import { mutate } from '#platform/mutate.ts'
import type { Proposals } from './use-review.ts'

/** An address that names a job opens its proposals, once: a reload shows the resume alone. */
export function useTailorAddress(documentId: string, start: (proposals: Proposals) => void) {
  const [query, setQuery] = useSearchParams()
  const jobId = query.get(TAILOR_PARAM)
  const propose = useEffectEvent(async (id: string) => {
    setQuery((before) => withoutJob(before), { replace: true, preventScrollReset: true })
    await mutate(async (client) => {
      const jobs = await client.documents.resumes.tailor({ id: documentId, jobIds: [id] })
      start({ jobs, gone: jobs.length > 0 ? [] : ['this job'] })
    })
  })
  useEffect(() => {
    if (jobId) void propose(jobId)
  }, [jobId])
}

function withoutJob(query: URLSearchParams) {
  const next = new URLSearchParams(query)
  next.delete(TAILOR_PARAM)
  return next
}
