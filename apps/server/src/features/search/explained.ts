import { CRITERIA, type Criterion, FOR_PERSON, KNOCK_OUTS, OFFERS } from '@jobapply/core/matching/constants'
import type { MatchExplanation } from '@jobapply/core/matching/schema'
import { ANY } from '@jobapply/core/search/constants'
import type { JobDetails, SearchPreferences } from '@jobapply/core/search/schema'
import type { Person } from '@jobapply/matching/person/person'
import type { PartSummary } from '@jobapply/matching/score/explain'

/** What a list says of a job's matchScore: the whole in words, then what each part says, the weightiest first. */
export const reasonsOf = ({ summary, parts }: { summary: string; parts: readonly PartSummary[] }): string[] => [
  summary,
  ...parts
    .filter(({ percent }) => percent !== null)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ label, percent, words }) => `${label} ${percent}%: ${words}`),
]

type Explained = Pick<JobDetails, 'parts' | 'adjustments' | 'knockOuts' | 'gaps'>

/** The explanation as the detail view opens it: each part with its sentences, what blocks with the words it rests on. */
export function toExplained({ parts, adjustments, knockOuts, gaps }: MatchExplanation): Explained {
  const counted = parts.filter(({ percent }) => percent !== null)
  return {
    parts: counted.map(({ name, label, percent, weight, points, most, words, skills, sentences }) => ({
      key: name,
      label,
      score: percent ?? 0,
      weight,
      points,
      most,
      skills: skills.map(({ name: skill, isHeld, isNamed }) => ({ text: skill, isHeld, isNamed })),
      sentences: [{ text: words, quote: sentences[0] ?? null }, ...sentences.slice(1).map((quote) => ({ text: '', quote }))],
    })),
    adjustments: adjustments.map(({ words, points }) => ({ text: words, points })),
    knockOuts: knockOuts.map(({ name, answer, verdict, nice, sentence, fact }, place) => ({
      key: `${name} ${place}`,
      label: KNOCK_OUTS[name],
      answer,
      verdict,
      isWish: nice,
      isForPerson: FOR_PERSON.some((one) => one === name),
      isOffer: OFFERS.some((one) => one === name),
      text: fact,
      quote: sentence || null,
    })),
    gaps: gaps.map(({ skill, nice, isNamed, sentence }) => ({ text: skill, isMust: !nice && !isNamed, quote: sentence || null })),
  }
}

/** Which of the nine are set: text, place, type, mode and level by the panel; title, skills and pay by the profile. */
export function criteriaSet(filters: SearchPreferences, { desiredTitle, skillCount, fields }: Person): string[] {
  const isSet: Record<Criterion, boolean> = {
    searchText: filters.searchTerm !== '',
    desiredTitle: desiredTitle !== '',
    skills: skillCount > 0,
    location: filters.location !== '',
    country: filters.country !== ANY,
    jobType: filters.jobType !== ANY,
    workType: filters.workType !== ANY,
    experienceLevel: filters.experienceLevel !== ANY,
    salary: fields.desired_salary_min !== null || fields.desired_salary_max !== null,
  }
  return (Object.keys(CRITERIA) as Criterion[]).filter((criterion) => isSet[criterion]).map((criterion) => CRITERIA[criterion])
}
