import { setTimeout as pause } from 'node:timers/promises'
import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import { demoForm } from '#features/jobs/demo-form'
import { outsideOf, whyOff } from '#features/jobs/fetching/outside'
import { createReader } from '#features/jobs/reading/reader'
import { sourceOf } from '#features/jobs/sources/all-sources'
import type { Source } from '#features/jobs/sources/readers/source'
import { now } from '#platform/clock'
import type { Db } from '#platform/db/database'
import type { Platform } from '#platform/feature/platform'
import { log } from '#platform/log'
import { findBoardOf, findKeptForms, keepForm } from './store.ts'

/** An employer seldom changes a form, and the person sees the real one before it is sent. */
const FRESH_MS = 24 * 3_600_000

/** What employers' forms ask, as far as it is known without asking anybody, by the job's id. */
export async function findKnownForms(db: Db, listings: readonly JobListing[]): Promise<Map<string, Question[]>> {
  const published = listings.filter(({ source }) => source !== 'demo').map(({ id }) => id)
  const known = await findKeptForms(db, published, new Date(now().getTime() - FRESH_MS))
  for (const listing of listings) if (listing.source === 'demo') known.set(listing.id, demoForm(listing))
  return known
}

/** What is being asked for now, by the job's id: nobody asks for the same form twice. */
const asking = new Map<string, Promise<Question[] | undefined>>()
/** A source is asked about once a second, so more than this would wait for minutes. */
const MOST_ASKED = 60

/** Asks the source for a form that is not known; undefined where nobody publishes it, or it could not be read now. */
async function findForm(platform: Platform, listing: JobListing): Promise<Question[] | undefined> {
  const { id: jobId } = listing
  const source = sourceOf(listing.source)
  if (!source?.form || whyOff(source, platform.settings)) return undefined
  const running = asking.get(jobId)
  if (running || asking.size >= MOST_ASKED) return running
  const asked = askForForm(platform, source, listing).finally(() => asking.delete(jobId))
  asking.set(jobId, asked)
  return asked
}

async function askForForm({ database, settings }: Platform, source: Source, { id, sourceId }: JobListing) {
  const db = database.system
  const board = await findBoardOf(db, id)
  const request = board && source.form?.(board, { id: sourceId })
  if (!request) return undefined
  const visit = await outsideOf(settings).client(source, request)
  if (visit.result !== 'read') return undefined
  const { form } = await createReader(db)({ as: 'form', source: source.id, board, asked: request, text: visit.text })
  if (form) await keepForm(db, id, form, now())
  return form
}

/** A person waits for these; what comes later is there the next time. */
const PATIENCE_MS = 4_000

/** The forms of several jobs, by the job's id. */
export async function findForms(platform: Platform, listings: readonly JobListing[]): Promise<Map<string, Question[]>> {
  const found = await findKnownForms(platform.database.system, listings)
  const unknown = listings.filter(({ id }) => !found.has(id))
  const reading = unknown.map(async (listing) => {
    try {
      const form = await findForm(platform, listing)
      if (form) found.set(listing.id, form)
    } catch (error) {
      log.error('form not read', error, { jobId: listing.id })
    }
  })
  await Promise.race([Promise.all(reading), pause(PATIENCE_MS, undefined, { ref: false })])
  return new Map(found)
}
