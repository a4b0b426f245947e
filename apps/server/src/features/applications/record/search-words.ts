import { searchWords } from '@jobapply/language/fold'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * The value of a generated column: what its rows are found by. `fold_words` is `searchWords` in the database. PostgreSQL's own parser would
 * keep 'planner/driver' as one path and 'a.b@c.nl' as one address.
 */
export const wordsOf = (text: SQL) => sql`strip(to_tsvector('simple', fold_words(${text})))`

/** Every word must be the beginning of one in the text; null, which finds nothing: there is no letter or digit. */
export function queryWords(text: string): string | null {
  const words = searchWords(text)
  return words === '' ? null : `${words.replaceAll(' ', ':* & ')}:*`
}

/** Selected, so that it is worked out once: a plan that is kept for every text would do so for each row. */
export const wordsQuery = (words: string | Placeholder | null): SQL => sql`(select to_tsquery('simple', ${words}::text))`
