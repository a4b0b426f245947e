import type { Usage } from '#billing/schema'
import type { ReviewedJob } from './apply-schema.ts'

type Counted = Pick<Usage, 'kind' | 'limits' | 'current'>
const SPANS = ['monthly', 'weekly', 'daily'] as const
export type Span = (typeof SPANS)[number]
export type TightestLimit = { span: Span; limit: number; used: number; left: number; words: string }

/** The limit with the fewest units left; of equal ones that of the longest time. Null: unlimited. */
export function tightestLimit({ kind, limits, current }: Counted): TightestLimit | null {
  if (!limits) return null
  const all = SPANS.flatMap((span) => {
    const limit = limits[span]
    if (limit === null) return []
    const used = Math.min(limit, current[span])
    return [{ span, limit, used, left: limit - used, words: wordsOf(span, kind) }]
  })
  return all.reduce((tightest, one) => (one.left < tightest.left ? one : tightest), all[0] as TightestLimit)
}

function wordsOf(span: Span, kind: Usage['kind']) {
  if (span === 'monthly') return kind === 'trial' ? 'in the trial' : 'in this cycle'
  return span === 'weekly' ? 'this week' : 'today'
}

/** '7 of 10 left today'; null: unlimited. */
export function leftText(usage: Counted): string | null {
  const tightest = tightestLimit(usage)
  return tightest && `${tightest.left} of ${tightest.limit} left ${tightest.words}`
}

/** When something can be sent again: the latest start of a limit that is reached. Null while something is left. */
export function startsAnew({ limits, current, resets }: Pick<Usage, 'limits' | 'current' | 'resets'>): string | null {
  const reached = SPANS.filter((span) => {
    const limit = limits?.[span] ?? null
    return limit !== null && current[span] >= limit
  })
  return reached.reduce<string | null>((latest, span) => (latest === null || resets[span] > latest ? resets[span] : latest), null)
}

/**
 * How an approved job is sent: a paired extension fills its form, else the person does. Browsers let the extension into https pages alone,
 * and without an address there is no form to open.
 */
export function wayOf(job: Pick<ReviewedJob['job'], 'job_url' | 'application_url'>, devices: number): ReviewedJob['way'] {
  const form = URL.parse(job.application_url ?? job.job_url ?? '')
  return devices > 0 && form?.protocol === 'https:' ? 'extension' : 'person'
}

/** Approving takes as many as fit, in list order (decisions, Applying). `left` null: unlimited. */
export function splitByLimit<T>(ticked: readonly T[], left: number | null): { fitting: T[]; over: T[] } {
  const count = left ?? ticked.length
  return { fitting: ticked.slice(0, count), over: ticked.slice(count) }
}

type Resume = { profileId: string | null; jobId: string | null }

/** The profile's resume that was tailored to this job, else the one for any job that was changed last. Never one for another job. */
export const chooseResume = <R extends Resume>(
  lastChangedFirst: readonly R[],
  profileId: string,
  jobId: string,
): R | undefined => {
  const own = lastChangedFirst.filter((resume) => resume.profileId === profileId)
  return own.find((resume) => resume.jobId === jobId) ?? own.find((resume) => resume.jobId === null)
}
