import { type Option, spell } from '#shared/options'
import { isRecord, own } from '#shared/records'
import { isSameWord, splitAtCommas, withoutRepeats } from '#shared/text/text'
import { DEFAULT_SKILL_LEVEL, LANGUAGE_LEVELS, SKILL_LEVELS } from './constants.ts'
import type { Language, SkillsFields } from './schema-skills.ts'

export type SkillLevel = Option<typeof SKILL_LEVELS>
/** A technical skill as the editor shows it (spec 2 §3.2). */
export type Skill = { id: string; name: string; level: SkillLevel }

/** Trims, skips empty and existing skills, and splits pasted lists at commas (spec 2 §5.4). */
export const addSkills = (skills: readonly string[], typed: string): string[] => {
  const added = withoutRepeats(splitAtCommas(typed)).filter((skill) => !skills.some((one) => isSameWord(one, skill)))
  return [...skills, ...added]
}

/** Stored names and levels as the editor's objects. */
export const toSkillObjects = ({
  technical_skills,
  technical_skill_levels,
}: Pick<SkillsFields, 'technical_skills' | 'technical_skill_levels'>): Skill[] =>
  technical_skills.map((name) => ({ id: name, name, level: levelOf(technical_skill_levels, name) }))

export const fromSkillObjects = (skills: readonly Skill[]) => ({
  technical_skills: skills.map(({ name }) => name),
  technical_skill_levels: Object.fromEntries(skills.map(({ name, level }) => [name, level])),
})

/** Drops levels of removed skills. */
export const levelsFor = (skills: readonly string[], levels: Readonly<Record<string, SkillLevel>>) =>
  Object.fromEntries(Object.entries(levels).filter(([name]) => skills.includes(name)))

/** The levels in a list of {name, level}; undefined for a list of text. */
export function levelsOfSkillObjects(raw: unknown): Record<string, unknown> | undefined {
  if (!Array.isArray(raw) || !raw.some(isRecord)) return undefined
  return Object.fromEntries(
    raw.filter(isRecord).map((skill) => {
      const name = own(skill, 'name')
      return [typeof name === 'string' ? name.trim() : '', spell(SKILL_LEVELS, {}, own(skill, 'level')) ?? DEFAULT_SKILL_LEVEL]
    }),
  )
}

/** 'French (Fluent)' (spec 2 §3.2). */
export const languageLabel = ({ name, proficiency }: Pick<Language, 'name' | 'proficiency'>) =>
  `${name} (${LANGUAGE_LEVELS[proficiency]})`

const levelOf = (levels: Readonly<Record<string, SkillLevel>>, name: string): SkillLevel =>
  Object.hasOwn(levels, name) ? (levels[name] ?? DEFAULT_SKILL_LEVEL) : DEFAULT_SKILL_LEVEL
