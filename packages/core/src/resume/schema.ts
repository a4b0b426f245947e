import { z } from 'zod'

const text = z.string()
/** YYYY-MM, YYYY without a month, or empty. */
const date = z.string().regex(/^$|^\d{4}(-(0[1-9]|1[0-2]))?$/)
const period = { startDate: date, endDate: date, current: z.boolean() }

/** spec 2 §3.3 and further fields of a profile. Missing values are empty. */
export const parsedResume = z.object({
  personal_info: z.object({
    first_name: text,
    last_name: text,
    email: text,
    phone: text,
    summary: text,
    linkedin: text,
    github: text,
    country: text,
    other_links: z.array(text),
    headline: text,
    address: text,
    city: text,
    state: text,
    zipCode: text,
  }),
  skills: z.array(text),
  experience: z.array(z.object({ company: text, position: text, location: text, ...period, description: text })),
  education: z.array(
    z.object({
      institution: text,
      degree: text,
      field: text,
      startDate: date,
      endDate: date,
      graduationYear: text,
      /** As written: '3.8', '3.8/4.0', '1.3', 'First'. */
      gpa: text,
    }),
  ),
  certifications: z.array(
    z.object({ name: text, issuer: text, issue_date: date, expiry_date: date, credential_id: text, url: text }),
  ),
  languages: z.array(z.object({ name: text, level: text })),
  awards: z.array(z.object({ title: text, issuer: text, date, description: text })),
  projects: z.array(z.object({ name: text, url: text, ...period, description: text })),
  publications: z.array(z.object({ title: text, publisher: text, date, url: text })),
  volunteer: z.array(z.object({ organization: text, position: text, ...period, description: text })),
})
export type ParsedResume = z.infer<typeof parsedResume>

/** Where a value came from: `path` is 'personal_info.email' or 'experience.0.company'. */
export const evidence = z.object({ path: text, confidence: z.number().min(0).max(1), lines: z.array(z.number().int().min(0)) })
export type Evidence = z.infer<typeof evidence>

export const FINDINGS = [
  'columns',
  'tables',
  'images',
  'no-mail',
  'no-phone',
  'no-name',
  'dates-without-month',
  'no-section-titles',
  'text-in-header',
  'unusual-characters',
  'personal-details',
  'many-pages',
] as const
/** A problem for applicant tracking systems; `detail` quotes the document. */
export const finding = z.object({ kind: z.enum(FINDINGS), detail: text })
export type Finding = z.infer<typeof finding>

/** The result of parsing a file. `lines`: the document in reading order; `unplaced`: lines without an extracted value. */
export const resumeParseResult = z.object({
  data: parsedResume,
  evidence: z.array(evidence),
  lines: z.array(text),
  unplaced: z.array(text),
  findings: z.array(finding),
})
export type ResumeParseResult = z.infer<typeof resumeParseResult>

export const storedResume = z.object({
  id: z.guid(),
  filename: text,
  /** Accessible to its owner only. */
  url: text,
  size: z.number().int(),
  /** The person has finished the review. */
  isReviewed: z.boolean(),
  /** The file itself is no longer there. */
  isLost: z.boolean(),
  created_at: z.iso.datetime(),
})
export type StoredResume = z.infer<typeof storedResume>
