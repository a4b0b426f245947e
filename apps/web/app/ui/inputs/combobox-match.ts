import { fold } from '@jobapply/language/fold'

export type ComboboxOption = {
  value: string
  label: string
  /** Other words that find it. */
  keywords?: string
}

/** What was typed, at the start of the label first, then at the start of a word, then anywhere. */
export function matching(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = fold(typed)
  if (!wanted) return [...options]
  const rank = ({ label, keywords = '' }: ComboboxOption) => {
    const text = fold(label)
    const all = `${text} ${fold(keywords)}`
    if (text.startsWith(wanted)) return 0
    if (all.split(/[\s(,/-]+/).some((word) => word.startsWith(wanted)) || all.includes(` ${wanted}`)) return 1
    return all.includes(wanted) ? 2 : 3
  }
  return [0, 1, 2].flatMap((wantedRank) => options.filter((option) => rank(option) === wantedRank))
}
