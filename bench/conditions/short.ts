import type { Class, Kind } from './kinds.ts'
import { type Filling, row, type Subject, type Template } from './template.ts'

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
