import type { JOB_TYPES } from '#profiles/constants'
import type { Option } from '#shared/options'

export type JobType = Option<typeof JOB_TYPES>

/** The first that fits; an internship may also be full-time, a contract part-time. */
const TYPES: readonly (readonly [RegExp, JobType])[] = [
  [
    /\bintern(?:s|ship)?\b|\btrainee(?:ship)?\b|\bpraktik(?:um|ant\w*)\b|\bwerkstudent\w*\b|\bstage\b|\bapprentice(?:ship)?\b|\bausbildung\b|\bco-?op\b/i,
    'internship',
  ],
  [/\bc2c\b|\bcorp[- ]to[- ]corp\b/i, 'c2c'],
  [/\bfreelanc\w*\b|\bfreiberuf\w*\b|\bself[- ]employed\b/i, 'freelance'],
  [/\btemp(?:orary)?\b|\bseasonal\b|\bbefristet\b|\bfixed[- ]?term\b|\bper[- ]?diem\b|\bcasual\b|\binterim\b/i, 'temporary'],
  [/\bcontract(?:or)?s?\b|\b1099\b/i, 'contract'],
  [/\bpart[- ]?time\b|\bteilzeit\b|\bside\b|\btemps partiel\b|\bmini-?job\b/i, 'part-time'],
  [
    /\bfull[- ]?time\b|\bvollzeit\b|\bpermanent\b|\bregular\b|\bfestanstellung\b|\bunbefristet\b|\btemps plein\b|\bcdi\b/i,
    'full-time',
  ],
]
/** In a title only these are said of the job; 'Contract Manager' and 'Regular Giving Officer' are no job types. */
const TITLE_TYPES: readonly (readonly [RegExp, JobType])[] = [
  [/\bintern(?:ship)?\b|\bpraktik(?:um|ant\w*)\b|\bwerkstudent\w*\b|\bapprentice(?:ship)?\b/i, 'internship'],
  [/\bfreelance(?:r)?\b/i, 'freelance'],
  [/\bpart[- ]?time\b|\bteilzeit\b/i, 'part-time'],
  [
    /[([-]\s{0,3}(?:1099 )?contract(?:or)?\s{0,3}[)\]]|\b(?:\d+[- ]months?|fixed[- ]term) contract\b|\bcontract (?:role|position)\b|[-–,]\s{0,3}contract$/i,
    'contract',
  ],
  [/[([-]\s{0,3}temporary\b|\bseasonal\b/i, 'temporary'],
]

/** The kind of employment: the source's words ('FULL_TIME', 'fulltime_permanent', 'Vollzeit'), else what the title says. */
export function readJobType(field: string | undefined, title: string): JobType | null {
  const words = (field ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .replace(/\bfulltime/i, 'full time')
    .replace(/\bparttime/i, 'part time')
  const find = (text: string, table: typeof TYPES) => table.find(([pattern]) => pattern.test(text))?.[1]
  const ofTitle = find(title, TITLE_TYPES)
  const ofField = find(words, TYPES)
  // 'Full-time' is often the whole company's default; what the title says of this job is nearer.
  return ofTitle === 'internship' ? ofTitle : (ofField ?? ofTitle ?? null)
}
