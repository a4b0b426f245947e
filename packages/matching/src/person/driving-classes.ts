import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { splitSentences } from '@jobapply/language/sentences'
import { drivingClassesIn, namesLicence } from '#read/kinds/driving'

const ONLY = /\b(?:only|nur|lediglich|seulement|uniquement|solo|sólo|solamente|apenas|só)\b/i
const MAX_SENTENCES = 40

/** From the summary, the certificates and the skills: "category B only", "CE licence". */
export function readDrivingClasses({ professional_summary, certifications, technical_skills }: ProfileFields) {
  const said = [
    ...splitSentences(professional_summary ?? '')
      .flatMap((sentence) => sentence.split(/(?<=;)\s+/))
      .slice(0, MAX_SENTENCES),
    ...certifications.map(({ name }) => name),
    ...technical_skills,
  ].filter(namesLicence)
  return {
    classes: new Set(said.flatMap(drivingClassesIn)),
    isAll: said.some((sentence) => ONLY.test(sentence) && drivingClassesIn(sentence).length > 0),
  }
}
