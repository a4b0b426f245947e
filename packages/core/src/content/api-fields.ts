import type { z } from 'zod'
import { JOBS_A_PAGE, RESUMES_A_PAGE } from '#api/constants'
import type { OperationName } from '#api/operations'
import type { applicationsRequest, jobRequest, jobsRequest, newApiResume, oneRequest, resumesRequest } from '#api/schema'
import { MAX_REVIEWED } from '#applications/constants'
import type { queueRequest } from '#applications/queue-schema'
import { DOCUMENT_NAME_MAX, TEMPLATES } from '#documents/constants'

export type Field = { type: string; isRequired?: true; meaning: string }
/** A field for every name that the contract takes, no more and no less. */
type FieldsOf<Schema extends z.ZodType> = Record<keyof z.input<Schema>, Field>
type Sections = `sections.${keyof NonNullable<z.input<typeof newApiResume>['sections']>}`

const CURSOR: Field = { type: 'text', meaning: '`next` of the last answer, for the page after it.' }
const limit = ({ usual, most }: { usual: number; most: number }): Field => ({
  type: 'number',
  meaning: `How many to list: ${usual} unless you say so, ${most} at most.`,
})
const id = (meaning: string): Field => ({ type: 'id', isRequired: true, meaning })
const PROFILE_ID: Field = { type: 'id', meaning: 'The profile to compare with. The default is your primary one.' }
const chosen = (meaning: string): Field => ({
  type: 'text',
  meaning: `${meaning} As in the search bar; “all” unless you say so.`,
})

/** spec 3 §2: what a resume has. */
export const RESUME_FIELDS = {
  title: { type: 'text', isRequired: true, meaning: `Its name in your list, up to ${DOCUMENT_NAME_MAX} characters.` },
  template: { type: 'text', meaning: `One of ${Object.keys(TEMPLATES).join(', ')}.` },
  'sections.personal': { type: 'object', meaning: 'Name, desired job title, contact data, links and summary.' },
  'sections.experience': { type: 'list', meaning: 'Jobs, each with company, position, startDate, endDate and description.' },
  'sections.education': { type: 'list', meaning: 'Schools, each with institution, degree, field and graduationYear.' },
  'sections.skills': { type: 'object', meaning: 'Lists of technical_skills, soft_skills and management_skills.' },
} satisfies Record<Exclude<keyof z.input<typeof newApiResume>, 'sections'> | Sections, Field>

export const OPERATION_FIELDS: Record<OperationName, Readonly<Record<string, Field>>> = {
  listResumes: { cursor: CURSOR, limit: limit(RESUMES_A_PAGE) } satisfies FieldsOf<typeof resumesRequest>,
  createResume: RESUME_FIELDS,
  readResume: { id: id('The id of a resume, from the list.') } satisfies FieldsOf<typeof oneRequest>,
  searchJobs: {
    searchTerm: {
      type: 'text',
      meaning: "Words from the title, the company or the text. The default is the profile's desired title.",
    },
    location: { type: 'text', meaning: 'A city, region or country.' },
    country: chosen('A country.'),
    platform: chosen('Where the job was found.'),
    jobType: chosen('Full-time, part-time, contract and so on.'),
    workType: chosen('remote, hybrid or on-site.'),
    experienceLevel: chosen('The level that the posting asks for.'),
    sort: { type: 'text', meaning: 'By match, unless you say so.' },
    profileId: PROFILE_ID,
    cursor: CURSOR,
    limit: limit(JOBS_A_PAGE),
  } satisfies FieldsOf<typeof jobsRequest>,
  readJob: { id: id('The id of a job, from a search.'), profileId: PROFILE_ID } satisfies FieldsOf<typeof jobRequest>,
  autoApply: {
    jobIds: { type: 'list of ids', isRequired: true, meaning: `Jobs of a search, up to ${MAX_REVIEWED}.` },
    profileId: PROFILE_ID,
  } satisfies FieldsOf<typeof queueRequest>,
  listApplications: {
    status: { type: 'text', meaning: 'Only those with this status, for example applied or interview.' },
    cursor: CURSOR,
    limit: limit({ usual: 50, most: 100 }),
  } satisfies FieldsOf<typeof applicationsRequest>,
  readApplication: { id: id('The id of an application, from the list.') } satisfies FieldsOf<typeof oneRequest>,
}
