import { LEGAL_FORMS as GERMAN } from './de/legal-forms.ts'
import { LEGAL_FORMS as ENGLISH } from './en/legal-forms.ts'
import { LEGAL_FORMS as SPANISH } from './es/legal-forms.ts'
import { LEGAL_FORMS as FRENCH } from './fr/legal-forms.ts'
import { LEGAL_FORMS as ITALIAN } from './it/legal-forms.ts'
import { LEGAL_FORMS as DUTCH } from './nl/legal-forms.ts'
import { LEGAL_FORMS as PORTUGUESE } from './pt/legal-forms.ts'
import { LEGAL_FORMS as SWEDISH } from './sv/legal-forms.ts'

const ALL = [ENGLISH, GERMAN, FRENCH, SPANISH, PORTUGUESE, DUTCH, ITALIAN, SWEDISH]
const wordsOf = (forms: readonly string[]) => new Set(forms.flatMap((some) => some.split(' ')).filter(Boolean))

/** Legal forms that are not words of any language: dropped anywhere in a name. */
export const FORMS_ANYWHERE: ReadonlySet<string> = wordsOf(ALL.map(({ anywhere }) => anywhere))
/** Legal forms that are also words: they are dropped at the end of a name. */
export const FORMS_AT_END: ReadonlySet<string> = wordsOf(ALL.map(({ last }) => last))
export const LEGAL_FORMS: ReadonlySet<string> = new Set([...FORMS_ANYWHERE, ...FORMS_AT_END])
