import { PROFILE_TEXT_MAX } from '#profiles/constants'
import { showCount } from '#shared/records'

/** The heading of each section, as printed and as the list of sections shows it. Name and contact always come first. */
export const RESUME_SECTIONS = {
  contact: 'Name and contact',
  summary: 'Summary',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  certifications: 'Certifications',
  skills: 'Skills',
  languages: 'Languages',
  awards: 'Awards',
  publications: 'Publications',
  volunteering: 'Volunteer work',
  references: 'References',
} as const

/** As long as the profile that it was taken from. */
export const RESUME_TOO_LONG = `A resume can hold ${showCount(PROFILE_TEXT_MAX)} characters of text in all. Please shorten it`

export const TEMPLATES = {
  ledger: 'Ledger',
  plain: 'Plain',
  margin: 'Margin',
  compact: 'Compact',
  classic: 'Classic',
  scholar: 'Scholar',
  banner: 'Banner',
  timeline: 'Timeline',
} as const

export const TEMPLATE_DESCRIPTIONS: Readonly<Record<keyof typeof TEMPLATES, string>> = {
  ledger: 'Dates in a margin beside the text, like an account book.',
  plain: 'One column, no decoration: the safest choice for applicant tracking systems.',
  margin: 'Two columns: contact, skills and languages stand beside your work.',
  compact: 'Small type and tight lines, for a long career on few pages.',
  classic: 'A centered name, ruled headings and a book typeface.',
  scholar: 'Academic: education and publications come first.',
  banner: 'Your name on a band of color.',
  timeline: 'A line with a dot for each job.',
}

/** Each has a contrast of at least 7:1 on white, so that headings pass at any size. */
export const ACCENTS = {
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  plum: 'Plum',
  brick: 'Brick',
  moss: 'Moss',
  ink: 'Ink',
} as const
export const ACCENT_COLORS: Readonly<Record<keyof typeof ACCENTS, string>> = {
  teal: '#005a5a',
  blue: '#1b4b84',
  indigo: '#3f3d8f',
  plum: '#6f2c63',
  brick: '#8a2f1d',
  moss: '#3c5720',
  ink: '#1f2328',
}

export const PAGE_SIZES = { a4: 'A4', letter: 'Letter' } as const
/** In points. */
export const PAGE_DIMENSIONS = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
} as const satisfies Record<keyof typeof PAGE_SIZES, { width: number; height: number }>

export const MAX_PAGES = 2
export const SECTION_TITLE_MAX = 60
/** Against abuse: more ids than entries of all sections together are never needed. */
export const MAX_HIDDEN_ENTRIES = 1000
/** How many resumes a person can keep: far above what anybody sends. */
export const MAX_DOCUMENTS = 50
export const DOCUMENT_NAME_MAX = 80
/** How many jobs a resume is tailored to at once. */
export const MAX_TAILORED_JOBS = 10
/** The text of a posting that is pasted to tailor to. */
export const MAX_POSTING_CHARS = 20_000
/** How many letters a person can keep, and how many former texts of each. */
export const MAX_LETTERS = 1000
export const MAX_LETTER_VERSIONS = 30
/** Title and company of a job that is typed in. */
export const JOB_NAME_MAX = 200

/** The files that can be made of a resume, by the ending of their address. */
export const DOCUMENT_FILES = { pdf: 'PDF', docx: 'Word', txt: 'Plain text', json: 'JSON Resume' } as const

/** What the AI endpoint was asked for, and how it went, as the ledger shows it. */
export const AI_PURPOSES: Readonly<Record<string, string>> = {
  resume: 'Reading a resume',
  'cover letter': 'Cover letter',
  rehearsal: 'Rehearsal',
}
export const AI_OUTCOMES = {
  asked: 'No answer yet',
  answered: 'Answered',
  timeout: 'No answer in time',
  cancelled: 'Stopped',
  failed: 'Failed',
  unusable: 'Answer not usable',
} as const
