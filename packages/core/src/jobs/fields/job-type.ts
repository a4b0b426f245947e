import type { JOB_TYPES } from '#profiles/constants'
import type { Option } from '#shared/options'

export type JobType = Option<typeof JOB_TYPES>

/** First match wins: an internship may also be full-time, a contract part-time. */
const TYPES: readonly (readonly [RegExp, JobType])[] = [
  [
    /\bintern(?:s|ship)?\b|\btrainee(?:ship)?\b|\bpraktik(?:um|ant\w*)\b|\bwerkstudent\w*\b|\bworking student\b|\bstage\b|\bstagiaire\b|\bapprentice(?:ship)?\b|\bausbildung\b|\balternance\b|\bco-?op\b/i,
    'internship',
  ],
  [/\bc2c\b|\bcorp[- ]to[- ]corp\b/i, 'c2c'],
  [/\bfreelanc\w*\b|\bfreiberuf\w*\b|\bself[- ]employed\b/i, 'freelance'],
  [
    /\btemp(?:orary)?\b|\bseasonal\b|\bbefristet\b|\b(?:fixed|short)[- ]?term\b|\bper[- ]?diem\b|\bcasual\b|\binterim\b|\bcdd\b/i,
    'temporary',
  ],
  [/\bcontract(?:or)?s?\b|\b1099\b/i, 'contract'],
]
const PART = /\bpart(?:[- ]?time)?\b|\bteilzeit\b|\bside\b|\btemps partiel\b|\bmini-?job\b|\bdeltid\b|\btempo parziale\b/i
const FULL = /\bfull(?:[- ]?time)?\b|\bvollzeit\b|\btemps plein\b|\bheltid\b|\btempo pieno\b|\bjornada completa\b/i
/** Says nothing about hours; usually full-time. */
const PERMANENT = /\bpermanent\b|\bregular\b|\bfestanstellung\b|\bunbefristet\b|\bcdi\b|\bindefinido\b|\btempo indeterminato\b/i
/** Both are possible, so neither counts. */
const EITHER = /\bfull[- ](?:or|and)[- ]part\b/i

/** Job types that a title may name; 'Contract Manager' and 'Regular Giving Officer' are not job types. */
const TITLE_TYPES: readonly (readonly [RegExp, JobType])[] = [
  [
    /\bintern(?:ship)?\b|\bpraktik(?:um|ant\w*)\b|\bwerkstudent\w*\b|\bworking student\b|\bapprentice(?:ship)?\b|^ausbildung\b|\bauszubildende\w*\b|\bazubi\b|\bduales studium\b|\bstagiaire\b|^alternance\b|\bco-?op (?:student|intern)\b/i,
    'internship',
  ],
  [/\bfreelance(?:r)?\b/i, 'freelance'],
  [/\bpart[- ]?time\b|\bteilzeit\b|\bminijob\b/i, 'part-time'],
  [
    /[([-]\s{0,3}(?:1099 )?contract(?:or)?\s{0,3}[)\]]|\b(?:\d+[- ]months?|fixed[- ]term) contract\b|\bcontract (?:role|position)\b|[-–,]\s{0,3}contract$/i,
    'contract',
  ],
  [/^temp(?:orary)?\b|[([-]\s{0,3}temporary\b|\bseasonal\b|\bper diem\b|\bmaternity cover\b|\bFTC\b/i, 'temporary'],
  [/\bfull[- ]time\b/i, 'full-time'],
]

/** By the source's field ('FULL_TIME', 'fulltime_permanent', 'Vollzeit'), else the title. */
export function readJobType(field: string | undefined, title: string): JobType | null {
  const words = (field ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .replace(/\bfulltime/i, 'full time')
    .replace(/\bparttime/i, 'part time')
  const find = (text: string, table: typeof TYPES) => table.find(([pattern]) => pattern.test(text))?.[1]
  const ofTitle = find(title, TITLE_TYPES)
  const ofField = find(words, TYPES) ?? hoursOf(words)
  // 'Full-time' is often the company's default, so the title wins.
  return ofTitle === 'internship' ? ofTitle : (ofField ?? ofTitle ?? null)
}

/** The first of 'full-time, part-time'. */
function hoursOf(words: string): JobType | undefined {
  if (EITHER.test(words)) return undefined
  const [full, part] = [words.search(FULL), words.search(PART)]
  if (full >= 0 || part >= 0) return part < 0 || (full >= 0 && full < part) ? 'full-time' : 'part-time'
  return PERMANENT.test(words) ? 'full-time' : undefined
}
