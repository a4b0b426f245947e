import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { scan, skillNamed } from '#read/text/scan'
import { isPlainWord } from '#tables/plain-words'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'

export type PersonSkills = {
  /** By skill id: 1 for each skill that the documented percentage counts. */
  listedSkills: Uint8Array
  /** By skill id: the listed skills, those of other sections, and what they addImplied. */
  coveredSkills: Uint8Array
  /** Skills outside the vocabulary, in lower case. */
  freeTextSkills: string[]
  /** Stem keys of the words of the listed technical skills. */
  skillWords: ReadonlySet<number>
  /** The denominator of the documented percentage (spec 3 §9). */
  skillCount: number
}

/** Technical, soft and management skills plus those that summary and experience name (spec 3 §9). */
export function readSkills(fields: ProfileFields): PersonSkills {
  const { skills } = vocabulary()
  const listedSkills = new Uint8Array(skills.length)
  const freeText = new Set<string>()
  for (const skill of [...fields.technical_skills, ...fields.soft_skills, ...fields.management_skills])
    if (!addSkill(skill, listedSkills)) freeText.add(skill.trim().toLowerCase())
  addSkillsIn(fields.professional_summary, listedSkills)
  for (const { position, description, technologies } of fields.experience) {
    addSkillsIn(position, listedSkills)
    addSkillsIn(description, listedSkills)
    for (const technology of technologies) addSkill(technology, listedSkills)
  }
  freeText.delete('')
  const coveredSkills = listedSkills.slice()
  addOtherSections(fields, coveredSkills)
  addImplied(coveredSkills)
  return {
    listedSkills,
    coveredSkills,
    freeTextSkills: [...freeText],
    skillWords: new Set(
      termsOf(fields.technical_skills.join(' '))
        .filter((word) => !isPlainWord(word))
        .map(stemKey),
    ),
    skillCount: listedSkills.reduce((sum, one) => sum + one, 0) + freeText.size,
  }
}

/** Skills from the sections that the documented percentage leaves out. */
function addOtherSections(fields: ProfileFields, coveredSkills: Uint8Array) {
  for (const { name } of fields.languages) addSkill(name, coveredSkills)
  for (const { name, description } of fields.certifications) {
    addSkill(name, coveredSkills)
    addSkillsIn(description, coveredSkills)
  }
  for (const { field, degree } of fields.education) {
    if (field) addSkill(field, coveredSkills)
    addSkillsIn(degree, coveredSkills)
  }
  for (const { description, technologies } of fields.projects) {
    addSkillsIn(description, coveredSkills)
    for (const technology of technologies) addSkill(technology, coveredSkills)
  }
  for (const { position, description } of fields.volunteer_experience) {
    addSkillsIn(position, coveredSkills)
    addSkillsIn(description, coveredSkills)
  }
}

/** The text as one skill, or else every skill in it: 'Python (Django, Flask)'. False when none is known. */
function addSkill(text: string, into: Uint8Array): boolean {
  const exact = skillNamed(text)
  if (exact !== undefined) into[exact] = 1
  return exact !== undefined || addSkillsIn(text, into)
}

function addSkillsIn(text: string | null, into: Uint8Array): boolean {
  if (!text) return false
  const { hits } = scan(text)
  for (let hit = 0; hit < hits.skills; hit++) into[hits.skillIds[hit] as number] = 1
  return hits.skills > 0
}

/** Adds implied skills: React implies JavaScript. */
function addImplied(coveredSkills: Uint8Array) {
  const { skills } = vocabulary()
  const add = (id: number): void => {
    for (const implied of skills[id]?.implies ?? [])
      if (coveredSkills[implied] === 0) {
        coveredSkills[implied] = 1
        add(implied)
      }
  }
  for (let id = 0; id < coveredSkills.length; id++) if (coveredSkills[id] === 1) add(id)
}
