import type { AskedDegree } from '#read/kinds/degrees'
import type { AskedDriving } from '#read/kinds/driving'
import type { Duty } from '#read/kinds/duties'
import type { AskedLanguages } from '#read/kinds/languages'
import type { AskedLicence } from '#read/kinds/licences'
import type { Subject } from '#read/kinds/subject'
import type { requiredCitizenship, requiredClearance, sponsorshipPolicy } from '#read/kinds/work-rights'

/** One condition of a posting. Stored as JSON by `packFacts`: keys never change. */
export type Stated<T> = { sentence: number; nice: boolean; value: T }
/** `about` is null for years of any work. */
export type AskedYears = {
  min: number
  max: number | null
  about: Subject | null
  /** Needless for who has this degree: "a master's, or a bachelor's with two years". */
  unless: AskedDegree['level'] | null
}
/** Some words of the sentence are not understood: it is never told as met. */
type Doubt = { isUnsure?: true }
/** What a posting asks for, by kind. Each entry must be met; inside one its alternatives stand. */
export type Requirements = {
  years: Stated<AskedYears>[]
  /** Firm: a must without an accepted alternative. `orYears`: so much experience is enough instead. */
  degrees: (Stated<AskedDegree & { orYears: AskedYears | null }> & { isFirm: boolean })[]
  clearances: Stated<NonNullable<ReturnType<typeof requiredClearance>> & Doubt>[]
  citizenships: Stated<NonNullable<ReturnType<typeof requiredCitizenship>> & Doubt>[]
  sponsorships: Stated<{ offer: NonNullable<ReturnType<typeof sponsorshipPolicy>>; country: string | undefined } & Doubt>[]
  driving: Stated<AskedDriving>[]
  /** Countries, states and world regions (keys of REGIONS) that people must live in. */
  residences: Stated<string[]>[]
  licences: Stated<AskedLicence>[]
  languages: Stated<AskedLanguages>[]
  /** The least age. */
  ages: Stated<number>[]
  /** They change no score, so packed facts leave them out. */
  duties: Stated<Duty>[]
}

export const noRequirements = (): Requirements => ({
  years: [],
  degrees: [],
  clearances: [],
  citizenships: [],
  sponsorships: [],
  driving: [],
  residences: [],
  licences: [],
  languages: [],
  ages: [],
  duties: [],
})
