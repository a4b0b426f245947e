import { LEVELS } from '@jobapply/core/jobs/constants'
import type { PartName } from '@jobapply/core/matching/constants'
import type { MatchPart } from '@jobapply/core/matching/schema'
import { shownCurrency } from '@jobapply/core/profiles/rules'
import { labelOf } from '@jobapply/core/shared/options'
import type { Person } from '#person/person'
import type { Need } from '#read/needs'
import { type ParsedPosting, type ParsedPostingWithText, sentenceOf } from '#read/posting'
import { REGIONS, type Region } from '#tables/regions'
import { vocabulary } from '#tables/vocabulary'
import { countedNeeds, daysPosted, highestRequiredYears, type PartValues } from './parts.ts'
import { allowedResidences } from './place.ts'
import { yearsFor } from './years-held.ts'

export const has = ({ coveredSkills }: Person, { skill }: Need) => coveredSkills[skill] === 1
export const nameOf = ({ skill }: Need) => vocabulary().skills[skill]?.name ?? ''
export const byWeight = (needs: readonly Need[]) =>
  [...needs].sort((a, b) => Number(a.nice) - Number(b.nice) || Number(a.isNamed) - Number(b.isNamed) || b.weight - a.weight)

const amounts = new Intl.NumberFormat('en-US')

type DescribePart = (posting: ParsedPosting, person: Person, now: Date, values: PartValues) => string

