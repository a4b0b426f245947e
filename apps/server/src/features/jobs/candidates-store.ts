import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { type Candidate, candidateColumns, type Texts, toCandidate } from './listing-row.ts'
import { FACETS, facetOf, jobListings, jobTexts, jobTitleWords } from './table.ts'

/** The newest jobs that answer to a look and to every filter; one index holds the words and the filters (design, P5). */
export async function findCandidates(
  db: Db,
  look: Look,
  filters: JobFilters,
  { limit, except = [] }: { limit: number; except?: readonly string[] },
): Promise<Candidate[]> {
  const rows = await db
    .select(candidateColumns)
    .from(jobListings)
    .where(
      and(
        sql`is_listed`,
        ...conditionsOf(look, filters),
        ...(except.length > 0 ? [sql`${jobListings.id} <> all(${sql.param([...except])})`] : []),
      ),
    )
    .orderBy(desc(jobListings.sortedAt), asc(jobListings.id))
    .limit(limit)
  return rows.map(toCandidate)
}

/** The long texts of some jobs. */
export async function findTexts(db: Db, ids: readonly string[]): Promise<Map<string, Texts>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(jobTexts)
    .where(sql`${jobTexts.jobId} = any(${sql.param([...ids])})`)
  return new Map(rows.map(({ jobId, ...texts }) => [jobId, texts]))
}

function conditionsOf(look: Look, filters: JobFilters): SQL[] {
  const { place, country, type, mode, source, level, firstSeenAfter } = filters
  return [
    ...(look === 'newest' ? [] : [lookedFor(look)]),
    ...(place.length > 0 ? [sql`${jobListings.placeSearch} @@ ${inSimple(place.join(' & '))}`] : []),
    ...(level ? [sql`${jobListings.titleSearch} @@ ${inEnglish([...level.title, ...level.keywords].join(' | '))}`] : []),
    ...((country ?? type ?? mode) ? [sql`${FACETS} @> array[${facetOf(country, type, mode)}]`] : []),
    ...(source === null ? [] : [eq(jobListings.source, source)]),
    ...(firstSeenAfter ? [gt(jobListings.firstSeenAt, firstSeenAfter)] : []),
  ]
}

const inEnglish = (query: string) => sql`to_tsquery('english', ${query})`
const inSimple = (query: string) => sql`to_tsquery('simple', ${query})`

/** Titles and keywords are kept as English word stems, companies as they are written. */
function lookedFor(look: Exclude<Look, 'newest'>): SQL {
  if ('anyTitle' in look)
    return sql`${jobListings.titleSearch} @@ ${inEnglish(look.anyTitle.map((words) => `(${words.join(' & ')})`).join(' | '))}`
  if (look.within === 'title') return sql`${jobListings.titleSearch} @@ ${inEnglish(look.all.join(' & '))}`
  const words = look.all.map((word) => sql`(${inEnglish(word)} || ${inSimple(word)})`)
  return sql`${jobListings.search} @@ (${sql.join(words, sql` && `)})`
}

/** The word of the index's titles that is most like a mistyped one; undefined when it is there as typed, or nothing is near. */
export async function findSimilarWord(db: Db, word: string): Promise<string | undefined> {
  const [near] = await db
    .select({ word: jobTitleWords.word })
    .from(jobTitleWords)
    .where(sql`${jobTitleWords.word} % ${word}`)
    .orderBy(sql`similarity(${jobTitleWords.word}, ${word}) desc`, asc(jobTitleWords.word))
    .limit(1)
  return near?.word === word ? undefined : near?.word
}
