import type { Answer } from '@jobapply/core/matching/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Class, Kind } from './kinds.ts'

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a profile can say about a subject. */
export const STATES = ['holds', 'lacks', 'silent'] as const
export type State = (typeof STATES)[number]

/** Something that a sentence can ask for: the profiles of three people, and the answers that are right for each of them. */
export type Subject = {
  kind: Kind
  /** Other names than those of its kind that the product may use. */
  names?: readonly string[]
  profile: Readonly<Record<State, Partial<ProfileFields>>>
  answers: Readonly<Record<State, readonly Answer[]>>
}

/** What the sentence asks for, as a tree over the names of its slots; `about` names the subject without a slot. */
export type Asks = string | { all: readonly Asks[] } | { any: readonly Asks[] } | { wish: Asks }
export const all = (...of: Asks[]): Asks => ({ all: of })
export const any = (...of: Asks[]): Asks => ({ any: of })
export const wish = (of: Asks): Asks => ({ wish: of })

/** A value of a slot: text alone, or text with the subject that it names. */
export type Filling = string | readonly [text: string, subject: Subject]

/**
 * `phrase`: asks only by its place in a list of requirements. `wishList`: the same in a list of wishes. `sentence` and `offer` say
 * themselves what they mean; an offer is in the employer's part of the posting, `benefit` only in its list of benefits.
 */
export type Form = 'sentence' | 'phrase' | 'wishList' | 'offer' | 'benefit'

export type Template = {
  kind: Kind
  class: Class
  /** With slots in braces; several texts have the same truth in another order or with other punctuation. */
  text: string | readonly string[]
  slots?: Readonly<Record<string, readonly Filling[]>>
  about?: Subject
  /** All subjects unless said otherwise. Ignored where the class asks for nothing. */
  asks?: Asks
  form?: Form
  /** Headings of its own instead of the usual ones. */
  headings?: readonly string[]
  title?: string
  /** The place of the job as written. */
  at?: string
  /** Conditions that may be told beside the expected ones without being right or wrong. */
  may?: readonly Kind[]
}
export type TemplateFile = { language: Language; templates: readonly Template[] }

/** A template in one line. */
export const row = (
  kind: Kind,
  name: Class,
  text: Template['text'],
  slots: NonNullable<Template['slots']> = {},
  more: Omit<Template, 'kind' | 'class' | 'text' | 'slots'> = {},
): Template => ({ kind, class: name, text, slots, ...more })

type Slots = Readonly<Record<string, readonly Filling[]>>

/** A template whose last part is the single subject that the sentence is about, or the fillings of its slots. */
export const says = (
  kind: Kind,
  name: Class,
  text: Template['text'],
  of: Subject | Slots = {},
  more: Partial<Template> = {},
): Template => (isSubject(of) ? row(kind, name, text, {}, { about: of, ...more }) : row(kind, name, text, of, more))

const isSubject = (of: Subject | Slots): of is Subject => 'answers' in of && 'profile' in of
