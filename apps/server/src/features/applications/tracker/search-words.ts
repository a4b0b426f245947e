import { type SQL, sql } from 'drizzle-orm'

/**
 * Words without case, accents and punctuation, for the index and the search alike. PostgreSQL's own parser would keep 'planner/driver' as
 * one path and 'a.b@c.nl' as one address.
 */
const folded = (text: SQL) => {
  const unaccented = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`
  return sql`btrim(regexp_replace(${unaccented}, '[^[:alnum:]]+', ' ', 'g'))`
}

/** The value of a generated column: what its rows are found by. */
export const wordsOf = (text: SQL) => sql`strip(to_tsvector('simple', ${folded(text)}))`

/**
 * Every word must be the beginning of one in the text; without a letter or digit nothing is found. Selected, so that it is worked out
 * once: a plan that is kept for every text would do so for each row.
 */
export const wordsQuery = (text: string) =>
  sql`(select to_tsquery('simple', replace(nullif(${folded(sql`${text}::text`)}, ''), ' ', ':* & ') || ':*'))`
