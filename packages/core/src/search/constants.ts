import { BOARDS } from '#jobs/boards'
import { COUNTRIES } from '#shared/countries/countries'

const named = (codes: string) =>
  Object.fromEntries(
    codes.split(' ').map((code) => {
      const name = COUNTRIES.find((country) => country.code === code)?.name ?? code
      return [name, name]
    }),
  )

/** A filter that is not set. */
export const ANY = 'all'

/** The choices of the filters, in the documented order (spec 3 §2). */
export const PLATFORMS = { all: 'All platforms', ...BOARDS } as const
export const SEARCH_COUNTRIES: Readonly<Record<string, string>> = {
  all: 'All countries',
  ...named('US CA GB IE AU NZ DE FR NL BE CH AT SE NO DK FI ES PT IT PL CZ RO IN SG AE JP BR MX'),
}
export const SEARCH_JOB_TYPES = {
  all: 'All job types',
  'full-time': 'Full-time',
  'part-time': 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
} as const
export const WORK_TYPES = { all: 'All work types', remote: 'Remote', hybrid: 'Hybrid', 'on-site': 'On-site' } as const
export const EXPERIENCE_LEVELS = { all: 'All levels', entry: 'Entry', associate: 'Associate', executive: 'Executive' } as const
/** Whose list a job was seen on. */
export const SOURCE_KINDS = {
  all: 'All sources',
  own: 'Company’s own board',
  national: 'National job site',
  feed: 'Job feed',
} as const
export const PAY_FILTERS = { all: 'Any pay', named: 'Pay named' } as const
/** By the posting's date; without one, by when we first saw it. */
export const AGES = { all: 'Any time', day: 'Last 24 hours', week: 'Last 7 days', month: 'Last 30 days' } as const

/** How many jobs a search scores at most, and how many a page lists. */
export const CANDIDATES = 500
export const PAGE_SIZE = 20
/** How many jobs of the extension one call scores at most. */
export const FOUND_JOBS_MAX = 200

/** spec 3 §9: how long the page waits for an extension that is there. */
export const EXTENSION_TIMEOUT_MS = 45_000
/** spec 3 §5: the job title for the extension when the search text is blank. */
export const EXTENSION_TITLE = 'Software Engineer'

/** The browser's copy of the last search (spec 3 §3; decisions, Profiles and preferences). */
export const PREFERENCES_KEY = 'jobSearchPreferences'

/** The name that the documented save button gives to the first search. */
export const FIRST_SEARCH_NAME = 'My search'
/** How often a standing search runs, and how many new jobs one notice names. */
export const STANDING_HOURS = 4
export const ANNOUNCED_JOBS = 10
/** Its email comes at most this often, and tells of a closing date this long before. */
export const ALERT_HOURS = 24
export const CLOSING_DAYS = 3

/** What the panel says instead of jobs (spec 3 §2), and what is missing for a search or an application (spec 3 §5). */
export const NO_JOBS_FOUND = 'No jobs found'
export const HINT_BEFORE_SEARCH = "Click 'Search Jobs' to discover opportunities"
export const HINT_AFTER_SEARCH = 'Try adjusting your search criteria or filters'
export const PROFILE_REQUIRED = 'Please select a profile to search with.'
export const NOTHING_SELECTED = 'Please select at least one job to apply to.'

/** The toasts of a search (spec 3 §8). */
export const SEARCH_STARTED = 'Searching for jobs...'
export const SEARCH_COMPLETED = 'Search completed!'
export const SEARCH_SAVED = 'Preferences Saved'
export const SEARCH_LOADED = 'Preferences Loaded'
export const EXTENSION_FAILURES = {
  error: {
    title: 'Search failed',
    message: 'Chrome extension encountered an error. Please ensure the extension is installed and enabled.',
  },
  timeout: {
    title: 'Search timeout',
    message: 'Chrome extension search timed out. Please ensure the extension is installed and enabled.',
  },
  unreachable: {
    title: 'Search failed',
    message: "Unable to communicate with Chrome extension. Please ensure it's installed and enabled.",
  },
} as const
/** Shown in the details of a job that only the extension has seen. */
export const NOT_READ_HERE =
  "Your browser extension found this job. Our server hasn't read the posting, so we show what the extension saw."

/** The market says nothing of fewer postings than this, draws a trend from this many weeks on, and keeps at most 26. */
export const MARKET_LEAST = 20
export const MARKET_TREND_WEEKS = 3
export const MARKET_WEEKS = 26
/** How many places and skills it names, and how many postings must ask for a skill. */
export const MARKET_NAMES = 8
export const MARKET_SKILL_LEAST = 5

/** How many jobs that nothing blocks the first list of somebody new shows. */
export const FIRST_LIST = 10
