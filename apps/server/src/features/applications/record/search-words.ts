import { searchWords } from '@jobapply/language/fold'
import { type SQL, sql } from 'drizzle-orm'

/**
 * The value of a generated column: what its rows are found by. `fold_words` is `searchWords` in the database. PostgreSQL's own parser would
 * keep 'planner/driver' as one path and 'a.b@c.nl' as one address.
 */
export const wordsOf = (text: SQL) => sql`strip(to_tsvector('simple', fold_words(${text})))`

/**
 * Every word must be the beginning of one in the text; without a letter or digit nothing is found. Selected, so that it is worked out
 * once: a plan that is kept for every text would do so for each row.
 */
export function wordsQuery(text: string): SQL {
  const words = searchWords(text)
  return sql`(select to_tsquery('simple', ${words === '' ? null : `${words.replaceAll(' ', ':* & ')}:*`}::text))`
}
