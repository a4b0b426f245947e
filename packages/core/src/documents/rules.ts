import { isSame } from '#shared/same'
import { DOCUMENT_NAME_MAX } from './constants.ts'
import {
  BODY_SECTIONS,
  type BodySection,
  CONTENT_FIELDS,
  PRINTED_LINKS,
  type ResumeContent,
  type ResumeDesign,
  type ResumeSection,
  type Template,
} from './schema.ts'

/** Sections whose place differs from the usual order; the others follow. */
const FIRST_SECTIONS: Partial<Record<Template, readonly BodySection[]>> = {
  scholar: ['summary', 'education', 'publications', 'experience', 'awards'],
}

export function newDesign(template: Template): ResumeDesign {
  const first = FIRST_SECTIONS[template] ?? []
  const order = [...first, ...BODY_SECTIONS.filter((section) => !first.includes(section))]
  return {
    template,
    accent: 'teal',
    pageSize: 'a4',
    pages: 2,
    sections: order.map((section) => ({ section, visible: section !== 'references', title: null })),
    hiddenEntries: {},
  }
}

const orderOf = ({ sections }: ResumeDesign) => sections.map(({ section }) => section)

/** Another template. Sections keep the person's order; where nobody changed the order, the template's own comes. */
export function withTemplate(design: ResumeDesign, template: Template): ResumeDesign {
  const usual = newDesign(template)
  if (!isSame(orderOf(design), orderOf(newDesign(design.template)))) return { ...design, template }
  const sections = orderOf(usual).flatMap((wanted) => design.sections.filter(({ section }) => section === wanted))
  return { ...design, template, sections }
}

/** Whether a section has nothing to print; its heading is left out then. */
export const isEmptySection = (content: ResumeContent, section: BodySection) =>
  SECTION_FIELDS[section].every((field) => isSame(content[field], null))

/** The section that prints this field; contact for those of the heading. */
export const sectionOfField = (field: string): ResumeSection =>
  BODY_SECTIONS.find((section) => SECTION_FIELDS[section].some((one) => one === field)) ?? 'contact'

/** Shows or hides an entry, a contact field or a list of skills. */
export function withEntryShown(design: ResumeDesign, section: ResumeSection, id: string, isShown: boolean): ResumeDesign {
  const others = (design.hiddenEntries[section] ?? []).filter((one) => one !== id)
  return { ...design, hiddenEntries: { ...design.hiddenEntries, [section]: isShown ? others : [...others, id] } }
}

export const contentOf = (profile: ResumeContent): ResumeContent =>
  Object.fromEntries(CONTENT_FIELDS.map((field) => [field, profile[field]])) as ResumeContent

const COPY = ' (copy)'
export const copyName = (name: string) => `${name.slice(0, DOCUMENT_NAME_MAX - COPY.length)}${COPY}`

/** The fields of each section. */
export const SECTION_FIELDS = {
  summary: ['professional_summary'],
  experience: ['experience'],
  projects: ['projects'],
  education: ['education'],
  certifications: ['certifications'],
  skills: ['technical_skills', 'soft_skills', 'management_skills'],
  languages: ['languages'],
  awards: ['awards'],
  publications: ['publications'],
  volunteering: ['volunteer_experience'],
  references: ['profile_references'],
} as const satisfies Record<BodySection, readonly (keyof ResumeContent)[]>

/** The content without what the design hides; every export starts from it. */
export function visibleContent(content: ResumeContent, design: ResumeDesign): ResumeContent {
  const visible: Record<string, unknown> = { ...content }
  const blank = (field: keyof ResumeContent) => {
    visible[field] = Array.isArray(content[field]) ? [] : null
  }
  const hidden = (section: keyof ResumeDesign['hiddenEntries']) => new Set(design.hiddenEntries[section])
  for (const field of hidden('contact')) if (isContactField(field)) blank(field)
  for (const { section, visible: isShown } of design.sections) {
    const ids = hidden(section)
    for (const field of SECTION_FIELDS[section]) {
      const list = content[field]
      if (!isShown || ids.has(field)) blank(field)
      else if (Array.isArray(list))
        visible[field] = list.filter((one: string | { id: string }) => typeof one === 'string' || !ids.has(one.id))
    }
  }
  return visible as ResumeContent
}

/** Contact fields that can be hidden; the name cannot. */
export const CONTACT_FIELDS = [
  'desired_job_title',
  'email',
  'phone',
  'address',
  'location_city',
  'location_state',
  'location_zip_code',
  'location_country',
  ...PRINTED_LINKS,
] as const satisfies readonly (keyof ResumeContent)[]
const isContactField = (field: string): field is (typeof CONTACT_FIELDS)[number] => CONTACT_FIELDS.some((one) => one === field)

/** A clear sentence about letters that our fonts lack; undefined when all can be printed. */
export function missingLettersSentence(letters: readonly string[]): string | undefined {
  if (letters.length === 0) return undefined
  const shown = letters.slice(0, 10).join(' ')
  const more = letters.length > 10 ? ' and others' : ''
  return `Our fonts have Latin, Greek and Cyrillic letters. These can't be printed yet: ${shown}${more}. Write them in Latin letters, or download a Word document or plain text.`
}
