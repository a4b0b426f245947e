import { foldWords } from '@jobapply/language/fold'

export const placesOf = (labels: readonly string[], isMeant: (label: string) => boolean) =>
  labels.flatMap((label, place) => (isMeant(label) ? place : []))

/** The places of options that are written as what is wanted, apart from case, accents and marks. */
export const equalTo = (wanted: string, labels: readonly string[]) =>
  placesOf(labels, (label) => foldWords(label) === foldWords(wanted))
