import { DRIVING_LICENSES, EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import { labelOf } from '@jobapply/core/shared/options'
import { BLOCKED_YEARS_SHARE } from '#constants'
import type { Person } from '#person/person'
import { DEGREE_RANKS } from '#read/asks'
import type { ParsedPosting } from '#read/posting'
import { vocabulary } from '#tables/vocabulary'
import { nameKey } from '#words'
import { byVerdict, type Judgement } from './judgement.ts'
import { judgeCitizenship, judgeClearance, judgeSponsorship } from './knock-outs-legal.ts'
import { yearsNeeded } from './parts.ts'

/** What could make an application pointless, worst first. */
export const judgeKnockOuts = (posting: ParsedPosting, person: Person) => judgeAll(posting, person).sort(byVerdict)

/** The same in any order. What the person has not stored is never guessed: it is a caution. */
export function judgeAll(posting: ParsedPosting, person: Person): Judgement[] {
  const all: Judgement[] = []
  // A posting that asks for the same licence in four sentences asks for one.
  const isSaid = (one: Judgement) => all.some(({ name, fact }) => name === one.name && fact === one.fact)
  const add = (one: Judgement | undefined) => one && !isSaid(one) && all.push(one)
  for (const judge of FIRST_JUDGES) add(judge(posting, person))
  for (const ask of posting.asks.licences) add(judgeLicence(ask, person))
  add(judgeYears(posting, person))
  return all
}

const FIRST_JUDGES: readonly ((posting: ParsedPosting, person: Person) => Judgement | undefined)[] = [
  judgeCompany,
  judgeSponsorship,
  judgeClearance,
  judgeCitizenship,
  judgeDegree,
  judgeDriving,
]

/** The company itself, or one that bears its name: 'Acme' excludes 'Acme GmbH', not 'Acmeville'. */
export const isExcluded = (company: string, excluded: readonly string[]) =>
  excluded.length > 0 && excluded.includes(nameKey(company))

function judgeCompany({ job }: ParsedPosting, { excluded }: Person): Judgement | undefined {
  if (!isExcluded(job.company, excluded)) return undefined
  return { name: 'company', verdict: 'blocked', sentence: -1, fact: `${job.company} is on your list of companies to exclude.` }
}

function judgeDegree({ asks }: ParsedPosting, { degree }: Person): Judgement | undefined {
  let asked: ParsedPosting['asks']['degrees'][number] | undefined
  for (const one of asks.degrees) if (!one.nice && (!asked || DEGREE_RANKS[one.value] > DEGREE_RANKS[asked.value])) asked = one
  if (!asked) return undefined
  const { sentence } = asked
  if (degree === null) return { name: 'degree', verdict: 'caution', sentence, fact: 'Your profile names no degree.' }
  const held = Object.entries(DEGREE_RANKS).find(([, rank]) => rank === degree)?.[0]
  const fact = `Your highest degree: ${labelOf(EDUCATION_LEVELS, held) ?? 'other'}.`
  if (degree >= DEGREE_RANKS[asked.value]) return { name: 'degree', verdict: 'ok', sentence, fact }
  return { name: 'degree', verdict: asked.isFirm ? 'blocked' : 'caution', sentence, fact }
}

function judgeDriving({ asks }: ParsedPosting, { fields }: Person): Judgement | undefined {
  const asked = asks.driving.find(({ nice }) => !nice)
  if (!asked) return undefined
  const { sentence } = asked
  const licence = fields.driving_license
  if (licence === null)
    return { name: 'licence', verdict: 'caution', sentence, fact: 'You have not said whether you have a driving license.' }
  const verdict = licence === 'valid' || licence === 'international' ? 'ok' : licence === 'learning' ? 'caution' : 'blocked'
  return { name: 'licence', verdict, sentence, fact: `Your driving license: ${labelOf(DRIVING_LICENSES, licence)}.` }
}

/** That a licence is not in the profile is no proof that the person has none. */
function judgeLicence({ sentence, value }: ParsedPosting['asks']['licences'][number], { covers }: Person): Judgement {
  const { skills } = vocabulary()
  const held = value.find((skill) => covers[skill] === 1)
  const names = value.map((skill) => skills[skill]?.name).join(' or ')
  return held === undefined
    ? { name: 'licence', verdict: 'caution', sentence, fact: `Your profile does not name it: ${names}.` }
    : { name: 'licence', verdict: 'ok', sentence, fact: `Your profile names it: ${skills[held]?.name}.` }
}

function judgeYears(posting: ParsedPosting, { years }: Person): Judgement | undefined {
  const asked = yearsNeeded(posting)
  if (!asked || asked.value.min === 0) return undefined
  const { sentence } = asked
  if (years === null) return { name: 'years', verdict: 'caution', sentence, fact: 'Your profile names no years of experience.' }
  const { min } = asked.value
  const verdict = years >= min ? 'ok' : years < min * BLOCKED_YEARS_SHARE ? 'blocked' : 'caution'
  return { name: 'years', verdict, sentence, fact: `Your experience: ${years} ${years === 1 ? 'year' : 'years'}.` }
}
