import { keepListings } from '@jobapply/server/features/jobs/listings/listings-store'
import { addBoards } from '@jobapply/server/features/jobs/listings/store'
import { readNewPostings } from '@jobapply/server/features/matching/tasks'
import type { Db } from '@jobapply/server/platform/db/database'
import pg from 'pg'
import { makePostings } from './postings.ts'

const BASE = 10_000
const BOARD = 'bench:'
/** Where the copies are, so that a filter has something to take out. */
const PLACES = `(array['Berlin, Germany','Munich, Germany','Leeds, United Kingdom','London, United Kingdom','Austin, United States','New York, United States','Lyon, France','Toronto, Canada','Malmö, Sweden','Porto, Portugal'])`
const COUNTRIES = `(array['Germany','Germany','United Kingdom','United Kingdom','United States','United States','France','Canada','Sweden','Portugal'])`
const TYPES = `(array['full-time','full-time','full-time','full-time','full-time','part-time','contract','internship'])`
const MODES = `(array['onsite','onsite','onsite','hybrid','remote'])`
const INDEXES = `select indexname as name, indexdef as definition from pg_indexes where tablename = 'job_listings' and indexname not like '%_pkey'`

/** The base goes in as a visit of a board brings it; the rest are copies of it, each with its own place, kind, date and key. */
export async function fillIndex(db: Db, ownerUrl: string, total: number) {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const now = new Date()
    const have = await count(owner)
    if (have === 0) {
      await addBoards(db, [{ source: 'bench', token: '', name: 'Bench' }], now)
      const postings = makePostings(BASE).map((job, place) => ({ ...job, company: `Company ${place}` }))
      await keepListings(db, BOARD, postings, now)
      await readNewPostings(db)
    }
    const copies = Math.floor(total / BASE)
    const before = Math.max(1, Math.floor(have / BASE))
    if (copies > before) {
      const { rows: indexes } = await owner.query<{ name: string; definition: string }>(INDEXES)
      for (const { name } of indexes) await owner.query(`drop index ${name}`)
      await copyListings(owner, before, copies - 1)
      for (const { definition } of indexes) await owner.query(definition)
    }
    await owner.query('vacuum analyze job_listings')
    await owner.query('vacuum analyze job_texts')
    await owner.query('vacuum analyze job_readings')
    return await count(owner)
  } finally {
    await owner.end()
  }
}

const count = async (owner: pg.Client) =>
  (await owner.query("select count(*)::int as count from job_listings where source = 'bench'")).rows[0].count as number

async function copyListings(owner: pg.Client, from: number, to: number) {
  await owner.query(
    `insert into job_listings (id, board_id, source, source_id, url, title, company, location, city, country, work_mode, job_type, level, salary_min, salary_max,
      salary_currency, salary_period, posted_at, first_seen_at, last_seen_at, address_key, name_key, filter_type, filter_mode, title_words, company_words, place_words, keywords)
    select id || '-' || n, board_id, source, source_id || '-' || n, url || '-' || n, title, company || ' ' || n, ${PLACES}[1 + p % 10], split_part(${PLACES}[1 + p % 10], ',', 1), ${COUNTRIES}[1 + p % 10], ${MODES}[1 + p % 5],
      ${TYPES}[1 + p % 8], level, salary_min, salary_max, salary_currency, salary_period, now() - (p % 60) * interval '1 day', now(), now(), address_key || n,
      name_key || n, ${TYPES}[1 + p % 8], ${MODES}[1 + p % 5], title_words, company_words || ' ' || n, lower(replace(${PLACES}[1 + p % 10], ',', '')), keywords
    from (select base.*, n, abs(hashtext(base.id || n)) as p from job_listings as base, generate_series($1::int, $2::int) as n where base.source = 'bench' and base.id !~ '-') as copied`,
    [from, to],
  )
  await owner.query(
    `insert into job_texts select job_id || '-' || n, description, requirements, benefits, skills
     from job_texts, generate_series($1::int, $2::int) as n where job_id like 'bench:%' and job_id !~ '-'`,
    [from, to],
  )
  await owner.query(
    `insert into job_readings select job_id || '-' || n, content_key || n, reader, reading
     from job_readings, generate_series($1::int, $2::int) as n where job_id like 'bench:%' and job_id !~ '-'`,
    [from, to],
  )
}
