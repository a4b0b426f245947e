import type { Answer } from '@jobapply/core/matching/constants'
import { EDUCATION_LEVELS, LANGUAGE_LEVELS } from '@jobapply/core/profiles/constants'
import { labelOf } from '@jobapply/core/shared/options'
import { DEGREE_RANKS } from '@jobapply/language/degree-levels'
import type { Paper } from '#person/paper'
import type { Study } from '#person/papers'
import type { Person } from '#person/person'
import type { AskedDegree } from '#read/kinds/degrees'
import type { ParsedPosting } from '#read/posting'
import { FIELDS, isNearField, mayBeSameField } from '#tables/field-index'
import { vocabulary } from '#tables/vocabulary'
import { judgeYears } from './judge-experience.ts'
import { type Judgement, judged } from './judgement.ts'

type Requirements = ParsedPosting['requirements']
type Asked = Requirements['degrees'][number]['value']

export function judgeDegree(posting: ParsedPosting, person: Person, asked: Requirements['degrees'][number]): Judgement {
  const { studies, degree, papers } = person
  const instead = papers.find(({ ids }) => asked.value.otherPapers.some((id) => ids.has(id)))
  if (instead) return judged('degree', 'met', asked, () => `Your profile lists an accepted alternative: ${instead.name}.`)
  const years = asked.value.orYears ? judgeYears(posting, person, { ...asked, value: asked.value.orYears }) : undefined
  if (years?.answer === 'met') return judged('degree', 'met', asked, years.fact)
  const best = studies
    .map((study) => ({ study, answer: answerOf(withRank(study, person), asked.value) }))
    .sort((a, b) => ORDER[a.answer] - ORDER[b.answer])[0]
  if (degree === null && (best === undefined || studies.every(({ rank }) => rank === 0)))
    return judged('degree', 'unknown', asked, () => 'Your profile does not list a degree.')
  const isLevelEnough = (degree ?? 0) >= DEGREE_RANKS[asked.value.level]
  const namesField = asked.value.fields.length + asked.value.words.length > 0
  if (!namesField || best === undefined) {
    const answer: Answer = !isLevelEnough ? 'notMet' : namesField ? 'unknown' : 'met'
    return judged('degree', soften(answer, asked.value), asked, () => highestFact(degree), asked.isFirm)
  }
  const isUnrecognized = isElsewhere(posting, person) && isStateTraining(asked.value, best.study)
  const answer = best.answer === 'met' && isUnrecognized ? 'unknown' : soften(best.answer, asked.value)
  return judged('degree', answer, asked, () => `Your studies: ${best.study.name}.`, asked.isFirm)
}
function highestFact(degree: number | null): string {
  const level = Object.entries(DEGREE_RANKS).find(([, rank]) => rank === degree)?.[0]
  return `Your highest degree: ${labelOf(EDUCATION_LEVELS, level) ?? 'other'}.`
}
/** A study whose name says no level is the one that the person gives as their highest, where there is no other. */
const withRank = (study: Study, { studies, degree }: Person): Study =>
  study.rank === 0 && studies.length === 1 && degree !== null ? { ...study, rank: degree } : study
/** A training that another country has to recognize: of a profession always, of another field where no degree stands behind it. */
const isStateTraining = ({ level, fields }: AskedDegree, { rank }: Study) =>
  level === 'diploma' &&
  fields.length > 0 &&
  (rank < DEGREE_RANKS.bachelors || fields.every((field) => FIELDS[field]?.isProfession))
const isElsewhere = ({ job }: ParsedPosting, { fields }: Person) =>
  job.country !== null && fields.location_country !== null && job.country !== fields.location_country
const ORDER: Readonly<Record<Answer, number>> = { met: 0, unknown: 1, notMet: 2 }

/** Where something else is enough, a missing degree is a question; where a second paper is asked for, a degree alone is. */
const soften = (answer: Answer, { hasOtherWay, isDouble, orYears }: Asked): Answer =>
  (answer === 'notMet' && (hasOtherWay || orYears !== null)) || (answer === 'met' && isDouble) ? 'unknown' : answer

