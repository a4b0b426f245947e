import type { Quantity } from '#text/quantities'

/** What a profile supports, prepared for checking and for writing. */
export type EntryKind = 'experience' | 'project' | 'volunteering' | 'education' | 'certification' | 'award' | 'publication'

/** One dated part of a profile: a job, a degree, a certificate. Months count from year 0. */
export type Entry = {
  kind: EntryKind
  path: string
  /** Employer, school or issuer. */
  organization: string
  title: string
  start: number | null
  end: number | null
  current: boolean
  /** A course, an expired certificate or an unfinished degree proves attendance only. */
  isCourse: boolean
  header: ReadonlySet<string>
}

export type SegmentKind = 'achievement' | 'title' | 'skill' | 'language' | 'degree' | 'certificate' | 'summary' | 'place' | 'name'

/** The smallest statement of a profile: one verb and its objects, one skill, one degree. */
export type Segment = {
  kind: SegmentKind
  path: string
  text: string
  entry: Entry | null
  keys: ReadonlySet<string>
  quantities: readonly (Quantity & { near: ReadonlySet<string> })[]
  /** Keys of the verbs that govern it. */
  verbs: ReadonlySet<string>
  /** A noun phrase: "supplier audits". */
  isNominal: boolean
  /** The person only helped. */
  isAssist: boolean
}

export type LanguageFact = { key: string; level: number; path: string; name: string }

export type ProfileFacts = {
  entries: readonly Entry[]
  segments: readonly Segment[]
  languages: readonly LanguageFact[]
  /** Every key of the profile. */
  all: ReadonlySet<string>
  /** Words with a capital that does not only start a sentence: a name must be one of them. */
  capitals: ReadonlySet<string>
  /** Words as written, in lower case: a name in another script is no disguise when the profile writes it so. */
  raw: ReadonlySet<string>
  totalMonths: number
  today: number
}
