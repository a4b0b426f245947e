import { LANGUAGE_LEVELS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { foldWords } from '@jobapply/language/fold'
import { splitSentences } from '@jobapply/language/sentences'
import { skillNamed } from '@jobapply/matching/read/text/scan'
import { achievementLines } from '#letters/achievement-lines'
import { findSkills, skillName, withImplied } from '#text/skills'

/** Words of the person, unchanged, with where they are and the skills that they name. */
export type OwnLine = { text: string; from: string; skills: ReadonlySet<string> }
/** A text of the person beside the profile: a note, a saved answer. */
export type OwnText = { text: string; from: string }

/** Far above real profiles; beyond it nobody reads. */
const MAX_LINES = 1_000
const MAX_CHARS = 60_000
const MAX_SENTENCE = 300

/** "I have not used it" names a skill and proves nothing. */
const DENIALS = new Set(
  "not haven't hasn't don't never no without cannot kein keine keinen nicht ohne pas jamais sans aucune aucun nunca ninguna ninguno não nao nunca nenhuma non senza nessuna niet geen nooit zonder inte ingen aldrig utan".split(
    ' ',
  ),
)
const denies = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}'-]+/u)
    .some((word) => DENIALS.has(word))

/** The lines of a profile in the order in which they prove something: what was done, then what is listed. */
export function ownLines(profile: ProfileFields): OwnLine[] {
  const lines: OwnLine[] = []
  const add = (text: string | null, from: string) => {
    const line = text?.trim() ?? ''
    if (line === '' || line.length > MAX_SENTENCE || lines.length >= MAX_LINES) return
    lines.push({ text: line, from, skills: skillsIn(line) })
  }
  const addProse = (text: string | null, from: string) => {
    for (const line of achievementLines(text)) if (!denies(line)) add(line, from)
  }
  for (const { description, company, position } of profile.experience) addProse(description, company || position)
  for (const { description, name } of profile.projects) addProse(description, name)
  for (const { description, organization } of profile.volunteer_experience) addProse(description, organization)
  for (const { position, company } of profile.experience) add(position, company)
  for (const { technologies, position, company } of profile.experience)
    for (const technology of technologies) add(technology, company || position)
  for (const { technologies, name } of profile.projects) for (const technology of technologies) add(technology, name)
  for (const { name, issuer } of profile.certifications) add(name, issuer)
  for (const { degree, field, institution } of profile.education) {
    add(degree, institution ?? '')
    add(field, institution ?? '')
  }
  for (const { name, proficiency } of profile.languages)
    add(name, `your languages, ${LANGUAGE_LEVELS[proficiency].toLowerCase()}`)
  for (const { position, organization } of profile.volunteer_experience) add(position, organization)
  addProse(profile.professional_summary, 'your summary')
  for (const skill of [...profile.technical_skills, ...profile.management_skills, ...profile.soft_skills])
    add(skill, 'your skills')
  return lines
}

/** The sentences of other texts of the person. What they deny stays: it is an honest answer to what is missing. */
export function ownSentences(texts: readonly OwnText[]): OwnLine[] {
  const lines: OwnLine[] = []
  let chars = 0
  for (const { text, from } of texts) {
    const cut = text.slice(0, Math.max(0, MAX_CHARS - chars))
    chars += cut.length
    for (const sentence of cut.split('\n').flatMap(splitSentences)) {
      const line = sentence.trim()
      if (line === '' || line.length > MAX_SENTENCE || !line.includes(' ') || lines.length >= MAX_LINES) continue
      lines.push({ text: line, from, skills: skillsIn(line) })
    }
  }
  return lines
}

function skillsIn(line: string): ReadonlySet<string> {
  const named = new Set<string>()
  const whole = skillNamed(line)
  for (const id of whole === undefined ? findSkills(line).map((found) => found.id) : [whole]) withImplied(id, named)
  return named
}

/** The first of these lines that names a skill, best by its own name: 'telemetry' is a poorer proof of cardiology. */
export function lineNaming(lines: readonly OwnLine[], id: number): OwnLine | undefined {
  const naming = lines.filter(({ skills }) => skills.has(`#${id}`))
  const name = foldWords(skillName(id))
  return naming.find(({ text }) => foldWords(text).includes(name)) ?? naming[0]
}