function answerOf(study: Study, { level, fields, words, isRelatedEnough }: AskedDegree): Answer {
  if (study.rank < DEGREE_RANKS[level]) return 'notMet'
  if (fields.length === 0) return words.length > 0 && words.every((word) => study.words.has(word)) ? 'met' : 'unknown'
  if (
    study.fields.some(
      (field) => fields.includes(field) || fields.some((one) => FIELDS[one]?.isGeneral && mayBeSameField(one, field)),
    )
  )
    return 'met'
  if (study.fields.length === 0) return 'unknown'
  const near = fields.filter((one) => study.fields.some((field) => isNearField(field, one)))
  if (near.length === 0) return 'notMet'
  if (near.every((one) => FIELDS[one]?.isProfession)) return isRelatedEnough ? 'unknown' : 'notMet'
  return isRelatedEnough ? 'met' : 'unknown'
}

/** Registrations and licences to practise are given by one country. */
const BOUND = /licen[cs]e|registration|admission|nursing|solicitor|attorney/i

export const UNNAMED_PAPER = 'Your profile does not list it.'

/** Another paper than the one that is asked for proves nothing, and the person may have one that the profile does not list. */
export function judgeLicence(posting: ParsedPosting, person: Person, asked: Requirements['licences'][number]): Judgement {
  const { skills } = vocabulary()
  const { ids } = asked.value
  const { papers, unlicensed, said } = person
  if (isMissing(said, asked.value))
    return judged('licence', 'notMet', asked, () => 'Your summary says that you do not hold it, or no longer.')
  const held = [...papers, ...said.held].find((paper) => isPaper(paper, asked.value))
  if (held) {
    const isBound = ids.some((id) => BOUND.test(skills[id]?.name ?? ''))
    const isForeign = isBound && (isElsewhere(posting, person) || isOfOtherCountry(held, posting))
    return judged('licence', isForeign ? 'unknown' : 'met', asked, () => `Your profile lists it: ${held.name}.`)
  }
  if (asked.value.words.some((word) => unlicensed.has(word)))
    return judged('licence', 'notMet', asked, () => 'Your profile says that you are not licensed yet.')
  return judged('licence', 'unknown', asked, () =>
    ids.length > 0 ? `Your profile does not list it: ${ids.map((id) => skills[id]?.name).join(' or ')}.` : UNNAMED_PAPER,
  )
}

/** Of several papers of which one is enough, each has to be missing. */
const isMissing = (
  { missing, missingWords }: Person['said'],
  { ids, isAny, words }: Requirements['licences'][number]['value'],
): boolean =>
  (ids.length > 0 && (isAny ? ids.every((id) => missing.has(id)) : ids.some((id) => missing.has(id)))) ||
  (!isAny && words.some((word) => missingWords.has(word)))

/** A registration in Nigeria is none in the United Kingdom, wherever its holder lives now. */
const isOfOtherCountry = ({ countries }: Paper, { job }: ParsedPosting) =>
  job.country !== null && countries.length > 0 && !countries.includes(job.country)

function isPaper(paper: Paper, { ids, isAny, beside, words }: Requirements['licences'][number]['value']): boolean {
  const shown = (all: readonly number[]) => all.every((word) => paper.words.has(word))
  const isKnown = ids.length > 0 && (isAny ? ids.some((id) => paper.ids.has(id)) : ids.every((id) => paper.ids.has(id)))
  // A paper that is known to be another one proves nothing by the words that both names share.
  const mayBeIt = ids.length === 0 || paper.ids.size === 0
  return (isKnown && shown(beside)) || (mayBeIt && words.length > 0 && shown(words))
}

/** One step below what is asked for may be enough; a language that a list of languages leaves out is not known. */
export function judgeLanguage({ languages }: Person, asked: Requirements['languages'][number]): Judgement {
  const { options } = asked.value
  if (languages.size === 0) return judged('language', 'unknown', asked, () => "Your profile doesn't list any languages.", false)
  const answers = options.map(({ name, level }): Answer => {
    const held = languages.get(name)
    if (held === undefined) return 'notMet'
    return held >= level ? 'met' : held === 0 || held === level - 1 ? 'unknown' : 'notMet'
  })
  const answer = answers.sort((a, b) => ORDER[a] - ORDER[b])[0] ?? 'unknown'
  if (options.length === 0)
    return judged('language', 'unknown', asked, () => "The posting asks for a second language but doesn't say which.", false)
  const fact = () => `Your languages: ${options.map(({ name }) => languageFact(name, languages.get(name))).join(', ')}.`
  return judged('language', answer, asked, fact, false)
}
const languageFact = (name: string, rank: number | undefined) =>
  `${name}: ${rank === undefined ? 'not listed' : (Object.values(LANGUAGE_LEVELS)[rank - 1] ?? 'without a level')}`
