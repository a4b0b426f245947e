import type { ProfileFacts } from '#facts/facts'
import { FOREIGN_WORDS } from '#tables/foreign-words'
import type { Word } from '#text/words'

/** The first word that shows another language than English; names of the profile such as "Caffè del Sole" do not count. */
export function checkLanguage(words: readonly Word[], { all }: ProfileFacts): Word | undefined {
  const isName = (word: Word | undefined) => word?.isCapital === true && all.has(word.base)
  const foreign = words.filter(
    (word, index) =>
      FOREIGN_WORDS.has(word.text) &&
      !(all.has(word.base) && (isName(word) || isName(words[index - 1]) || isName(words[index + 1]))),
  )
  if (foreign.length >= 2 || (foreign.length === 1 && words.length <= 5)) return foreign[0]
  return words.find(({ text, base }) => /[^ -~]/.test(text) && !all.has(base))
}
