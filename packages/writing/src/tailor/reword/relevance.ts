import { textRoles } from '@jobapply/matching/read/posting'
import { ROLE } from '@jobapply/matching/read/text/role'
import type { ProfileFacts } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { findSkills, skillKind, skillName } from '#text/skills'
import { readWords } from '#text/words'
import type { TargetJob } from '#truth/posting-words'

/** What a posting asks for: skills of the vocabulary, and the other words of its requirements. */
export type Asked = { skills: ReadonlySet<number>; words: ReadonlyMap<string, string> }

const MAX_TEXT = 20_000

/** What a posting says about the work. What it offers ("gym membership") and what the company is are not asked of anybody. */
export function postingText({ title, company, description, requirements: { must, nice }, skills }: TargetJob): string {
  const told = description.slice(0, MAX_TEXT)
  const { spans, roles } = textRoles(told, company)
  const asking: string[] = []
  for (let sentence = 0; sentence < spans.sentences; sentence++)
    if (roles[sentence] !== ROLE.aside) asking.push(told.slice(spans.from[sentence], spans.to[sentence]))
  return [title, ...skills, ...must, ...nice, ...asking].join('\n').slice(0, MAX_TEXT)
}

export function readAsked(job: TargetJob): Asked {
  const { plain, words } = readWords(postingText(job))
  return {
    skills: new Set(findSkills(plain).map(({ id }) => id)),
    words: new Map(words.flatMap((word) => (isNeutral(word) || word.text.length < 3 ? [] : [[word.base, word.text]]))),
  }
}

const SKILL_POINTS = 3

/** How much a text shows of what is asked, and by which words. */
export function relevanceOf(text: string, { skills, words }: Asked): { points: number; matches: string[] } {
  const { plain, words: own } = readWords(text)
  const named = findSkills(plain).filter(({ id }) => skills.has(id))
  const shared = own.filter(
    (word) => !isNeutral(word) && words.has(word.base) && !named.some(({ from, to }) => word.at >= from && word.end <= to),
  )
  const matches = [...new Set([...named.map(({ id }) => skillName(id)), ...shared.map(({ text: word }) => word)])]
  return { points: named.length * SKILL_POINTS + new Set(shared.map(({ base }) => base)).size, matches }
}

/** Skills that are asked for and not shown, soft ones aside. */
export const findGaps = ({ all }: ProfileFacts, { skills }: Asked): string[] =>
  [...skills].filter((id) => skillKind(id) !== 'soft' && !all.has(`#${id}`)).map(skillName)
