import { z } from 'zod'
import { ANSWERS, DEFAULT_SORT, SORTS, VERDICTS } from '#matching/constants'
import { profileId } from '#profiles/schema'
import { lineOrEmpty, requiredLine } from '#shared/fields'
import { oneOf } from '#shared/options'
import * as c from './constants.ts'
import { SEARCH_LIMITS } from './limits.ts'

const text = z.string()
const percent = z.number().min(0).max(100)

/** spec 3 §3: the saved search preferences; a filter that is not set is 'all' or empty. */
export const searchPreferences = z.object({
  searchTerm: lineOrEmpty('Search', SEARCH_LIMITS.text),
  location: lineOrEmpty('Location', SEARCH_LIMITS.text),
  country: oneOf('Country', c.SEARCH_COUNTRIES),
  platform: oneOf('Platform', c.PLATFORMS),
  jobType: oneOf('Job type', c.SEARCH_JOB_TYPES),
  workType: oneOf('Work type', c.WORK_TYPES, { onsite: 'on-site' }),
  experienceLevel: oneOf('Experience', c.EXPERIENCE_LEVELS),
  // What was saved before these existed means any of them.
  sourceKind: oneOf('Kind of source', c.SOURCE_KINDS).default(c.ANY),
  pay: oneOf('Pay', c.PAY_FILTERS).default(c.ANY),
  age: oneOf('Age', c.AGES).default(c.ANY),
})
export type SearchPreferences = z.output<typeof searchPreferences>

/** The browser's copy: never used for another person. */
export const searchCopy = searchPreferences.extend({ user_id: text })
export type SearchCopy = z.output<typeof searchCopy>

const chosenProfile = z.guid(c.PROFILE_REQUIRED)
export const sort = oneOf('Sort', SORTS)
export type Sort = z.output<typeof sort>

/** A search: the profile it is scored for, the filters, the order and the page. */
export const searchInput = z.object({
  profileId: chosenProfile,
  filters: searchPreferences,
  sort: sort.default(DEFAULT_SORT),
  page: z.int().min(1).max(100).default(1),
  /** With the jobs that meet none of the criteria, which are hidden otherwise (spec 3 §4). */
  withUnmatched: z.boolean().default(false),
})

/** Knock-outs come first: can this person get this job at all? */
export const verdict = oneOf('Verdict', VERDICTS)

/** A job with its scores, as the specification documents it (spec 3 §3), and what the screen needs beside that. */
export const scoredJob = z.object({
  id: text,
  title: text,
  company: text,
  location: text,
  /** In words: 'Full-time'; empty when the posting does not say. */
  type: text,
  /** In words: 'USD 120,000 - 150,000 a year'; empty when the posting does not say. */
  salary: text,
  /** In a list its beginning, in the details all of it. */
  description: text,
  requirements: z.array(text),
  benefits: z.array(text),
  datePosted: z.iso.datetime().nullable(),
  applicationUrl: text,
  isRemote: z.boolean(),
  experience: text,
  matchScore: percent,
  /** Descending, it is the order of the list sorted by 'Overall'. */
  priorityScore: z.number(),
  /** Of the nine criteria those that this job meets. */
  matchedCriteria: z.array(text),
  intelligenceScore: percent,
  titleMatchScore: percent,
  skillsMatchScore: percent,
  /** Its name: 'Greenhouse', 'Demo', 'Indeed'. */
  source: text,
  /** Its key: 'greenhouse', 'demo', 'indeed'. */
  platform: text,

  /** The posting at its source; sources require this link. */
  url: text,
  isDemo: z.boolean(),
  verdict,
  /** The worst condition that is not met or not known, in words: 'Licence: Your profile does not list it.'; null when nothing is in the way. */
  obstacle: text.nullable(),
  /** What the matchScore came from, in words, the weightiest first. */
  reasons: z.array(text),
  /** Automation would apply to it (spec 3 §4; decisions, Applying). */
  isPreselected: z.boolean(),
  /** Other boards that list the same job (SEARCH-021), by name: 'Greenhouse, acme'. */
  otherPlaces: z.array(z.object({ id: text, name: text, url: text })),
})
export type ScoredJob = z.output<typeof scoredJob>

