import { z } from 'zod'
import { forLinks, linksFrom } from '#profiles/links'
import { profileFields } from '#profiles/schema'
import { line, read } from '#shared/fields'
import { type Option, oneOf } from '#shared/options'
import { isRecord, own } from '#shared/records'
import { ACCENTS, MAX_HIDDEN_ENTRIES, MAX_PAGES, PAGE_SIZES, RESUME_SECTIONS, SECTION_TITLE_MAX, TEMPLATES } from './constants.ts'

export type ResumeSection = Option<typeof RESUME_SECTIONS>
export type Template = Option<typeof TEMPLATES>

/** In the order in which a resume prints them. */
export const PRINTED_LINKS = linksFrom('linkedin_url', 'github_url', 'personal_website')

/**
 * A snapshot of the printable fields of a profile, under the profile's own names, so that a refresh compares field by field.
 * Self-identification, authorization and salary never belong on a resume.
 */
export const resumeContent = profileFields.pick({
  full_name: true,
  desired_job_title: true,
  email: true,
  country_code: true,
  phone: true,
  address: true,
  location_city: true,
  location_state: true,
  location_zip_code: true,
  location_country: true,
  ...forLinks(() => true as const, PRINTED_LINKS),
  professional_summary: true,
  experience: true,
  projects: true,
  volunteer_experience: true,
  education: true,
  publications: true,
  certifications: true,
  awards: true,
  technical_skills: true,
  technical_skill_levels: true,
  soft_skills: true,
  management_skills: true,
  languages: true,
  profile_references: true,
})
export type ResumeContent = z.output<typeof resumeContent>
export const CONTENT_FIELDS = Object.keys(resumeContent.shape) as (keyof ResumeContent)[]

/** Sections that can be moved and hidden: all but name and contact. */
export type BodySection = Exclude<ResumeSection, 'contact'>
const isBodySection = (name: string): name is BodySection => name !== 'contact'
export const BODY_SECTIONS = (Object.keys(RESUME_SECTIONS) as ResumeSection[]).filter(isBodySection)

const placedSection = z.object({
  section: z.enum(BODY_SECTIONS),
  visible: z.boolean(),
  /** Replaces the usual heading. */
  title: line('Section title', SECTION_TITLE_MAX),
})
export type PlacedSection = z.output<typeof placedSection>

/** Every section once: repeated ones are dropped, missing ones are added at the end. */
const placedSections = read((raw) => {
  if (!Array.isArray(raw) || raw.length > BODY_SECTIONS.length) return raw
  const names = raw.map((one) => (isRecord(one) ? own(one, 'section') : undefined))
  const missing = BODY_SECTIONS.filter((section) => !names.includes(section))
  if (new Set(names).size + missing.length > BODY_SECTIONS.length) return raw
  return [
    ...raw.filter((_, index) => names.indexOf(names[index]) === index),
    ...missing.map((section) => ({ section, visible: true, title: null })),
  ]
}, z.array(placedSection).max(BODY_SECTIONS.length))

const entryId = z.string().min(1).max(100)

export const resumeDesign = z.object({
  template: oneOf('Template', TEMPLATES),
  accent: oneOf('Accent color', ACCENTS),
  pageSize: oneOf('Page size', PAGE_SIZES),
  /** How many pages it may fill. */
  pages: z.union([z.literal(1), z.literal(MAX_PAGES)]),
  /** In printed order. */
  sections: placedSections,
  /** Ids of entries that stay in the content but aren't printed. Contact: field names; skills: names of the three lists. */
  hiddenEntries: z.partialRecord(
    z.enum(Object.keys(RESUME_SECTIONS) as ResumeSection[]),
    z.array(entryId).max(MAX_HIDDEN_ENTRIES),
  ),
})
export type ResumeDesign = z.output<typeof resumeDesign>
