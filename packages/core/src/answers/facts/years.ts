import type { Token } from '#answers/words/tokens'
import { hasSkill, skillYears, yearsWorked } from '#profiles/facts'
import { type Answering, type Fact, type Found, has, type Truth } from './fact.ts'
import { covers, type Interval, innermost, readInterval } from './intervals.ts'

/** Proven years: at least `least`, at most `most` (null: unknown). */
type Range = { least: number; most: number | null }

/** 'Years of experience', in total or with one skill, as a number, a range or 'at least 5 years?'. */
export function answerYears(answering: Answering): Found {
  const { tokens } = answering
  const skill = skillIn(tokens)
  const found = skill === undefined ? totalYears(answering) : skillFact(answering, skill)
  if (typeof found === 'string') return found
  const { range, ...fact } = found
  const asked = tokens.find(({ concept }) => concept === 'number')?.number
  if (asked !== undefined) return { ...fact, yes: reaches(range, asked, has(tokens, 'more-than')) }
  const whole = Math.floor(range.least)
  const isCertain = range.most !== null && Math.floor(range.most) === whole
  return {
    ...fact,
    ...(isCertain ? { number: whole } : {}),
    text: () => (isCertain ? String(whole) : null),
    holds: (option) => holdsYears(readYears(option), range),
    narrowest: (options) => narrowestYears(options, range.least),
  }
}

/** 'Do you have experience with X?': yes when the profile names X, never no. */
export function answerHasExperience({ tokens, context: { profile } }: Answering): Found {
  const skill = skillIn(tokens)
  if (skill === undefined || !hasSkill(profile, skill)) return 'no-fact'
  return { field: 'technical_skills', sentence: `Your profile names ${skill}`, yes: true }
}

/** The words that the lexicon doesn't know, when they are next to each other. */
function skillIn(tokens: readonly Token[]): string | undefined {
  const from = tokens.findIndex(({ concept }) => concept === 'word')
  if (from < 0) return undefined
  const to = tokens.findLastIndex(({ concept }) => concept === 'word')
  return tokens
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join(' ')
}

type Proven = Pick<Fact, 'field' | 'sentence'> & { range: Range }

function totalYears({ context: { profile }, today }: Answering): Proven | 'no-fact' {
  const { total_experience: stated, experience } = profile
  if (stated !== null)
    return { field: 'total_experience', sentence: `Years of experience: ${stated}`, range: { least: stated, most: stated } }
  const years = experience.every((job) => job.startDate && (job.endDate || job.current)) ? yearsWorked(experience, today) : null
  if (years === null) return 'no-fact'
  return { field: 'experience', sentence: `Years in your dated jobs: ${years}`, range: { least: years, most: years } }
}

function skillFact({ context: { profile }, today }: Answering, skill: string): Proven | 'no-fact' {
  const range = skillYears(profile, skill, today)
  return range ? { field: 'experience', sentence: `Years with ${skill} in your dated jobs: ${range.least}`, range } : 'no-fact'
}

function reaches({ least, most }: Range, asked: number, isStrict: boolean): Truth {
  const isReached = (years: number) => (isStrict ? years > asked : years >= asked)
  return isReached(least) ? true : most !== null && !isReached(most) ? false : null
}

const readYears = (option: readonly Token[]) => readInterval(option, ['years', 'experience', 'work'])

/** Completed years count too: 5.4 years are in '3-5' and '4 years', unless another option has 5.4 itself. */
const fits = (interval: Interval, years: number) => covers(interval, years) || covers(interval, Math.floor(years))

function holdsYears(interval: Interval | null, { least, most }: Range): Truth {
  if (!interval) return null
  if (most === null)
    return interval.high === Number.POSITIVE_INFINITY && fits(interval, least) ? true : interval.high < least ? false : null
  const [low, high] = [fits(interval, least), fits(interval, most)]
  return low && high ? true : !low && !high && !(interval.low > least && interval.high < most) ? false : null
}

function narrowestYears(options: readonly (readonly Token[])[], years: number): number | undefined {
  const intervals = options.map(readYears)
  const exact = intervals.flatMap((interval, index) => (interval && covers(interval, years) ? { interval, index } : []))
  if (exact.length === 1) return exact[0]?.index
  return exact[innermost(exact.map(({ interval }) => interval)) ?? -1]?.index
}
