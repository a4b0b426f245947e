import { foldWords } from '@jobapply/language/fold'

/** 'Germany (+49)', 'Germany +49': a list of countries with the codes of their phones. */
const DIAL_CODE = /\+\d{1,4}(?!\d)/
const codeOf = (label: string) => DIAL_CODE.exec(label)?.[0]
const withoutCode = (label: string) => foldWords(label.replace(DIAL_CODE, ' '))

/** Whether an option says what was wanted, and nothing else. */
export const isSameOption = (wanted: string, label: string) =>
  foldWords(label) === foldWords(wanted) ||
  (codeOf(label) !== undefined && (codeOf(label) === wanted.trim() || withoutCode(label) === foldWords(wanted)))

/** The place of the one option that says what is wanted; null when none or several do: no option is ever guessed. */
export function placeOfOption(wanted: string, labels: readonly string[]): number | null {
  if (foldWords(wanted) === '') return null
  const equal = placesOf(labels, (label) => foldWords(label) === foldWords(wanted))
  const places = equal.length > 0 ? equal : placesOf(labels, (label) => isSameOption(wanted, label))
  return places.length === 1 ? (places[0] ?? null) : null
}

const placesOf = (labels: readonly string[], isMeant: (label: string) => boolean) =>
  labels.flatMap((label, place) => (isMeant(label) ? place : []))
