import type { ResumeDocument } from '#documents/resume-schema'
import { contentOf } from '#documents/rules'
import type { ResumeContent } from '#documents/schema'
import { EMPTY_FIELDS } from '#profiles/rules'
import { type ApiResume, apiResume, type NewApiResume } from './schema.ts'

const PERSONAL = Object.keys(apiResume.shape.sections.shape.personal.shape)
const SKILLS = Object.keys(apiResume.shape.sections.shape.skills.shape)

const pick = <T>(content: ResumeContent, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field))) as T

/** What was sent; a section or field that was not is empty. */
export function contentOfSections({ personal, experience, education, skills }: NewApiResume['sections']): ResumeContent {
  const given = { ...personal, experience, education, ...skills }
  const sent = Object.entries(given).filter(([, value]) => value !== undefined)
  return { ...contentOf(EMPTY_FIELDS), ...Object.fromEntries(sent) }
}

type Shown = Pick<ResumeDocument, 'id' | 'name' | 'content' | 'design' | 'createdAt' | 'updatedAt'>

/** A document of /resume as the API shows it (API-012). */
export const toApiResume = ({ id, name, content, design, createdAt, updatedAt }: Shown): ApiResume => ({
  id,
  title: name,
  template: design.template,
  sections: {
    personal: pick(content, PERSONAL),
    experience: content.experience,
    education: content.education,
    skills: pick(content, SKILLS),
  },
  createdAt,
  updatedAt,
})
