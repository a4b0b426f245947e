import { LIMITS } from '#profiles/constants'
import { yearsWorked } from '#profiles/facts'
import type { ProfileFields } from '#profiles/schema'
import type { Education } from '#profiles/schema-education'
import type { Experience } from '#profiles/schema-experience'
import { foldWords, listWords, withoutRepeats } from '#shared/text/text'

const MAX_EMPLOYERS = 3
const MAX_SKILLS = 6

type Known = Pick<ProfileFields, 'experience' | 'education' | 'technical_skills'>

/**
 * A summary that only repeats facts of the profile, without judging them: the latest job, years of dated work, other employers, the first
 * finished degree and skills. Null when there are none. `today` is YYYY-MM-DD.
 */
export function suggestSummary({ experience, education, technical_skills }: Known, today: string): string | null {
  const jobs = jobsUntil(experience, today)
  const [latest, ...others] = jobs.filter(({ company, position }) => company.trim() && position.trim()).toSorted(newestFirst)
  const employers = withoutRepeats(others.map(({ company }) => company.trim())).filter(
    (name) => foldWords(name) !== foldWords(latest?.company ?? ''),
  )
  const years = Math.floor(yearsWorked(jobs, today) ?? 0)
  const degree = education.find((one) => isFinished(one, today))
  const sentences = [
    latest && describeJob(latest),
    years > 0 && `${years} ${years === 1 ? 'year' : 'years'} of work experience`,
    employers.length > 0 && `Also worked at ${listWords(employers.slice(0, MAX_EMPLOYERS))}`,
    degree && describeStudies(degree),
    technical_skills.length > 0 && `Skills: ${technical_skills.slice(0, MAX_SKILLS).join(', ')}`,
  ]
  let summary = ''
  for (const sentence of sentences) {
    if (!sentence) continue
    const longer = `${summary} ${sentence.endsWith('.') ? sentence : `${sentence}.`}`.trimStart()
    if (longer.length <= LIMITS.screen.summary) summary = longer
  }
  return summary || null
}

/** A job that begins later is left out, and one that ends later is a current one. */
function jobsUntil(experience: readonly Experience[], today: string): Experience[] {
  const month = today.slice(0, 7)
  return experience
    .filter(({ startDate }) => !startDate || startDate <= month)
    .map((job) => ({ ...job, current: job.current || (job.endDate ?? '') > month }))
}

/** Current jobs first, then by their last and their first month. */
const newestFirst = (a: Experience, b: Experience) =>
  Number(b.current) - Number(a.current) || compare(b.endDate, a.endDate) || compare(b.startDate, a.startDate)
const compare = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '')

function describeJob({ position, company, startDate, endDate, current }: Experience): string {
  const job = `${position.trim()} at ${company.trim()}`
  const [from, until] = [yearOf(startDate), yearOf(endDate)]
  if (current) return from ? `${job} since ${from}` : job
  if (!until) return `Worked as ${job}`
  return from && from !== until ? `${job} from ${from} to ${until}` : `${job} until ${until}`
}
const yearOf = (date: string | null) => /^\d{4}/.exec(date ?? '')?.[0]

function describeStudies({ degree, field, institution }: Education): string {
  const isNamed = field && foldWords(degree).includes(foldWords(field))
  return [degree, isNamed ? null : field, institution].flatMap((part) => part?.trim() || []).join(', ')
}

/** A degree that is still being studied for is not named: it would read as if it were held. */
function isFinished({ startDate, endDate, graduationYear }: Education, today: string): boolean {
  const end = endDate ?? graduationYear?.toString()
  return end ? end < today.slice(0, end.length) : !startDate
}
