import type { Hits } from '#read/text/scan'
import type { Spans } from '#spans'
import { readSubject, type Subject } from './subject.ts'
import type { RequiredYears } from './years.ts'

/** What follows has a verb of its own, or is only a wish: "and be good with people", "preferably in retail". */
const STOP =
  /[;.](?:\s|$)|\s[–—-]\s|\bin addition to\b|\bplus\b|,? (?:and|und|et|y|e) (?:be|have|hold|possess|can|know|are|enjoy|show|demonstrate|must|you|bring|bist|hast|kannst|können|sind|haben|êtes|avez|maîtrisez|savez|tienes|eres|sabes|dominas|tem|sabe|domina)(?![a-zß-ɏ])|[,(]? ?(?:preferably|ideally|idealerweise|vorzugsweise|bevorzugt|idéalement|de préférence|preferiblemente|preferentemente|idealmente|de preferencia|de preferência|preferencialmente)(?![a-zß-ɏ])/
const LIST_GOES_ON = /^[^;.]{0,80}\b(?:or|oder|ou|lub|eller|o)\b/i
const JOINS = /(?<![a-zß-ɏ])(?:and|und|sowie|et|y|e)(?![a-zß-ɏ]) /gi
const DEGREE_WORDS = /degree|bachelor|master|diplom|studium|phd|licence|grado/i

/**
 * What the years are about: the words after the number up to the end of its part, with those before it in the same part. Where none stand
 * there, what is before a colon: "Forklift driving: 2 years".
 */
export function subjectOfYears(
  text: string,
  spans: Spans,
  hits: Hits,
  sentence: number,
  from: number,
  words: string,
  years: RequiredYears,
  all: readonly RequiredYears[],
): Subject | undefined {
  const next = all.find((one) => one.from > years.from)
  const last = all.findLast((one) => one.from < years.from)
  const after = words.slice(years.to, next?.from)
  const stop = after.search(STOP)
  const comma = after.search(/,\s/)
  const isCut = comma >= 0 && (stop < 0 || comma < stop) && (next !== undefined || !LIST_GOES_ON.test(after.slice(comma + 1)))
  const end = years.to + (isCut ? comma : stop >= 0 ? stop : after.length)
  const before = words.slice(last?.to ?? 0, years.from)
  const offset = last?.to ?? 0
  const join = [...before.matchAll(JOINS)].at(-1)
  const clause =
    Math.max(
      (join?.index ?? -1) + (join?.[0].length ?? 0) - 1,
      before.lastIndexOf(', '),
      before.lastIndexOf('; '),
      before.lastIndexOf(': '),
      -1,
    ) + 1
  const start = DEGREE_WORDS.test(before.slice(clause)) || last !== undefined ? years.to : offset + clause
  const about = readSubject(text, spans, hits, sentence, from + start, from + end)
  if (about !== undefined || last !== undefined) return about
  const colon = before.lastIndexOf(':')
  return colon > 0 ? readSubject(text, spans, hits, sentence, from, from + colon) : undefined
}
