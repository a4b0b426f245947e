import { z } from 'zod'
import { application } from '#applications/schema'
import { trackedApplication, trackedDetails } from '#applications/tracker-schema'
import { DOCUMENT_NAME_MAX, RESUME_TOO_LONG, TEMPLATES } from '#documents/constants'
import { PRINTED_LINKS, resumeContent } from '#documents/schema'
import { DEFAULT_SORT } from '#matching/constants'
import { PROFILE_TEXT_MAX } from '#profiles/constants'
import { forLinks } from '#profiles/links'
import { NO_FILTERS } from '#search/rules'
import { scoredJob, searchPreferences, sort } from '#search/schema'
import { read, requiredLine, toNumber } from '#shared/fields'
import { oneOf } from '#shared/options'
import { pageOf, pageRequest } from '#shared/page'
import { textSize } from '#shared/records'
import { JOBS_A_PAGE, RESUMES_A_PAGE } from './constants.ts'

const moment = z.iso.datetime()
const profileId = z.guid().optional().describe('One of your profiles. The default is your primary one.')

/** In an address every value is text. */
const pageSize = ({ usual, most }: { usual: number; most: number }) =>
  read(toNumber, z.int().min(1).max(most)).default(usual).describe(`How many at most; without it ${usual}.`)
const CURSOR = 'Where to go on: the `next` of the page before, as you got it.'
const cursor = pageRequest.unwrap().shape.cursor.describe(CURSOR)

const personal = resumeContent.pick({
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
})
const skills = resumeContent.pick({ technical_skills: true, soft_skills: true, management_skills: true })
const { experience, education } = resumeContent.shape
const template = oneOf('Template', TEMPLATES)

/** spec 3 §2: a resume has a title, a template and four sections. It is a document of /resume (API-012). */
export const apiResume = z.object({
  id: z.guid(),
  title: z.string(),
  template,
  sections: z.object({ personal, experience, education, skills }),
  createdAt: moment,
  updatedAt: moment,
})
export type ApiResume = z.output<typeof apiResume>

/** What is left out stays empty. */
export const newApiResume = z.object({
  title: requiredLine('Title', DOCUMENT_NAME_MAX).describe('The name of the resume in your resume builder.'),
  template: template.default('ledger').describe('The template it is printed with. The default is `ledger`.'),
  sections: z
    .object({
      personal: personal.partial().optional(),
      experience: experience.optional(),
      education: education.optional(),
      skills: skills.partial().optional(),
    })
    .prefault({})
    .refine((sections) => textSize(sections) <= PROFILE_TEXT_MAX, RESUME_TOO_LONG)
    .describe('What is left out stays empty. Months are written YYYY-MM.'),
})
export type NewApiResume = z.output<typeof newApiResume>

export const resumesRequest = z.object({ cursor, limit: pageSize(RESUMES_A_PAGE) })
export const resumesPage = pageOf(apiResume)
export const oneRequest = z.object({ id: z.guid() })

const filters = searchPreferences.shape
/** The search of the page, with one filter a parameter. */
export const jobsRequest = z.object({
  profileId,
  searchTerm: filters.searchTerm
    .default(NO_FILTERS.searchTerm)
    .describe("Words from the title, the company or the text. The default is the profile's desired title."),
  location: filters.location.default(NO_FILTERS.location).describe('A city, region or country.'),
  country: filters.country.default(NO_FILTERS.country),
  platform: filters.platform.default(NO_FILTERS.platform),
  jobType: filters.jobType.default(NO_FILTERS.jobType),
  workType: filters.workType.default(NO_FILTERS.workType),
  experienceLevel: filters.experienceLevel.default(NO_FILTERS.experienceLevel),
  sort: sort.default(DEFAULT_SORT),
  /** How many jobs came before; clients hand it back as they got it. */
  cursor: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .optional()
    .describe(CURSOR),
  limit: pageSize(JOBS_A_PAGE),
})
export const jobsPage = pageOf(scoredJob).extend({
  /** How many are listed over all pages. */
  total: z.int(),
  /** What was looked for when the typed words were found nowhere. */
  corrected: z.string().nullable(),
})
export const jobRequest = z.object({ id: z.string().max(400).describe('The id of a job of a search.'), profileId })

export const applicationsRequest = z.object({
  status: application.shape.status.optional().describe('Only those with this status.'),
  cursor,
  limit: pageSize({ usual: 50, most: 100 }),
})
export const applicationsPage = pageOf(trackedApplication)
export const apiApplication = trackedApplication.extend({ history: trackedDetails.shape.history })

/** RFC 9457. `code` names the fault, `errors` the fields of an input that is not valid. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  /** Names the request; tell it when you ask for help. */
  instance: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})
export type Problem = z.output<typeof problem>
