import type { PlainKey } from '@jobapply/core/answers/keys/field-keys'
import type { Control, FormField } from './field.ts'
import type { Page } from './page.ts'

/** What is known about one applicant system, beyond what the general reader finds. */
export type System = {
  id: string
  /** The hosts of its forms. */
  hosts: RegExp
  /** A selector that only its forms match: they are also embedded in employers' own sites. */
  marks: string
  /** Stable names of fields. */
  keys: Readonly<Record<string, PlainKey>>
  /** Corrects a field; null: it is none. */
  refine?: (field: FormField, control: Control, page: Page) => Partial<FormField> | null
  /** The button that leads on, or sends. */
  next: string
  /** Where an accepted application leads, or what it shows. */
  sent: { path?: RegExp; shown?: string }
}
