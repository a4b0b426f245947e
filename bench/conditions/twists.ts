import type { Class, Kind } from './kinds.ts'
import { type Subject, says, type Template } from './template.ts'

/**
 * How a sentence about a condition is turned until it no longer asks a reader for it; `must` and `denied` still ask: "nobody without a
 * licence", "we hire nobody but citizens".
 */
const TWISTS = {
  must: { class: 'must', form: 'sentence' },
  denied: { class: 'must', form: 'sentence' },
  negated: { class: 'negated', form: 'sentence' },
  hypothetical: { class: 'hypothetical', form: 'sentence' },
  others: { class: 'customer', form: 'offer' },
  past: { class: 'past', form: 'sentence' },
  optional: { class: 'wish', form: 'sentence' },
  duties: { class: 'described', form: 'offer' },
} as const satisfies Record<string, { class: Class; form: Template['form'] }>

/** The sentences of one kind by twist, each a template of its own. */
export function twists(
  kind: Kind,
  about: Subject,
  sentences: Partial<Record<keyof typeof TWISTS, readonly string[]>>,
  may: Template['may'] = [],
): Template[] {
  return Object.entries(TWISTS).flatMap(([twist, { class: name, form }]) =>
    (sentences[twist as keyof typeof TWISTS] ?? []).map((text) => says(kind, name, text, about, { form, may })),
  )
}
