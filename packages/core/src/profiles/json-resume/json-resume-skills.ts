import {
  DEFAULT_LANGUAGE_LEVEL,
  LANGUAGE_LEVEL_ALIASES,
  LANGUAGE_LEVELS,
  LIMITS,
  MAX_ENTRIES,
  MAX_WORDS,
  SKILL_LEVELS,
} from '#profiles/constants'
import type { ProfileFields } from '#profiles/schema'
import { type Language, language } from '#profiles/schema-skills'
import type { SkillLevel } from '#profiles/skills'
import { spell } from '#shared/options'
import type { Raw } from '#shared/records'
import { isSameWord, withoutRepeats } from '#shared/text/text'
import {
  firstOf,
  KNOWN_KEYS,
  type Report,
  recordsAt,
  reportExtra,
  SKILL_GROUPS,
  shorten,
  textAt,
  textsAt,
} from './json-resume.ts'

const LEVEL_WORDS = { novice: 'beginner', basic: 'beginner', proficient: 'advanced', master: 'expert' } as const
/** Common words for language levels. */
export const FLUENCY_WORDS = {
  ...LANGUAGE_LEVEL_ALIASES,
  elementary: 'beginner',
  a1: 'beginner',
  a2: 'beginner',
  b1: 'intermediate',
  b2: 'intermediate',
  'limited-working-proficiency': 'intermediate',
  'limited-working': 'intermediate',
  c1: 'advanced',
  'professional-working-proficiency': 'advanced',
  'professional-working': 'advanced',
  c2: 'fluent',
  'full-professional-proficiency': 'fluent',
  'full-professional': 'fluent',
  'native-speaker': 'native',
  'native-or-bilingual-proficiency': 'native',
  bilingual: 'native',
  'mother-tongue': 'native',
} as const

/** A JSON Resume skill is a skill, or the name of a group. */
export function readSkills(json: Raw, report: Report): Partial<ProfileFields> {
  const lists: Record<'technical_skills' | keyof typeof SKILL_GROUPS, string[]> = {
    technical_skills: [],
    soft_skills: [],
    management_skills: [],
  }
  const levels = new Map<string, SkillLevel>()
  for (const record of firstOf('Skills', recordsAt(json, 'skills'), MAX_WORDS, report)) {
    const [name, written] = [textAt(record, 'name')?.trim(), textAt(record, 'level')]
    const keywords = firstOf(`Skill "${shorten(name ?? '')}"`, textsAt(record, 'keywords'), MAX_WORDS, report)
    const group = Object.entries(SKILL_GROUPS).find(([, label]) => name && keywords.length > 0 && isSameWord(label, name))?.[0]
    const skills = (keywords.length > 0 ? keywords : name ? [name] : []).map((skill) => skill.trim())
    const fits = (skill: string) => skill.length <= LIMITS.server.skill
    const kept = skills.filter(fits)
    for (const skill of skills) if (!fits(skill)) report(`The skill "${shorten(skill)}" is too long.`)
    lists[(group as keyof typeof lists | undefined) ?? 'technical_skills'].push(...kept)
    const entry = `Skill "${shorten(name ?? '')}"`
    reportExtra(entry, record, KNOWN_KEYS.skills, report)
    if (!group && name && keywords.length > 0) report(`${entry}: its skills were taken, the name of the group was not.`)
    const level = spell(SKILL_LEVELS, LEVEL_WORDS, written)
    if (isLevel(level) && !group) for (const skill of kept) levels.set(skill, level)
    else if (written) report(`${entry}: the level "${shorten(written)}" was not understood.`)
  }
  const found = Object.entries(lists)
    .map(([field, list]) => [field, withoutRepeats(list).slice(0, MAX_WORDS)] as const)
    .filter(([, list]) => list.length > 0)
  return { ...Object.fromEntries(found), ...(levels.size > 0 && { technical_skill_levels: Object.fromEntries(levels) }) }
}

export function readLanguages(json: Raw, report: Report): Partial<ProfileFields> {
  const languages = firstOf('Languages', recordsAt(json, 'languages'), MAX_ENTRIES, report).flatMap(
    (record, index): Language[] => {
      const [name, fluency] = [textAt(record, 'language'), textAt(record, 'fluency')]
      const known = spell(LANGUAGE_LEVELS, FLUENCY_WORDS, fluency)
      const isKnown = typeof known === 'string' && Object.hasOwn(LANGUAGE_LEVELS, known)
      const entry = `Language "${shorten(name ?? `${index + 1}`)}"`
      if (!isKnown) report(`${entry}: the level "${shorten(fluency ?? '')}" was read as ${DEFAULT_LANGUAGE_LEVEL}.`)
      const judged = language.safeParse({ id: `${index + 1}`, name, proficiency: isKnown ? known : DEFAULT_LANGUAGE_LEVEL })
      if (!judged.success) report(`${entry} was left out: ${judged.error.issues[0]?.message}.`)
      return judged.success ? [judged.data] : []
    },
  )
  return languages.length > 0 ? { languages } : {}
}

const isLevel = (value: unknown): value is SkillLevel => typeof value === 'string' && Object.hasOwn(SKILL_LEVELS, value)
