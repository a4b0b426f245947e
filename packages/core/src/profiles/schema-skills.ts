import { z } from 'zod'
import { entries, entry } from '#shared/entries'
import { read, requiredLine, words } from '#shared/fields'
import { oneOf } from '#shared/options'
import { isRecord, own } from '#shared/records'
import { isStorable } from '#shared/text/text'
import { LANGUAGE_LEVEL_ALIASES, LANGUAGE_LEVELS, LIMITS, MAX_ENTRIES, MAX_WORDS, SKILL_LEVELS } from './constants.ts'

const { server } = LIMITS

/** Text labels; the editor's objects {id, name, level} are accepted for their name (spec 2 §3.2). */
const skills = (label: string) =>
  read(
    (raw) => (Array.isArray(raw) && raw.length <= MAX_WORDS ? raw.map((one) => (isRecord(one) ? own(one, 'name') : one)) : raw),
    words(label, { max: MAX_WORDS, each: server.skill }),
  )

export const language = entry(
  {
    name: requiredLine('Language', server.language),
    proficiency: oneOf('Proficiency', LANGUAGE_LEVELS, LANGUAGE_LEVEL_ALIASES),
  },
  { spellings: { name: ['language'], proficiency: ['level', 'fluency'] } },
)
export type Language = z.output<typeof language>

const levels = z
  .record(z.string().max(server.skill).refine(isStorable), oneOf('Skill level', SKILL_LEVELS))
  .refine((table) => Object.keys(table).length <= MAX_WORDS, `Skill levels: at most ${MAX_WORDS} entries`)

export const skillsShape = {
  technical_skills: skills('Technical skills'),
  /** Beside technical_skills: the level of each name that has one (decisions, Profiles and preferences). */
  technical_skill_levels: read((raw) => raw ?? {}, levels),
  soft_skills: skills('Soft skills'),
  management_skills: skills('Management skills'),
  languages: entries('Languages', language, MAX_ENTRIES),
}
export type SkillsFields = z.output<z.ZodObject<typeof skillsShape>>
