import type { ReviewedJob } from '@jobapply/core/applications/apply-schema'
import type { OpenQuestion } from '@jobapply/core/applications/questions-schema'
import { splitByLimit } from '@jobapply/core/applications/review-rules'
import type { KeptJob } from '@jobapply/core/applications/schema'
import { useState } from 'react'
import { type Given, isGiven, NOTHING } from '#features/applications/questions/given-answers.ts'
import { mutate } from '#platform/mutate.ts'
import { usePrepared } from './use-prepared.ts'
import { useTailoring } from './use-tailoring.ts'

/** What the person has changed in a line. */
type Change = {
  /** Prepared again, for another profile. */
  reviewed?: ReviewedJob
  isPreparing?: boolean
  resumeId?: string | null
  hasLetter?: boolean
  applyAnyway?: boolean
}

/** The same answer stands for every line that asks the same in the same form. */
const placeOf = (job: KeptJob, { key, country, question }: OpenQuestion) =>
  key === null ? `${job.jobId} ${question.id}` : JSON.stringify([key, country, question.kind, question.options])

export type Line = {
  job: KeptJob
  /** Undefined while it is being prepared. */
  reviewed: ReviewedJob | undefined
  resumeId: string | null
  hasLetter: boolean
  applyAnyway: boolean
  /** What only the person can answer, with what was answered so far. */
  open: readonly (OpenQuestion & { given: Given })[]
  /** A job that was applied to, or one whose warning was not answered, cannot be ticked. */
  canBeTicked: boolean
  isTicked: boolean
  isOverLimit: boolean
}

export type ReviewProps = {
  profileId: string
  jobs: readonly KeptJob[]
  unticked: ReadonlySet<string>
  onUntick: (unticked: ReadonlySet<string>) => void
}

export const missingFields = ({ reviewed }: Line) => reviewed?.fields.filter((field) => field.isRequired && !field.value) ?? []
/** The questions that still wait for the person. */
export const unanswered = ({ open }: Line) => open.filter(({ given }) => !isGiven(given))

/** The lines of the review: what the server prepared, and what the person has changed since. */
export function useReview({ profileId, jobs, unticked, onUntick }: ReviewProps) {
  const review = usePrepared(profileId, jobs)
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({})
  const change = (jobId: string, patch: Change) => setChanges((all) => ({ ...all, [jobId]: { ...all[jobId], ...patch } }))
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({})
  const { usage } = review
  const tailoring = useTailoring()

  const prepared = jobs.map((job, index): Line => {
    const { reviewed: again, isPreparing, resumeId, hasLetter = true, applyAnyway = false } = changes[job.jobId] ?? {}
    const reviewed = isPreparing ? undefined : (again ?? review.jobs[index])
    const proposed = tailoring.find(job.jobId)
    const canBeTicked = !reviewed?.earlier || (reviewed.earlier.kind === 'similar' && applyAnyway)
    return {
      job,
      reviewed,
      resumeId: proposed?.resume.id ?? (resumeId === undefined ? (reviewed?.resume?.id ?? null) : resumeId),
      hasLetter: hasLetter && reviewed?.letter != null,
      applyAnyway,
      open: reviewed?.open.map((question) => ({ ...question, given: given[placeOf(job, question)] ?? NOTHING })) ?? [],
      canBeTicked,
      isTicked: canBeTicked && !unticked.has(job.jobId),
      isOverLimit: false,
    }
  })
  const ticked = prepared.filter((line) => line.isTicked)
  const { fitting, over } = splitByLimit(ticked, usage ? usage.left : null)
  const overLimit = new Set(over)

  return {
    review,
    usage,
    tailoring,
    lines: prepared.map((line) => ({ ...line, isOverLimit: overLimit.has(line) })),
    ticked,
    fitting,
    isPreparing: prepared.some(({ reviewed }) => !reviewed),
    toggle(jobId: string) {
      const next = new Set(unticked)
      if (!next.delete(jobId)) next.add(jobId)
      onUntick(next)
    },
    answer: (job: KeptJob, question: OpenQuestion, answer: Given) =>
      setGiven((all) => ({ ...all, [placeOf(job, question)]: answer })),
    applyAnyway: (jobId: string) => change(jobId, { applyAnyway: true }),
    chooseResume(jobId: string, resumeId: string | null) {
      tailoring.drop(jobId)
      change(jobId, { resumeId })
    },
    keepLetter: (jobId: string, hasLetter: boolean) => change(jobId, { hasLetter }),
    async chooseProfile(job: KeptJob, chosen: string) {
      tailoring.drop(job.jobId)
      change(job.jobId, { isPreparing: true })
      await mutate(async (client) => {
        const { jobs: lines } = await client.applications.review({ profileId: chosen, isProfileChosen: true, jobs: [job] })
        // The former profile's resume and letter do not go out with this one.
        const patch = lines[0] ? { reviewed: lines[0], hasLetter: true } : {}
        setChanges(({ [job.jobId]: { resumeId: _, ...before } = {}, ...others }) => ({
          ...others,
          [job.jobId]: { ...before, ...patch },
        }))
      })
      change(job.jobId, { isPreparing: false })
    },
  }
}
export type ReviewState = ReturnType<typeof useReview>
