import { IRREGULAR_PAST, NOUN_VERBS, SURE_VERBS } from '#tables/action-verbs'

export type Tense = 'base' | 'third' | 'past' | 'gerund'
export type VerbForm = { base: string; tense: Tense /** The same form is a noun, too: "designs", "care". */; mayBeNoun: boolean }

const DOUBLES =
  /^(?:[^aeiou]*[aeiou][bdgklmnprt]|program|format|control|refer|transfer|submit|begin|input|upset|formul|fulfil|enrol|model|label|channel)$/
const NO_DOUBLES = new Set(
  'edit audit credit offer order tender visit monitor market target open enter gather foster alter answer cater'.split(' '),
)

const doubled = (base: string) => (DOUBLES.test(base) && !NO_DOUBLES.has(base) ? base + (base.at(-1) ?? '') : base)
const isYVerb = (base: string) => /[^aeiou]y$/.test(base)

export const pastOf = (base: string) =>
  IRREGULAR_PAST.get(base) ?? (isYVerb(base) ? `${base.slice(0, -1)}ied` : base.endsWith('e') ? `${base}d` : `${doubled(base)}ed`)
const thirdOf = (base: string) =>
  isYVerb(base) ? `${base.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`
const gerundOf = (base: string) =>
  base.endsWith('e') && !/(?:ee|ye|oe)$/.test(base) ? `${base.slice(0, -1)}ing` : `${doubled(base)}ing`

function formsOf(base: string, isNoun: boolean): [string, VerbForm][] {
  const past = pastOf(base)
  // Both spellings: "labelled" and "labeled".
  const pasts = IRREGULAR_PAST.has(base) ? [past] : [past, `${base}ed`, `${base}${base.at(-1)}ed`]
  return [
    [gerundOf(base), { base, tense: 'gerund', mayBeNoun: false }],
    [thirdOf(base), { base, tense: 'third', mayBeNoun: isNoun }],
    [base, { base, tense: 'base', mayBeNoun: isNoun }],
    ...pasts.map((form): [string, VerbForm] => [form, { base, tense: 'past', mayBeNoun: form === base && isNoun }]),
  ]
}

/** Later entries win: "found" is the past of "find" and "cut" is read as a past tense. */
const FORMS: ReadonlyMap<string, VerbForm> = new Map([
  ...NOUN_VERBS.flatMap((base) => formsOf(base, true)),
  ...SURE_VERBS.flatMap((base) => formsOf(base, false)),
])

const PREFIX = /^(?:co|re|pre|cross|self|over|under|out)-/

/** "Co-authored" is a form of "author". */
export function verbForm(word: string): VerbForm | undefined {
  const known = FORMS.get(word)
  if (known || !PREFIX.test(word)) return known
  const prefix = PREFIX.exec(word)?.[0] ?? ''
  const form = FORMS.get(word.slice(prefix.length))
  return form && { ...form, base: prefix + form.base, mayBeNoun: form.mayBeNoun }
}

/** A verb in another tense; a prefix keeps its place. */
const inForm = ({ base }: VerbForm, formOf: (base: string) => string) => {
  const prefix = FORMS.has(base) ? '' : (PREFIX.exec(base)?.[0] ?? '')
  return prefix + formOf(base.slice(prefix.length))
}
export const inPast = (verb: VerbForm) => inForm(verb, pastOf)
export const inGerund = (verb: VerbForm) => inForm(verb, gerundOf)
