import type { ProfileFacts } from '#facts/facts'
import { isNeutral } from '#facts/segments'
import { findSkills, skillKind, skillName } from '#text/skills'
import { readWords } from '#text/words'
import type { TargetJob } from '#truth/posting-words'

/** What a posting asks for: skills of the vocabulary, and the other words of its requirements. */
export type Asked = { skills: ReadonlySet<number>; words: ReadonlyMap<string, string> }

const MAX_TEXT = 20_000

export function readAsked({ title, description, requirements: { must, nice }, skills }: TargetJob): Asked {
  const text = [title, ...skills, ...must, ...nice, description].join('\n').slice(0, MAX_TEXT)
  const { plain, words } = readWords(text)
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
