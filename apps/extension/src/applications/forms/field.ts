import type { ReadField } from '@jobapply/core/answers/keys/decide-fields'
import type { FieldKind } from '@jobapply/core/answers/keys/field-keys'
import type { Drawn } from './drawn.ts'
import type { Page } from './page.ts'
import type { FormVerdict } from './verdict.ts'

/** A field before its texts are read: the element that is typed into, or those of its options. */
export type Control = { kind: FieldKind; element: Element; choices: Element[]; name: string }

/** A field as a form shows it: plain data, so that the worker and the panel can have it. Its elements stay in the page. */
export type FormField = ReadField & {
  accept: string
  /** What is in it now. */
  value: string
}

/** What is inserted into: one element, or one for each option. */
export type FieldElements = { control: Element; choices: readonly Element[] }
export type CollectedForm = {
  fields: FormField[]
  elements: ReadonlyMap<string, FieldElements>
  /** What the page's form is for. A form that is no application gives no fields. */
  verdict: FormVerdict
  /** Plain texts over several fields, which may say that these are about somebody else. */
  titles: readonly string[]
  /** For whoever goes on reading the same state of the page. */
  page: Page
  isDrawn: Drawn
}

/** Limit against abuse: pages come from strangers. */
export const MAX_FIELDS = 300
