import { DRIVING_LICENSES, EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import { labelOf } from '@jobapply/core/shared/options'
import { BLOCKED_YEARS_SHARE } from '#constants'
import type { Person } from '#person/person'
import type { ParsedPosting } from '#read/posting'
import { DEGREE_RANKS } from '#read/requirements'
import { vocabulary } from '#tables/vocabulary'
import { nameKey } from '#words'
import { byVerdict, type Judgement } from './judgement.ts'
import { judgeCitizenship, judgeClearance, judgeSponsorship } from './knock-outs-legal.ts'
import { highestRequiredYears } from './parts.ts'

/** Worst first. */
export const judgeKnockOuts = (posting: ParsedPosting, person: Person) => judgeAll(posting, person).sort(byVerdict)

/** Unsorted. Missing profile data is never guessed: it gives a caution. */
export function judgeAll(posting: ParsedPosting, person: Person): Judgement[] {
  const all: Judgement[] = []
  // Several sentences may require the same licence.
  const isListed = (one: Judgement) => all.some(({ name, fact }) => name === one.name && fact === one.fact)
  const add = (one: Judgement | undefined) => one && !isListed(one) && all.push(one)
  for (const judge of JUDGES) add(judge(posting, person))
  for (const licence of posting.requirements.licences) add(judgeLicence(licence, person))
  add(judgeYears(posting, person))
  return all
}

const JUDGES: readonly ((posting: ParsedPosting, person: Person) => Judgement | undefined)[] = [
  judgeCompany,
  judgeSponsorship,
  judgeClearance,
  judgeCitizenship,
  judgeDegree,
  judgeDriving,
]

/** 'Acme' excludes 'Acme GmbH', not 'Acmeville'. */
export const isExcluded = (company: string, excluded: readonly string[]) =>
  excluded.length > 0 && excluded.includes(nameKey(company))

function judgeCompany({ job }: ParsedPosting, { excluded }: Person): Judgement | undefined {
  if (!isExcluded(job.company, excluded)) return undefined
  return { name: 'company', verdict: 'blocked', sentence: -1, fact: `${job.company} is on your list of companies to exclude.` }
}

function judgeDegree({ requirements }: ParsedPosting, { degree }: Person): Judgement | undefined {
  let required: ParsedPosting['requirements']['degrees'][number] | undefined
  for (const one of requirements.degrees)
    if (!one.nice && (!required || DEGREE_RANKS[one.value] > DEGREE_RANKS[required.value])) required = one
  if (!required) return undefined
  const { sentence } = required
  if (degree === null) return { name: 'degree', verdict: 'caution', sentence, fact: 'Your profile does not list a degree.' }
  const level = Object.entries(DEGREE_RANKS).find(([, rank]) => rank === degree)?.[0]
  const fact = `Your highest degree: ${labelOf(EDUCATION_LEVELS, level) ?? 'other'}.`
  if (degree >= DEGREE_RANKS[required.value]) return { name: 'degree', verdict: 'ok', sentence, fact }
  return { name: 'degree', verdict: required.isFirm ? 'blocked' : 'caution', sentence, fact }
}

function judgeDriving({ requirements }: ParsedPosting, { fields }: Person): Judgement | undefined {
  const required = requirements.driving.find(({ nice }) => !nice)
  if (!required) return undefined
  const { sentence } = required
  const licence = fields.driving_license
  if (licence === null)
    return { name: 'licence', verdict: 'caution', sentence, fact: 'You have not said whether you have a driving license.' }
  const verdict = licence === 'valid' || licence === 'international' ? 'ok' : licence === 'learning' ? 'caution' : 'blocked'
  return { name: 'licence', verdict, sentence, fact: `Your driving license: ${labelOf(DRIVING_LICENSES, licence)}.` }
}

/** A licence missing from the profile is only a caution: the person may have it. */
function judgeLicence(
  { sentence, value }: ParsedPosting['requirements']['licences'][number],
  { coveredSkills }: Person,
): Judgement {
  const { skills } = vocabulary()
  const owned = value.find((skill) => coveredSkills[skill] === 1)
  const names = value.map((skill) => skills[skill]?.name).join(' or ')
  return owned === undefined
    ? { name: 'licence', verdict: 'caution', sentence, fact: `Your profile does not list it: ${names}.` }
    : { name: 'licence', verdict: 'ok', sentence, fact: `Your profile lists it: ${skills[owned]?.name}.` }
}

function judgeYears(posting: ParsedPosting, { years }: Person): Judgement | undefined {
  const required = highestRequiredYears(posting)
  if (!required || required.value.min === 0) return undefined
  const { sentence } = required
  if (years === null)
    return {
      name: 'years',
      verdict: 'caution',
      sentence,
      fact: 'Your profile does not say how many years of experience you have.',
    }
  const { min } = required.value
  const verdict = years >= min ? 'ok' : years < min * BLOCKED_YEARS_SHARE ? 'blocked' : 'caution'
  return { name: 'years', verdict, sentence, fact: `Your experience: ${years} ${years === 1 ? 'year' : 'years'}.` }
}
