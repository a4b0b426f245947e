import { foldWords } from '@jobapply/language/fold'
import { readCurrency } from '#jobs/fields/currencies'
import { CURRENCY_COUNTRIES } from '#profiles/constants'
import { COUNTRIES, COUNTRY_ALIASES } from '#shared/countries/countries'

export const FORM_LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pl', 'it', 'pt', 'sv', 'da'] as const
export type FormLanguage = (typeof FORM_LANGUAGES)[number]

/** Names that Intl doesn't have: short forms, and the cases of declined names. */
const COUNTRY_FORMS: Readonly<Record<FormLanguage, Readonly<Record<string, string>>>> = {
  en: { US: 'usa, america, united states of america', GB: 'uk, great britain, britain', NL: 'the netherlands, holland' },
  de: { US: 'usa, vereinigten staaten, amerika', GB: 'grossbritannien, vereinigten konigreich, uk', NL: 'niederlanden, holland' },
  fr: { US: 'usa', GB: 'grande bretagne, uk' },
  es: { US: 'usa, ee uu, eeuu, los estados unidos', GB: 'gran bretana', NL: 'holanda' },
  nl: { US: 'usa, vs, amerika', GB: 'groot brittannie, uk' },
  pl: {
    AT: 'austrii',
    BE: 'belgii',
    CA: 'kanadzie',
    CH: 'szwajcarii',
    CZ: 'czechach',
    DE: 'niemczech, niemiec',
    DK: 'danii',
    ES: 'hiszpanii',
    FR: 'francji',
    GB: 'wielkiej brytanii, anglii, uk',
    IE: 'irlandii',
    IT: 'wloszech',
    NL: 'holandii, niderlandach, holandia',
    NO: 'norwegii',
    PL: 'polsce',
    PT: 'portugalii',
    SE: 'szwecji',
    US: 'usa, stanach zjednoczonych',
  },
  it: { US: 'usa, america', GB: 'gran bretagna, inghilterra, uk', NL: 'olanda' },
  sv: { US: 'usa, forenta staterna', GB: 'uk, england' },
  da: { US: 'usa', GB: 'uk, england', ZA: 'sor afrika', DE: 'tyskland', NL: 'holland' },
  pt: { US: 'usa, eua, estados unidos da america', GB: 'gra bretanha, inglaterra, uk', NL: 'holanda' },
}

/** Languages that forms ask for: ISO code and the English name that a profile has. */
const LANGUAGES =
  'en de fr es nl pl it pt sv da no fi cs sk hu ro bg el tr ru uk ar he hi zh ja ko vi th id fa ur bn ta te'.split(' ')

const ADJECTIVES: Readonly<Record<FormLanguage, (name: string) => string[]>> = {
  en: (name) => [name],
  de: (name) => [name, `${name}e`, `${name}en`, `${name}er`],
  fr: (name) => [name, `${name}e`],
  es: (name) => [name],
  nl: (name) => [name, name.endsWith('s') ? `${name}e` : name],
  pl: (name) => [name, ...(name.endsWith('ki') ? [`${name}ego`, `${name}m`, `${name.slice(0, -1)}u`] : [])],
  it: (name) => [name],
  pt: (name) => [name],
  sv: (name) => [name],
  da: (name) => [name],
}

/** Also a state of the United States. */
const AMBIGUOUS = ['Georgia']

export type Name = { concept: 'country' | 'language'; value: string }

/** Folded name -> country or language, for one language of forms. */
export function namesIn(language: FormLanguage): Map<string, Name> {
  const names = new Map<string, Name>()
  const countries = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const { name, code } of COUNTRIES) {
    const forms = [countries.of(code) ?? name, name, ...(COUNTRY_FORMS[language][code]?.split(', ') ?? [])]
    for (const form of forms.filter((name) => !AMBIGUOUS.includes(name)))
      names.set(foldWords(form), { concept: 'country', value: name })
  }
  for (const [alias, name] of Object.entries(COUNTRY_ALIASES))
    if (alias.length > 3) names.set(foldWords(alias), { concept: 'country', value: name })
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' })
  const english = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  for (const code of LANGUAGES) {
    const value = english.of(code)
    if (!value) continue
    for (const form of ADJECTIVES[language](foldWords(languages.of(code) ?? value)))
      names.set(form, { concept: 'language', value })
  }
  return names
}

/** A currency word of a question: 'EUR', '€', 'Euro'; lower-case codes are too often other words. */
export const currencyOf = (word: string): string | null =>
  /^(?:[A-Z]{3}|[^\p{L}\p{N}\s]|[Ee]uros?|[Zz][łl])$/u.test(word) ? readCurrency(word) : null

/** The currency that pay is stated in; null where there are two, or none that we know. */
export function currencyIn(country: string | null): string | null {
  const code = COUNTRIES.find(({ name }) => name === country)?.code
  return code ? (Object.entries(CURRENCY_COUNTRIES).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? null) : null
}
