import type { Answer } from '@jobapply/core/matching/constants'
import { DEGREE_RANKS } from '@jobapply/language/degree-levels'
import { BLOCKED_YEARS_SHARE } from '#constants'
import { SHOWS } from '#person/history'
import type { Person } from '#person/person'
import type { AskedExperience } from '#read/experiences'
import type { Subject } from '#read/kinds/subject'
import type { ParsedPosting } from '#read/posting'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'
import { type Judgement, judged } from './judgement.ts'
import { strengthFor, yearsFor } from './years-held.ts'

type Years = ParsedPosting['requirements']['years'][number]

/** Years are summed from the dated jobs that show what is asked for; a stored total counts only where any work will do. */
export function judgeYears(posting: ParsedPosting, person: Person, asked: Years): Judgement | undefined {
  const { min, about } = asked.value
  if (min === 0) return undefined
  const { least, most, shownBy } = yearsFor(posting, person, asked)
  const isLess = most !== null && most < min && !isNeedless(person, asked.value)
  const answer: Answer = least >= min ? 'met' : isLess ? 'notMet' : 'unknown'
  const fact = () => yearsFact(person, least, most, about !== null, shownBy)
  return judged('years', answer, asked, fact, (most ?? min) < min * BLOCKED_YEARS_SHARE)
}

/** Whether a degree may stand for the years. */
const isNeedless = ({ degree }: Person, { unless }: Years['value']) => unless !== null && (degree ?? 0) >= DEGREE_RANKS[unless]

function yearsFact({ years }: Person, least: number, most: number | null, isSpecial: boolean, shownBy: string): string {
  if (years === null) return "Your profile doesn't say how many years of experience you have."
  const number = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`
  if (!isSpecial) return `Your experience: ${number(most ?? years)}.`
  if (most === null) return 'Your jobs have no dates, so we cannot count the years.'
  return least === most
    ? `Your jobs show ${number(least)} of it${shownBy}.`
    : `Your jobs show ${number(least)} of it, perhaps ${number(most)}${shownBy}.`
}

/** Experience without a number: a job must show it; a tool in the list of skills is enough. */
export function judgeExperience(posting: ParsedPosting, person: Person, asked: AskedExperience): Judgement {
  const about = asked.value
  if (person.jobs.length === 0) return judged('experience', 'unknown', asked, () => "Your profile doesn't list any jobs.", false)
  const strengthOf = strengthFor(posting, person, about)
  const [best] = person.jobs.map((job) => ({ job, strength: strengthOf(job) })).sort((a, b) => b.strength - a.strength)
  if (best?.strength === SHOWS.yes)
    return judged('experience', 'met', asked, () => `Your job shows it: ${best.job.position}, ${best.job.company}.`, false)
  if (hasAllSkills(person, about) || listsWords(person, about))
    return judged('experience', 'met', asked, () => 'Your profile lists it among your skills.', false)
  return best?.strength === SHOWS.maybe || mayHave(person, about)
    ? judged('experience', 'unknown', asked, () => 'Your profile does not say it clearly.', false)
    : judged('experience', 'notMet', asked, () => 'None of your jobs shows it.', false)
}

/** The words of it stand in the list of skills, where no table knows them: "Störungsbehebung". */
const listsWords = ({ skillWords }: Person, { skills, titles, fields, words, isAny, leads }: Subject) =>
  !leads &&
  skills.length + titles.length + fields.length === 0 &&
  words.length > 0 &&
  (isAny ? words.some((word) => skillWords.has(word)) : words.every((word) => skillWords.has(word)))

/** Every skill is held, and each is a tool or one of them is shown by a job. */
function hasAllSkills({ coveredSkills, jobs }: Person, { skills, titles, fields, words, isAny, leads }: Subject): boolean {
  if (skills.length === 0 || leads) return false
  const held = skills.filter((id) => coveredSkills[id] === 1)
  const tools = held.filter(isTool)
  if (isAny) return tools.length > 0
  if (held.length < skills.length || titles.length + fields.length > 0) return false
  const areTools = tools.length === skills.length
  if (!words.every((word) => areTools && KINDS_OF_TOOLS.has(word))) return false
  return areTools || jobs.some((job) => skills.some((id) => job.skills.get(id) === SHOWS.yes))
}
/** "Database development through SQL": such a word says what kind of tool it is. */
const KINDS_OF_TOOLS = new Set(
  termsOf(
    'database programming scripting script coding software tool technology platform framework library language spreadsheet',
  ).map(stemKey),
)
const isTool = (id: number) => ['tool', 'office'].includes(vocabulary().skills[id]?.kind ?? '')

/** Some of it is in the profile, and no tool is missing. */
const mayHave = ({ coveredSkills }: Person, { skills, isAny }: Subject) =>
  skills.some((id) => coveredSkills[id] === 1) && (isAny || skills.every((id) => coveredSkills[id] === 1 || !isTool(id)))
