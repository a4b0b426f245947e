import type { Class, Kind } from './kinds.ts'
import type { Filling, Subject, Template } from './template.ts'

/** A template in one line: a single subject is what the sentence is about, an object names the fillings of its slots. */
export const says = (
  kind: Kind,
  name: Class,
  text: string | readonly string[],
  of?: Subject | Readonly<Record<string, readonly Filling[]>>,
  more: Partial<Template> = {},
): Template => ({ kind, class: name, text, ...(of === undefined ? {} : isSubject(of) ? { about: of } : { slots: of }), ...more })

const isSubject = (of: Subject | Readonly<Record<string, readonly Filling[]>>): of is Subject =>
  'answers' in of && 'profile' in of
