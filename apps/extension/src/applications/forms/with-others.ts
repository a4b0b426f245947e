import { isOfOthers } from '@jobapply/core/answers/keys/whose'
import { saidOnce } from './page.ts'

const isAboutOthers = saidOnce(isOfOthers)

/** Which titles of a page say that the fields under them are about somebody else: 'Emergency contact'. Needs the lexicons, which no page gets. */
export const othersIn = (titles: readonly string[]): string[] => titles.filter(isAboutOthers)

/** Reads a page as the worker has it read: once more where a title is about somebody else. */
export function readWithOthers<Read extends { titles: readonly string[] }>(read: (others: ReadonlySet<string>) => Read): Read {
  const first = read(new Set())
  const others = othersIn(first.titles)
  return others.length === 0 ? first : read(new Set(others))
}
