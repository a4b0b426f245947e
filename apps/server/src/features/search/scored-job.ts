import { LEVELS } from '@jobapply/core/jobs/constants'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { CRITERIA } from '@jobapply/core/matching/constants'
import type { JobMatch } from '@jobapply/core/matching/schema'
import { JOB_TYPES } from '@jobapply/core/profiles/constants'
import type { ScoredJob } from '@jobapply/core/search/schema'
import { labelOf } from '@jobapply/core/shared/options'
import { salaryLabel } from '@jobapply/matching/score/explain-parts'

const EXCERPT = 280

export type Shown = {
  listing: JobListing
  match: JobMatch
  obstacle: string | null
  reasons: readonly string[]
  isPreselected: boolean
  /** Name and link of the source, and where one applies. */
  source: string
  url: string
  applicationUrl: string
  /** Details show the whole text, a list its beginning. */
  isWhole: boolean
  otherPlaces: ScoredJob['otherPlaces']
}

/** A job in its documented form (spec 3 §3). */
export const toScoredJob = ({
  listing,
  match,
  obstacle,
  reasons,
  isPreselected,
  source,
  url,
  applicationUrl,
  isWhole,
  otherPlaces,
}: Shown): ScoredJob => ({
  id: listing.id,
  title: listing.title,
  company: listing.company,
  location: listing.location,
  type: labelOf(JOB_TYPES, listing.jobType) ?? '',
  salary: salaryLabel(listing),
  description: isWhole ? listing.description : excerptOf(listing.description),
  requirements: [...listing.requirements.must, ...listing.requirements.nice],
  benefits: listing.benefits,
  datePosted: listing.postedAt,
  applicationUrl,
  isRemote: listing.workMode === 'remote',
  experience: labelOf(LEVELS, listing.level) ?? '',
  matchScore: match.matchScore,
  priorityScore: priorityScore(match),
  matchedCriteria: match.matchedCriteria.map((criterion) => CRITERIA[criterion]),
  intelligenceScore: match.intelligenceScore,
  titleMatchScore: match.titleMatchScore,
  skillsMatchScore: match.skillsMatchScore,
  source,
  platform: listing.source,
  url,
  isDemo: listing.source === 'demo',
  verdict: match.verdict,
  obstacle,
  reasons: [...reasons],
  isPreselected,
  otherPlaces,
})

type Scores = Pick<JobMatch, 'intelligenceScore' | 'matchedCriteria' | 'matchScore'>

/** One number for the documented order: by overall score, then by matched criteria, then by matchScore (spec 3 §9). It reads like the first. */
export const priorityScore = ({ intelligenceScore, matchedCriteria, matchScore }: Scores) =>
  (Math.round(intelligenceScore * 1e6) * 1010 + matchedCriteria.length * 101 + Math.round(matchScore)) / 1.01e9

/** The beginning of a text in one line, cut after a word. Single blanks stay where they are: nearly all are. */
export function excerptOf(text: string): string {
  const line = text
    .slice(0, EXCERPT * 2)
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim()
  if (line.length <= EXCERPT) return line
  const end = line.lastIndexOf(' ', EXCERPT - 1)
  return `${line.slice(0, end > 0 ? end : EXCERPT)} …`
}
