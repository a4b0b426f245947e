import { z } from 'zod'
import { MAX_REVIEWED } from '#applications/constants'
import { application } from '#applications/schema'
import { trackedApplication, trackedDetails } from '#applications/tracker-schema'
import { DOCUMENT_NAME_MAX, TEMPLATES } from '#documents/constants'
import { resumeContent } from '#documents/schema'
import { DEFAULT_SORT } from '#matching/constants'
import { NO_FILTERS } from '#search/rules'
import { scoredJob, searchPreferences, sort } from '#search/schema'
import { read, requiredLine, toNumber } from '#shared/fields'
import { oneOf } from '#shared/options'
import { pageOf, pageRequest } from '#shared/page'
import { JOBS_A_PAGE, OUTCOMES, type Outcome, RESUMES_A_PAGE } from './constants.ts'

const moment = z.iso.datetime()
const profileId = z.guid().optional()

/** In an address every value is text. */
const pageSize = ({ usual, most }: { usual: number; most: number }) => read(toNumber, z.int().min(1).max(most)).default(usual)
const { cursor } = pageRequest.unwrap().shape

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
  linkedin_url: true,
  github_url: true,
  personal_website: true,
  portfolio_url: true,
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
  title: requiredLine('Title', DOCUMENT_NAME_MAX),
  template: template.default('ledger'),
  sections: z
    .object({
      personal: personal.partial().optional(),
      experience: experience.optional(),
      education: education.optional(),
      skills: skills.partial().optional(),
    })
    .prefault({}),
})
export type NewApiResume = z.output<typeof newApiResume>

export const resumesRequest = z.object({ cursor, limit: pageSize(RESUMES_A_PAGE) })
export const resumesPage = pageOf(apiResume)
export const oneRequest = z.object({ id: z.guid() })

const filters = searchPreferences.shape
/** The search of the page, with one filter a parameter. */
export const jobsRequest = z.object({
  profileId,
  searchTerm: filters.searchTerm.default(NO_FILTERS.searchTerm),
  location: filters.location.default(NO_FILTERS.location),
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
    .optional(),
  limit: pageSize(JOBS_A_PAGE),
})
export const jobsPage = pageOf(scoredJob).extend({
  /** How many are listed over all pages. */
  total: z.int(),
  /** What was looked for when the typed words were found nowhere. */
  corrected: z.string().nullable(),
})
export const jobRequest = z.object({ id: z.string().max(400), profileId })

export const autoApplyRequest = z.object({
  jobIds: z.array(requiredLine('Job', 400)).min(1).max(MAX_REVIEWED),
  profileId,
})
export type AutoApplyRequest = z.output<typeof autoApplyRequest>

/** In the order given, each job once. */
export const autoApplyAnswer = z.object({
  jobs: z.array(
    z.object({
      jobId: z.string(),
      outcome: z.enum(Object.keys(OUTCOMES) as Outcome[]),
      /** The application that waits, or the earlier one of a duplicate; null: none. */
      applicationId: z.guid().nullable(),
      /** What the form asks and only the person can answer. */
      questions: z.array(z.string()),
    }),
  ),
  /** How many more jobs can be queued now; null: no limit. */
  left: z.int().nullable(),
})
export type AutoApplyAnswer = z.output<typeof autoApplyAnswer>

export const applicationsRequest = z.object({
  status: application.shape.status.optional(),
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
