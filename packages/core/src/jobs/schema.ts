import { z } from 'zod'
import { JOB_TYPES } from '#profiles/constants'
import type { Option, Options } from '#shared/options'
import { LEVELS, SALARY_PERIODS, WORK_MODES } from './constants.ts'

const text = z.string()
const known = <T extends Options>(table: T) => z.enum(Object.keys(table) as Option<T>[]).nullable()
const amount = z.number().min(0).nullable()
const moment = z.iso.datetime()

/** A normalized job of the index, not scored. Missing values are null. */
export const jobListing = z.object({
  id: text,
  source: text,
  /** The source's own id of the posting. */
  sourceId: text,
  /** Canonical: without tracking parameters. */
  url: text,
  applyUrl: text.nullable(),
  title: text,
  company: text,
  /** As written. */
  location: text,
  city: text.nullable(),
  region: text.nullable(),
  /** A name of COUNTRIES. */
  country: text.nullable(),
  workMode: known(WORK_MODES),
  jobType: known(JOB_TYPES),
  level: known(LEVELS),
  salaryMin: amount,
  salaryMax: amount,
  /** ISO 4217. */
  salaryCurrency: text.nullable(),
  salaryPeriod: known(SALARY_PERIODS),
  postedAt: moment.nullable(),
  firstSeenAt: moment,
  expiresAt: moment.nullable(),
  /** Plain text with line breaks. */
  description: text,
  /** If the source lists them separately; unchanged sentences. */
  requirements: z.object({ must: z.array(text), nice: z.array(text) }),
  benefits: z.array(text),
  /** Tags of the source, as written. */
  skills: z.array(text),
})
export type JobListing = z.output<typeof jobListing>