export const searchAnswer = z.object({
  jobs: z.array(scoredJob),
  page: z.int(),
  pages: z.int(),
  /** How many are listed over all pages. */
  total: z.int(),
  /** There are more than a search looks at: filters help. */
  isCut: z.boolean(),
  /** Not listed: no criterion of the search is met; its company is hidden; the person said 'Not like this'. */
  hidden: z.object({ unmatched: z.int(), companies: z.int(), unwanted: z.int() }),
  /** Which of the nine criteria are set. */
  criteria: z.array(text),
  /** What was looked for when the typed words were found nowhere: 'software engineer' for 'sofware enginer'. */
  corrected: text.nullable(),
})
export type SearchAnswer = z.output<typeof searchAnswer>

/** A search that comes close to one without results: how it was widened, and the first jobs that it finds. */
export const nearSearch = z.object({
  /** 'both': another title and any place. 'profile': what fits the profile, whatever its title. 'other': open jobs of any kind. */
  kind: z.enum(['title', 'place', 'remote', 'both', 'profile', 'other']),
  /** What took the place of the typed words: another title, or the country around a place; empty for any place and for the profile. */
  words: text,
  /** The search that finds all of them. */
  filters: searchPreferences,
  total: z.int(),
  jobs: z.array(scoredJob),
})
export type NearSearch = z.output<typeof nearSearch>

const sentence = z.object({
  text,
  /** The words of the posting that it came from. */
  quote: text.nullable(),
})

/** One job with everything that is known of it. */
export const jobDetails = z.object({
  job: scoredJob,
  place: z.object({ city: text.nullable(), region: text.nullable(), country: text.nullable() }),
  /** What the matchScore is made of; each part opens to its sentences. */
  parts: z.array(
    z.object({
      key: text,
      label: text,
      /** 0-100, and the share that it has in the whole. */
      score: percent,
      weight: z.number().min(0).max(1),
      /** What it adds to the score, and what it can add. */
      points: z.int(),
      most: z.int(),
      /** What it asks for by name, or only names: held by the profile, or missing there. */
      skills: z.array(z.object({ text, isHeld: z.boolean(), isNamed: z.boolean() })),
      sentences: z.array(sentence),
    }),
  ),
  /** What else is added or taken off; with the points of the parts it is the matchScore. */
  adjustments: z.array(z.object({ text, points: z.int() })),
  /** Each condition of the posting: whether it is met, how much that weighs, and whether it is only a wish. */
  knockOuts: z.array(
    sentence.extend({
      key: text,
      label: text,
      answer: oneOf('Answer', ANSWERS),
      verdict,
      isWish: z.boolean(),
      isForPerson: z.boolean(),
      isOffer: z.boolean(),
    }),
  ),
  /** What the posting asks for and the profile does not say. */
  gaps: z.array(z.object({ text, isMust: z.boolean(), quote: text.nullable() })),
  /** The profiles of the person for this job, the best first. */
  profiles: z.array(z.object({ profileId, profile_name: text, matchScore: percent })),
  health: z.object({
    ageDays: z.int().nullable(),
    firstSeenAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    /** How often the same job was posted again. */
    reposts: z.int(),
    isSalaryMissing: z.boolean(),
    /** By evidence: 'closed' only when its source said so. */
    state: z.enum(['open', 'closed', 'unknown']),
    /** Whether it is open, since when, and how often it was up: parts of one line, without what is unknown. */
    line: z.array(text),
    /** The above in words, what deserves attention first. */
    sentences: z.array(text),
  }),
  isCompanyHidden: z.boolean(),
})
export type JobDetails = z.output<typeof jobDetails>

export const detailsInput = z.object({ id: text.max(400), profileId: chosenProfile, filters: searchPreferences.optional() })
export const companyInput = z.object({ profileId: chosenProfile, company: requiredLine('Company', SEARCH_LIMITS.text) })
export const hiddenCompanies = z.object({ companies: z.array(text) })

/** Several named ones per person (decisions, Job search and matching). */
export const savedSearch = z.object({
  id: z.guid(),
  name: text,
  profileId: profileId.nullable(),
  /** A task repeats it and announces each new job once. */
  keepSearching: z.boolean(),
  preferences: searchPreferences,
  lastRunAt: z.iso.datetime().nullable(),
  /** How many jobs it has announced so far. */
  announced: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type SavedSearch = z.output<typeof savedSearch>

const searchName = requiredLine('Name', SEARCH_LIMITS.name)
export const newSavedSearch = z.object({
  name: searchName,
  profileId: chosenProfile,
  preferences: searchPreferences,
  keepSearching: z.boolean().default(false),
})
export const savedSearchChanges = z.object({
  id: z.guid(),
  ...newSavedSearch.partial().shape,
  keepSearching: z.boolean().optional(),
})
/** The documented save button: the last one, or the first. */
export const lastSearch = newSavedSearch.pick({ profileId: true, preferences: true })