/** Says what was compared, or why nothing could be. */
export const DESCRIPTIONS: Record<PartName, DescribePart> = {
  must: skillWords(false),
  nice: skillWords(true),
  title: (_posting, { fields }) =>
    fields.desired_job_title
      ? `Compared with your desired title: ${fields.desired_job_title}.`
      : fields.experience.length > 0
        ? 'Compared with the jobs you have held.'
        : 'Your profile has no desired title.',
  seniority: ({ job }, { level }, _now, { reach }) => {
    if (job.level === null) return "The posting doesn't state a level."
    if (level === null) return "Your profile doesn't state your level."
    return `Your level: ${labelOf(LEVELS, level)}.${reachNote(reach.level)}`
  },
  years: (posting, person) => {
    const required = highestRequiredYears(posting)
    if (!required) return "The posting doesn't ask for a number of years."
    if (person.years === null) return "Your profile doesn't say how many years of experience you have."
    const { least, most } = yearsFor(posting, person, required)
    const held = most ?? person.years
    const isPart = required.value.about !== null && least < held
    return `You have ${isPart ? `${least}, perhaps ${held}` : held}, it asks for ${amountOf(required.value.min)}.`
  },
  place: (posting, { places }, _now, { reach }) => {
    const { job } = posting
    if (namesNoPlace(job)) return "The posting doesn't state a location."
    const isKnown = places.cities.length + places.regions.length + places.countries.length > 0
    const compared = isKnown ? 'Compared with where you live or want to work.' : "Your profile doesn't state a location."
    return `${(job.workMode === 'remote' && describeResidence(posting, places)) || compared}${reachNote(reach.place)}`
  },
  salary: ({ job }, { fields }) => {
    if (job.salaryMin === null && job.salaryMax === null) return "The posting doesn't state a salary."
    const least = fields.desired_salary_min ?? fields.desired_salary_max
    if (least === null) return "Your profile doesn't state a salary."
    const currency = shownCurrency(fields.expected_salary_currency)
    const note = job.salaryCurrency === currency ? '' : " The posting doesn't give pay in this currency, so we didn't compare."
    return `You ask for ${currency} ${amounts.format(least)} a year.${note}`
  },
  freshness: (posting, _person, now) => {
    const days = daysPosted(posting, now)
    if (days === null) return 'The posting has no date.'
    return `Posted ${days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`}.`
  },
}

/** The posting's sentences behind each part. */
export const EVIDENCE: Record<PartName, (posting: ParsedPostingWithText) => string[]> = {
  must: (posting) => needSentences(posting, false),
  nice: (posting) => needSentences(posting, true),
  title: ({ job }) => [job.title],
  seniority: ({ job }) => (job.level === null ? [] : [`${labelOf(LEVELS, job.level)} level: ${job.title}`]),
  years: (posting) => {
    const required = highestRequiredYears(posting)
    return required ? [sentenceOf(posting, required.sentence)] : []
  },
  place: (posting) => {
    const { job, requirements } = posting
    if (namesNoPlace(job)) return []
    const residences =
      job.workMode === 'remote' ? requirements.residences.map(({ sentence }) => sentenceOf(posting, sentence)) : []
    return [...new Set([job.location || 'Remote', ...residences])]
  },
  salary: ({ job }) => [salaryLabel(job)].filter(Boolean),
  freshness: () => [],
}

/** Heaviest first. */
export function skillsOf(name: PartName, posting: ParsedPosting, person: Person): MatchPart['skills'] {
  if (name !== 'must' && name !== 'nice') return []
  return byWeight(countedNeeds(needsOf(posting, name === 'nice'), person)).map((need) => ({
    name: nameOf(need),
    isHeld: has(person, need),
    isNamed: need.isNamed,
  }))
}

const needsOf = ({ needs }: ParsedPosting, nice: boolean) => needs.filter((need) => need.nice === nice)

function skillWords(nice: boolean): DescribePart {
  return (posting, person) => {
    const needs = countedNeeds(needsOf(posting, nice), person)
    if (needs.length === 0)
      return nice ? "The posting doesn't mention nice-to-have skills." : "We don't recognize any required skills in the posting."
    const count = (some: readonly Need[]) => `${some.filter((need) => has(person, need)).length} of ${some.length}`
    const named = needs.filter(({ isNamed }) => isNamed)
    if (named.length === 0) return `You have ${count(needs)}.`
    if (named.length === needs.length)
      return `The posting requires no skill outright. Of those it mentions, you have ${count(named)}.`
    return `You have ${count(needs.filter(({ isNamed }) => !isNamed))}, and ${count(named)} of those it only mentions.`
  }
}

function needSentences(posting: ParsedPostingWithText, nice: boolean): string[] {
  const places = [...new Set(needsOf(posting, nice).map(({ sentence }) => sentence))].sort((a, b) => a - b)
  return places.map((sentence) => sentenceOf(posting, sentence))
}

const namesNoPlace = ({ location, workMode }: ParsedPosting['job']) => location.trim() === '' && workMode === null
const reachNote = (reach: number) => (reach < 1 ? " That's far enough off to lower the whole score." : '')

/** Whom a remote job is open to, and whether the person is one of them; '' when it is open to everybody. */
function describeResidence({ job, requirements }: ParsedPosting, { mayWorkFrom }: Person['places']): string {
  const { stated, fromLocation } = allowedResidences(job, requirements)
  const allowed = [...new Set([...stated, ...fromLocation])]
  if (allowed.length === 0) return ''
  const names = allowed.map((one) => REGIONS[one as Region]?.label ?? one)
  const open = `It is open to people in ${names.join(' or ')}`
  if (mayWorkFrom.size === 0) return `${open}. Your profile doesn't state a country, so we can't tell whether that includes you.`
  return allowed.some((one) => mayWorkFrom.has(one))
    ? `${open}: you live, may work or want to work there.`
    : `${open}, and your profile doesn't name a country there.`
}

/** 'USD 80,000 - 100,000 a year' (spec 3 §3: salary). */
export function salaryLabel({ salaryMin, salaryMax, salaryCurrency, salaryPeriod }: ParsedPosting['job']): string {
  const named = [...new Set([salaryMin, salaryMax])].filter((one) => one !== null)
  if (named.length === 0) return ''
  return [
    salaryCurrency,
    named.map((one) => amounts.format(one)).join(' - '),
    salaryPeriod && `a${salaryPeriod === 'hour' ? 'n' : ''} ${salaryPeriod}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Less than a year is told in months. */
const amountOf = (years: number) => (years > 0 && years < 1 ? `${Math.round(years * 12)} months` : `${years}`)
