import type { JobFilters, Look } from '@jobapply/core/jobs/job-query'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database'
import { eachRow } from '#platform/db/rows'
import type { Texts } from './listing-row.ts'
import type { SameJobKeys } from './same-job-store.ts'
import { FACETS, facetOf, jobTitleWords, PAY_NAMED } from './table.ts'

/** A job as it is scored: what its source says in fields, what was read of its text, if this reader has, and whether the text says what was typed. */
export type Candidate = Pick<JobListing, Scored | ScoredPay> & Found
type Found = SameJobKeys & { reading: string | null; matchesSearchText: boolean | null }
type Scored = 'id' | 'title' | 'company' | 'location' | 'city' | 'region' | 'country' | 'workMode' | 'jobType' | 'level'
type ScoredPay = 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryPeriod' | 'postedAt'
// Statements are one text as far as they can be: to put them together from their parts takes longer than the database takes for some searches.
const SCORED_COLUMNS = sql`job_listings.id, title, company, location, city, region, country, work_mode as "workMode", job_type as "jobType", level, salary_min as "salaryMin", salary_max as "salaryMax", salary_currency as "salaryCurrency", salary_period as "salaryPeriod", posted_at::text as "postedAt", name_key as "nameKey", address_key as "addressKey"`

type Wanted = { limit: number; except?: readonly string[] }

/** The newest jobs that answer to a look and to every filter, by id: the question needs nothing that is not in an index. */
export async function findIds(db: Db, look: Look, filters: JobFilters, { limit, except = [] }: Wanted): Promise<string[]> {
  const conditions = [
    sql`is_listed`,
    ...conditionsOf(look, filters),
    ...(except.length > 0 ? [sql`id <> all(${sql.param([...except])})`] : []),
  ]
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from job_listings where ${and(...conditions)} order by sorted_at desc, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

type Asked = { ids: readonly string[]; reader: string; typed?: string }

/** Some jobs as they are scored, each as soon as it is there. */
export const eachCandidate = (db: Db, { ids, reader, typed = '' }: Asked, take: (candidate: Candidate) => void) =>
  eachRow(
    db,
    sql`select ${SCORED_COLUMNS}, reading, ${typed === '' ? sql`null` : matchesSearchText(typed)} as "matchesSearchText"
      from job_listings left join job_readings on job_readings.job_id = job_listings.id and job_readings.reader = ${reader}
      where job_listings.id = any(${sql.param([...ids])})`,
    take,
  )

/**
 * Is a text in small letters somewhere below the title? Asked for where the title does not have it; the long texts stay where they are.
 * Without letters of other alphabets the database has a quicker way to write small letters, and the same answer.
 */
function matchesSearchText(typed: string): SQL {
  const written = /^[ -~]*$/.test(typed) ? sql`collate "C"` : sql``
  const isIn = (text: SQL) => sql`position(${typed} in lower(${text} ${written})) > 0`
  const kept = sql`concat_ws(E'\\n', requirements ->> 'must', requirements ->> 'nice', skills::text)`
  return sql`case when not ${isIn(sql`title`)} then
    (select ${isIn(sql`description`)} or ${isIn(kept)} from job_texts where job_texts.job_id = job_listings.id) end`
}

/** The long texts of some jobs, each as soon as it is there. */
export async function eachText(db: Db, ids: readonly string[], take: (jobId: string, texts: Texts) => void) {
  if (ids.length === 0) return
  const statement = sql`
    select job_id as "jobId", description, requirements, benefits, skills from job_texts where job_id = any(${sql.param([...ids])})`
  await eachRow<Texts & { jobId: string }>(db, statement, ({ jobId, ...texts }) => take(jobId, texts))
}

/** The jobs of some candidates as a whole. */
export async function completeJobs(db: Db, candidates: readonly Candidate[]): Promise<Map<string, JobListing>> {
  if (candidates.length === 0) return new Map()
  const ids = sql.param(candidates.map(({ id }) => id))
  const { rows } = await db.execute<Rest>(sql`
    select job_listings.id, source, source_id as "sourceId", url, apply_url as "applyUrl", first_seen_at as "firstSeenAt",
      expires_at as "expiresAt", description, requirements, benefits, skills
    from job_listings join job_texts on job_texts.job_id = job_listings.id where job_listings.id = any(${ids})`)
  const rests = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    candidates.flatMap(({ reading: _reading, matchesSearchText: _matched, nameKey: _name, addressKey: _address, ...scored }) => {
      const rest = rests.get(scored.id)
      return rest ? [[scored.id, { ...scored, ...rest, ...momentsOf(scored, rest) }]] : []
    }),
  )
}

/** What a candidate lacks of its listing. */
type Rest = Omit<JobListing, Scored | ScoredPay> & Pick<JobListing, 'id'>

const iso = (moment: string) => new Date(moment).toISOString()
/** As the database writes them, they are not as the listing has them. */
const momentsOf = ({ postedAt }: Pick<Candidate, 'postedAt'>, { firstSeenAt, expiresAt }: Rest) => ({
  postedAt: postedAt && iso(postedAt),
  firstSeenAt: iso(firstSeenAt),
  expiresAt: expiresAt && iso(expiresAt),
})

/** What a row has to be for a look and every filter; the columns have the same names in the index and among the pasted jobs. */
export function conditionsOf(look: Look, filters: JobFilters): SQL[] {
  const { place, country, type, mode, source, sources, level, isPayNamed, postedAfter, firstSeenAfter } = filters
  const facets = [...((country ?? type ?? mode) ? [facetOf(country, type, mode)] : []), ...(isPayNamed ? [PAY_NAMED] : [])]
  return [
    ...(look === 'newest' ? [] : [lookedFor(look)]),
    ...(place.length > 0 ? [sql`place_search @@ ${placeQuery(place)}`] : []),
    ...(level ? [sql`title_search @@ ${levelQuery(level)}`] : []),
    ...(facets.length > 0 ? [sql`${FACETS} @> ${sql.param(facets)}::text[]`] : []),
    ...(source === null ? [] : [sql`source = ${source}`]),
    ...(sources ? [sql`source = any(${sql.param([...sources])})`] : []),
    ...(postedAfter ? [sql`sorted_at > ${postedAfter}`] : []),
    ...(firstSeenAfter ? [sql`first_seen_at > ${firstSeenAfter}`] : []),
  ]
}

export const placeQuery = (place: JobFilters['place']) => inSimple(place.join(' & '))
export const levelQuery = ({ title, keywords }: NonNullable<JobFilters['level']>) =>
  inEnglish([...title, ...keywords].join(' | '))
const inEnglish = (query: string) => sql`to_tsquery('english', ${query})`
const inSimple = (query: string) => sql`to_tsquery('simple', ${query})`

/** Titles and keywords are kept as English word stems, companies as they are written. */
function lookedFor(look: Exclude<Look, 'newest'>): SQL {
  if ('anyTitle' in look)
    return sql`title_search @@ ${inEnglish(look.anyTitle.map((words) => `(${words.join(' & ')})`).join(' | '))}`
  if (look.within === 'title') return sql`title_search @@ ${inEnglish(look.all.join(' & '))}`
  const words = look.all.map((word) => sql`(${inEnglish(word)} || ${inSimple(word)})`)
  return sql`search @@ (${sql.join(words, sql` && `)})`
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
