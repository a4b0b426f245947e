import { MAX_REQUIREMENTS } from '@jobapply/core/applications/pack/constants'
import type { PackReading, PackRequirement } from '@jobapply/core/applications/pack/schema'
import { findSalary } from '@jobapply/core/jobs/fields/find-salary'
import { readWorkMode } from '@jobapply/core/jobs/fields/work-mode'
import { DUTY_QUESTIONS, KNOCK_OUTS } from '@jobapply/core/matching/constants'
import type { KnockOut } from '@jobapply/core/matching/schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { dayOf } from '@jobapply/core/shared/time/dates'
import { preparePerson } from '@jobapply/matching/person/person'
import type { Need } from '@jobapply/matching/read/needs'
import { type ParsedPostingWithText, type PostedJob, readPosting, sentenceOf } from '@jobapply/matching/read/posting'
import { explainMatch } from '@jobapply/matching/score/explain'
import { byWeight, has } from '@jobapply/matching/score/explain-parts'
import { countedNeeds } from '@jobapply/matching/score/parts'
import { skillKind, skillName } from '#text/skills'
import { lineNaming, type OwnLine, type OwnText, ownLines, ownSentences } from './own-lines.ts'

export type Asked = {
  job: PostedJob
  profile: ProfileFields
  /** Notes and saved answers, the nearest first. */
  texts: readonly OwnText[]
  at: Date
}

/** What a posting asks for, each with the person's own words about it. */
export function readRequirements({ job, profile, texts, at }: Asked): PackReading {
  const posting = readPosting(job)
  const person = preparePerson(profile, dayOf(at))
  const [lines, said] = [ownLines(profile), ownSentences(texts)]
  const needs = byWeight(countedNeeds(posting.needs, person))
  const conditions = explainMatch(posting, person, at).knockOuts.filter(({ name }) => !NOT_ASKED.has(name))
  // The conditions judge papers, and say no only where the profile does.
  const isJudged = conditions.some(({ name }) => name === 'licence')
  const skills = needs
    .map((need) => skillRequirement(posting, need, has(person, need), lines, said))
    .filter(({ isSkill, answer }) => isSkill || answer === 'met' || !isJudged)
  const all = tellOnce(skills, conditions.map(conditionRequirement))
  const { salaryMin, salaryMax, workMode, location, title, description, country } = job
  const written = findSalary(description, country)
  return {
    requirements: [...all.filter(({ isWish }) => !isWish), ...all.filter(({ isWish }) => isWish)].slice(0, MAX_REQUIREMENTS),
    hasPay: [salaryMin, salaryMax, written.salaryMin, written.salaryMax].some((amount) => amount !== null),
    hasWorkMode: (workMode ?? readWorkMode(undefined, [location, title], description)) !== null,
  }
}

/** The person's own wish, and what the skills above say already. */
const NOT_ASKED = new Set<KnockOut['name']>(['company', 'experience'])

/** A language is a skill and a condition of the same sentence: the person's own line says it where both are met, else the condition. */
function tellOnce(skills: readonly PackRequirement[], conditions: readonly PackRequirement[]): PackRequirement[] {
  const isTwin = (skill: PackRequirement, one: PackRequirement) =>
    one.name === KNOCK_OUTS.language && one.asked === skill.asked && one.fact.includes(skill.name)
  const isSaidBy = (skill: PackRequirement, one: PackRequirement) =>
    isTwin(skill, one) && skill.answer === 'met' && one.answer === 'met'
  return [
    ...skills.filter((skill) => conditions.every((one) => !isTwin(skill, one) || isSaidBy(skill, one))),
    ...conditions.filter((one) => !skills.some((skill) => isSaidBy(skill, one))),
  ]
}

function skillRequirement(
  posting: ParsedPostingWithText,
  { skill, nice, sentence }: Need,
  isHeld: boolean,
  lines: readonly OwnLine[],
  said: readonly OwnLine[],
): PackRequirement {
  const name = skillName(skill)
  const proof = isHeld ? lineNaming(lines, skill) : undefined
  const own = proof ?? lineNaming(said, skill)
  const isPaper = skillKind(skill) === 'licence'
  // Without a line to show, what we counted is not told as proven.
  const answer = proof ? 'met' : isHeld || isPaper ? 'unknown' : 'notMet'
  return {
    ...{ name, isSkill: !isPaper, isWish: nice, answer },
    asked: sentenceOf(posting, sentence),
    ...{ quote: own?.text ?? null, from: own?.from ?? '' },
    fact: own || !isHeld ? '' : 'Another of your skills covers it, but none of your lines mentions it.',
    question: askAbout(skill, name, isPaper ? proof !== undefined : isHeld),
  }
}

/** By the kind of the skill, since nobody "works with" a licence. */
function askAbout(skill: number, name: string, isHeld: boolean): string {
  const kind = skillKind(skill)
  if (kind === 'licence') return isHeld ? `Until when is your ${name} valid?` : `Do you have ${name}, and until when is it valid?`
  if (kind === 'language') return isHeld ? `When did you last work in ${name}?` : `How would you manage without ${name}?`
  if (kind === 'soft') return `Tell us about a time when ${name.toLowerCase()} decided how it went.`
  const ways = isHeld ? SHOW : LEARN
  return (ways[skill % ways.length] ?? SHOW[0])(name)
}
type Ask = (name: string) => string
const SHOW: readonly [Ask, Ask, Ask] = [
  (name) => `Tell us about your work with ${name}, and what came of it.`,
  (name) => `What was hard about ${name} in your last job, and what did you do?`,
  (name) => `Which result of yours in ${name} are you proud of?`,
]
const LEARN: readonly [Ask, Ask] = [
  (name) => `You have not shown ${name} yet. How would you learn it?`,
  (name) => `What would you do in your first weeks with ${name}?`,
]

function conditionRequirement({ name, answer, nice, sentence, fact }: KnockOut): PackRequirement {
  const duty = Object.hasOwn(DUTY_QUESTIONS, name) ? DUTY_QUESTIONS[name as keyof typeof DUTY_QUESTIONS] : undefined
  const label = KNOCK_OUTS[name].toLowerCase()
  return {
    ...{ name: KNOCK_OUTS[name], isSkill: false, isWish: nice, answer, asked: sentence, quote: null, from: '', fact },
    question: duty
      ? `${duty} “${cut(sentence)}”`
      : answer === 'met'
        ? ''
        : `On ${label}, our posting says “${cut(sentence)}”. What can you tell us?`,
  }
}

const MAX_ASKED = 140
const cut = (sentence: string) => (sentence.length > MAX_ASKED ? `${sentence.slice(0, MAX_ASKED).trimEnd()}…` : sentence)
