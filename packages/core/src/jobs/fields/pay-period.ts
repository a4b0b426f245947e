import type { SALARY_PERIODS } from '#jobs/constants'
import type { Option } from '#shared/options'

export type SalaryPeriod = Option<typeof SALARY_PERIODS>

const whole = (words: string) => new RegExp(`^(?:${words})$`, 'iu')
/** Nouns and adverbs, compounds included: 'Einsatzstunde', 'Jahresgehalt', 'timlön'. */
const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [
    whole(
      'hour(?:ly)?|hours?|hrs?|h|ph|\\p{L}*stunden?|stunden\\p{L}+|std|heures?|horaire|horas?|timme|timman|tim(?:lön|me)|uur|uurloon|or[ae]|godzin\\p{L}?',
    ),
    'hour',
  ],
  [whole('daily|day|pd|tag|tages?satz|tagessatz|jour|journ(?:alier|ée)|d[ií]a|dag|giorno|dniówka'), 'day'],
  [whole('week(?:ly)?|wk|pw|woche|wöchentlich|semaine|semanal?|semana|hebdomadaire|vecka|uge|uke|settimana'), 'week'],
  [
    whole(
      'month(?:ly)?|mo|pm|pcm|monat|monatlich|monats\\p{L}+|mensu(?:al|el|elle)(?:es)?|mensal|mensile|mois|mes|m[eê]s|mese|månad|månads\\p{L}+|måned|månedlig|maand|maandelijks|miesięcznie|miesiąc',
    ),
    'month',
  ],
  [
    whole(
      'year(?:ly)?|yr|annum|annual(?:ly|i[sz]ed)?|pa|jahr|jährlich|jahres\\p{L}+|lpa|anual(?:es)?|annuel(?:le)?|an|ans|année|años?|ano|år|års\\p{L}+|jaar|jaarlijks|anno|annuo|rocznie',
    ),
    'year',
  ],
]
const periodOf = (word: string) => PERIODS.find(([pattern]) => pattern.test(word))?.[1] ?? null

/** 'p.a.' and 'p/h' are one word each. */
const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\bp(?:\. ?|\/)([ahdwm])\b/gi, ' p$1')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** A period in a source's own field: 'per-hour-wage', '1 YEAR', 'ANNUALLY'. The shortest period named counts. */
export function readPeriod(text: string): SalaryPeriod | null {
  const named = wordsOf(text.slice(0, 100)).map(periodOf)
  return PERIODS.find(([, period]) => named.includes(period))?.[1] ?? null
}

const LINKS = whole('per|a|an|each|every|p|pro|par|por|im|in|the|la|le|el|al|ao|l|de|d|à|i|om|om|na|za|all|pr')
const FILLERS = whole(
  'gross|brutto|brut[ao]?s?|net|nett?o|base|basic|salary|pay|full|time|fte|person|usd|eur|gbp|cad|aud|dollars?|euros?',
)
/** What follows them is what the amount is paid for. */
const STRICT_LINKS = whole('per|pro|par|por|each')

/** The period that follows an amount; 'unclear' when it pays for something else than time ('per credit hour', 'pro Auftrag'). */
export function periodAfter(tail: string): SalaryPeriod | 'unclear' | null {
  const text = tail.slice(0, 48)
  const near = /^[^\d;!?]*/.exec(text)?.[0] ?? ''
  // A word that the window cuts in half is not read.
  const words = near.length === 48 ? wordsOf(near).slice(0, -1) : wordsOf(near)
  for (const [at, word] of words.entries()) {
    const period = periodOf(word)
    if (period !== null && !(at === 0 && /^(?:an?|i|or[ae])$/i.test(word) && words.length > 1)) return period
    if (STRICT_LINKS.test(words[at - 1] ?? '') && !FILLERS.test(word) && !LINKS.test(word)) return 'unclear'
    if (!LINKS.test(word) && !FILLERS.test(word)) return null
  }
  return null
}

/** The period named before an amount, in the same clause: 'hourly rate of', 'Monatsgehalt:', 'per year:'. */
export function periodBefore(before: string): SalaryPeriod | null {
  const near =
    before
      .slice(-60)
      .split(/[\d.;!?|•]/)
      .at(-1) ?? ''
  const words = wordsOf(near).reverse()
  for (const [at, word] of words.slice(0, 7).entries()) {
    const period = periodOf(word)
    // A noun needs its link: 'every day you earn' says nothing about a daily rate.
    if (period !== null && (ADJECTIVES.test(word) || STRICT_LINKS.test(words[at + 1] ?? ''))) return period
  }
  return null
}
const ADJECTIVES = whole(
  '\\p{L}+ly|annual|horaire|\\p{L}*stunden\\p{L}+|monats\\p{L}+|jahres\\p{L}+|mensu(?:al|el|elle)|mensal|mensile|anual|annuel(?:le)?|semanal|timlön|månads\\p{L}+|års\\p{L}+|uurloon|tages?satz',
)
