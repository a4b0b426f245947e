import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { scan, skillNamed } from '#read/scan'
import { vocabulary } from '#tables/vocabulary'

export type PersonSkills = {
  /** 1 for each skill of the vocabulary that the documented percentage counts. */
  owns: Uint8Array
  /** These, those of the other sections, and what they imply. */
  covers: Uint8Array
  /** What the vocabulary does not know, in lower case. */
  freeSkills: string[]
  /** How many skills the profile has (spec 3 §9). */
  skillCount: number
}

/** Technical, soft and management skills plus those that summary and experience name (spec 3 §9). */
export function readSkills(fields: ProfileFields): PersonSkills {
  const { skills } = vocabulary()
  const owns = new Uint8Array(skills.length)
  const free = new Set<string>()
  for (const skill of [...fields.technical_skills, ...fields.soft_skills, ...fields.management_skills])
    if (!addSkill(skill, owns)) free.add(skill.trim().toLowerCase())
  addNamed(fields.professional_summary, owns)
  for (const { position, description, technologies } of fields.experience) {
    addNamed(position, owns)
    addNamed(description, owns)
    for (const technology of technologies) addSkill(technology, owns)
  }
  free.delete('')
  const covers = owns.slice()
  addFurther(fields, covers)
  imply(covers)
  return { owns, covers, freeSkills: [...free], skillCount: owns.reduce((sum, one) => sum + one, 0) + free.size }
}

/** The sections that the documented percentage leaves out say what a person can do, too. */
function addFurther(fields: ProfileFields, covers: Uint8Array) {
  for (const { name } of fields.languages) addSkill(name, covers)
  for (const { name, description } of fields.certifications) {
    addSkill(name, covers)
    addNamed(description, covers)
  }
  for (const { field, degree } of fields.education) {
    if (field) addSkill(field, covers)
    addNamed(degree, covers)
  }
  for (const { description, technologies } of fields.projects) {
    addNamed(description, covers)
    for (const technology of technologies) addSkill(technology, covers)
  }
  for (const { position, description } of fields.volunteer_experience) {
    addNamed(position, covers)
    addNamed(description, covers)
  }
}

/** As a whole, or else what it names: 'Python (Django, Flask)'. False when it is nothing that we know. */
function addSkill(text: string, into: Uint8Array): boolean {
  const whole = skillNamed(text)
  if (whole !== undefined) into[whole] = 1
  return whole !== undefined || addNamed(text, into)
}

function addNamed(text: string | null, into: Uint8Array): boolean {
  if (!text) return false
  const { hits } = scan(text)
  for (let hit = 0; hit < hits.skills; hit++) into[hits.skillIds[hit] as number] = 1
  return hits.skills > 0
}

/** Whoever knows React knows JavaScript. */
function imply(covers: Uint8Array) {
  const { skills } = vocabulary()
  const add = (id: number): void => {
    for (const implied of skills[id]?.implies ?? [])
      if (covers[implied] === 0) {
        covers[implied] = 1
        add(implied)
      }
  }
  for (let id = 0; id < covers.length; id++) if (covers[id] === 1) add(id)
}
