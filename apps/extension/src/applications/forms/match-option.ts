import { readDialOption } from '@jobapply/core/answers/facts/dial-code'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import { foldWords } from '@jobapply/language/fold'
import { equalTo, placesOf } from './equal-options.ts'

/** Whether an option says what was wanted, and nothing else. Lists of phone codes write 'Germany+49', 'Germany (+49)', '🇩🇪 +49' or 'Germany'. */
export function isSameOption(wanted: string, label: string): boolean {
  if (foldWords(label) === foldWords(wanted)) return true
  const [own, said] = [readDialOption(wanted), readDialOption(label)]
  if (own.code !== null) {
    if (own.country === null || (said.code !== null && said.isBare)) return said.code === own.code
    return said.country === own.country && (said.code === null || said.code === own.code)
  }
  return said.code !== null && own.country !== null && said.country === own.country
}

/** What is typed into a list to find an option: of a phone's country its name, then its code; of a place its town. */
export function searchesFor(wanted: string): string[] {
  const { code, country } = readDialOption(wanted)
  if (code && country) return [country, code]
  const [town = ''] = wanted.split(',')
  return town !== wanted && town.trim() !== '' ? [wanted, town.trim()] : [wanted]
}

/** Whether every part of an option is a part of the place that was wanted, its town first: 'Berlin, Germany' of 'Berlin, Berlin, Germany'. */
export function isSamePlace(wanted: string, label: string): boolean {
  const [town, ...around] = wanted.split(',').map(foldWords).filter(Boolean)
  const [first, ...more] = label.split(',').map(foldWords).filter(Boolean)
  return around.length > 0 && more.length > 0 && first === town && more.every((part) => isPartOf(around, part))
}
const isPartOf = (around: readonly string[], part: string) =>
  around.some((own) => own === part || (readCountry(own) !== undefined && readCountry(own) === readCountry(part)))

/** The place of the one option that says what is wanted; null when none or several do: no option is ever guessed. */
export function placeOfOption(wanted: string, labels: readonly string[]): number | null {
  if (foldWords(wanted) === '') return null
  const equal = equalTo(wanted, labels)
  const same = equal.length > 0 ? equal : placesOf(labels, (label) => isSameOption(wanted, label))
  const places = same.length > 0 ? same : placesOf(labels, (label) => isSamePlace(wanted, label))
  return places.length === 1 ? (places[0] ?? null) : null
}
