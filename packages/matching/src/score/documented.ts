import { MAX_SCORE } from '@jobapply/core/matching/constants'
import { DESIRED_TITLE_POINTS, OVERALL_WEIGHTS, SEARCH_TEXT_POINTS, TIERS, VARIATION_POINTS } from '#constants'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { containsWords } from '#words'

/** The documented scores of a job (spec 3 §9). */
export type DocumentedScores = { titleMatchScore: number; skillsMatchScore: number; intelligenceScore: number }

export function documentedScores(posting: ParsedPosting, person: Person, searchText = ''): DocumentedScores {
  const titleMatchScore = titleScore(posting, person, searchText)
  const skillsMatchScore = skillsPercentage(posting, person)
  return { titleMatchScore, skillsMatchScore, intelligenceScore: overallScore(titleMatchScore, skillsMatchScore) }
}

/** 0.4 x title + 0.6 x skills, without floating-point noise. */
export const overallScore = (title: number, skills: number) =>
  Math.round((OVERALL_WEIGHTS.title * title + OVERALL_WEIGHTS.skills * skills) * 1e6) / 1e6

/** Search text and desired title count as substrings of the title; a variation as whole words, in the title or else in the text. */
export function titleScore(posting: ParsedPosting, person: Person, searchText: string): number {
  const title = posting.job.title.toLowerCase()
  const typed = searchText.trim().toLowerCase()
  let score = 0
  if (typed !== '' && title.includes(typed)) score += SEARCH_TEXT_POINTS
  if (person.desiredTitle !== '' && title.includes(person.desiredTitle)) score += DESIRED_TITLE_POINTS
  for (const id of posting.inTitle) score += pointsOf(person.desiredTiers[id], 'title')
  for (const id of posting.inText) if (!posting.inTitle.includes(id)) score += pointsOf(person.desiredTiers[id], 'description')
  for (const { tier, text } of person.fallbackVariations)
    score += containsWords(title, text)
      ? VARIATION_POINTS[tier].title
      : containsWords(posting.text, text)
        ? VARIATION_POINTS[tier].description
        : 0
  return Math.min(MAX_SCORE, score)
}

export function skillsPercentage(posting: ParsedPosting, person: Person): number {
  if (person.skillCount === 0) return 0
  const matched = countListed(posting, person) + countFreeText(posting, person)
  return Math.min(MAX_SCORE, (matched / person.skillCount) * 100)
}

function countListed({ named }: ParsedPosting, { listedSkills }: Person): number {
  let count = 0
  for (let index = 0; index < named.length; index++) count += listedSkills[named[index] as number] as number
  return count
}

function countFreeText({ job, text }: ParsedPosting, { freeTextSkills }: Person): number {
  if (freeTextSkills.length === 0) return 0
  let count = 0
  for (const skill of freeTextSkills) if (containsWords(job.title, skill) || containsWords(text, skill)) count++
  return count
}

const POINTS = { title: points('title'), description: points('description') }
function points(place: 'title' | 'description') {
  return Float64Array.from([0, ...TIERS.map((tier) => VARIATION_POINTS[tier][place])])
}
const pointsOf = (tier: number | undefined, place: keyof typeof POINTS) => POINTS[place][tier ?? 0] ?? 0
