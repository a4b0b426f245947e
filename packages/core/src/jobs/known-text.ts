import type { JobListing } from './schema.ts'

/** A job of a list without texts, completed by what an earlier visit read in its text. What the list says itself comes first. */
export function withKnownText(listed: JobListing, known: JobListing): JobListing {
  const { salaryMin, salaryMax, salaryCurrency, salaryPeriod } = known
  const hasPay = listed.salaryMin !== null || listed.salaryMax !== null
  return {
    ...listed,
    description: known.description,
    requirements: known.requirements,
    benefits: known.benefits,
    skills: listed.skills.length > 0 ? listed.skills : known.skills,
    workMode: listed.workMode ?? known.workMode,
    jobType: listed.jobType ?? known.jobType,
    level: listed.level ?? known.level,
    expiresAt: listed.expiresAt ?? known.expiresAt,
    ...(hasPay ? {} : { salaryMin, salaryMax, salaryCurrency, salaryPeriod }),
  }
}
