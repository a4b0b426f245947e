import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { skillNamed } from '@jobapply/matching/read/text/scan'
import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import type { Asked } from '#tailor/reword/relevance'
import { relevanceOf } from '#tailor/reword/relevance'
import { verbForm } from '#text/verb-forms'
import { readWords } from '#text/words'
import { achievementLines } from './achievement-lines.ts'
import { type Clause, toClause } from './clauses.ts'

export type Achievement = { entry: Entry; line: string; clause: Clause; points: number; path: string }
export type Selected = {
  achievements: Achievement[]
  skills: Segment[]
  /** Whether the posting names all of these skills. */
  areAsked: boolean
  certificates: Entry[]
  degrees: Entry[]
  languages: Segment[]
}

/** The facts of a profile that a posting asks for, best first. Without any, the newest job speaks for the person. */
export function selectFacts(
  fields: ProfileFields,
  facts: ProfileFacts,
  asked: Asked,
  counts: { achievements: number; skills: number; credentials: number },
): Selected {
  const all = fields.experience.slice(0, 20).flatMap(({ description }, index): Achievement[] => {
    const entry = facts.entries.find(({ path }) => path === `experience.${index}`)
    const lines = achievementLines(description)
    const isOrder = lines.filter(startsWithBase).length > 1
    return entry
      ? lines.map((line) => ({
          entry,
          line,
          clause: toClause(line, entry, isOrder),
          points: relevanceOf(line, asked).points,
          path: `${entry.path}.description`,
        }))
      : []
  })
  const order = (achievement: Achievement) => facts.entries.indexOf(achievement.entry)
  const ranked = all
    .filter(({ clause }) => clause.form !== 'none')
    .sort((one, other) => other.points - one.points || order(one) - order(other))
  const isAsked = ({ points }: Achievement) => points > 0
  const chosen = ranked.filter(isAsked).slice(0, counts.achievements)
  const achievements = chosen.length > 0 ? chosen : ranked.slice(0, 2)
  const rank = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items
      .map((item) => ({ item, points: relevanceOf(textOf(item), asked).points }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .map(({ item }) => item)
  const entryText = ({ title, path }: Entry) => `${title} ${fields.education[Number(path.split('.')[1])]?.field ?? ''}`
  const listed = facts.segments.filter((segment) => segment.kind === 'skill' && segment.entry === null && isSkill(segment.text))
  const named = rank(listed, ({ text }) => text)
  const whole = named.filter(({ text }) => isNamedWhole(text, asked))
  const finished = facts.entries.filter(({ kind, isCourse }) => kind === 'education' && !isCourse)
  const degrees = rank(finished, entryText).slice(0, counts.credentials)
  // Without any work to tell of, education and skills speak for the person.
  const hasNoWork = achievements.length === 0
  const ranking = named.length > 0 || !hasNoWork ? [...new Set([...whole, ...named])] : listed
  const skills = ranking.slice(0, counts.skills)
  return {
    achievements: achievements.sort((one, other) => order(one) - order(other)),
    skills,
    areAsked: skills.every((skill) => whole.includes(skill)),
    certificates: rank(
      facts.entries.filter(({ kind }) => kind === 'certification'),
      ({ title }) => title,
    ).slice(0, counts.credentials),
    degrees: degrees.length > 0 || !hasNoWork ? degrees : finished.slice(0, 1),
    languages: rank(
      facts.segments.filter(({ kind }) => kind === 'language'),
      ({ text }) => text,
    ),
  }
}

const startsWithBase = (line: string) => verbForm(/[A-Za-z]+/.exec(line)?.[0].toLowerCase() ?? '')?.tense === 'base'

const MAX_SKILL_WORDS = 5
/** A list of skills holds whole sentences as well where a resume was read badly: "Conducted usability tests". */
const isSkill = (text: string) => {
  const [first = '', ...rest] = text.toLowerCase().split(/\s+/)
  return rest.length < MAX_SKILL_WORDS && !(verbForm(first)?.tense === 'past' && rest.length > 0)
}

const isNamedWhole = (text: string, { skills, words }: Asked) => {
  const id = skillNamed(text)
  // "WINS" is not what a posting means by "wins".
  const isAcronym = /^[A-Z]{2,6}$/.test(text)
  if (isAcronym || id !== undefined) return id !== undefined && skills.has(id)
  return readWords(text).words.every((word) => isNeutral(word) || words.has(word.base))
}
