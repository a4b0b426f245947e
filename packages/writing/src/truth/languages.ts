import type { ProfileFacts } from '#facts/facts'
import { FOREIGN_WORDS } from '#tables/foreign-words'
import type { Word } from '#text/words'

/** The first word that shows another language than English; profile names such as "Caffè del Sole" do not count. */
export function checkLanguage(words: readonly Word[], { all }: ProfileFacts): Word | undefined {
  const foreign = words.filter(({ text, base, isCapital }) => FOREIGN_WORDS.has(text) && !(isCapital && all.has(base)))
  if (foreign.length >= 2 || (foreign.length === 1 && words.length <= 5)) return foreign[0]
  return words.find(({ text, base }) => /[^ -~]/.test(text) && !all.has(base))
}
