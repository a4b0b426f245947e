import { completeUrl } from '@jobapply/core/shared/web-url'
import { type Recognised, recogniseAddress } from '#features/jobs/directory'
import { readPage } from '#features/jobs/sources/job-posting'
import { failed } from '#features/jobs/sources/reading'
import type { Reading } from '#features/jobs/sources/source'
import type { PoliteClient } from './client.ts'
import type { GuardedFetch } from './guarded-fetch.ts'
import { visitBoard, visitJob } from './visit.ts'

/** What a pasted address brought; with a board, it can be kept and read again. */
export type Pasted = Omit<Reading, 'outcome' | 'next'> & { outcome: Reading['outcome'] | 'refused'; recognised?: Recognised }

/** Reads a pasted address at once: a job or a board of a known source through its own calls, any other page for the postings it names. */
export async function readPasted(client: PoliteClient, open: GuardedFetch, text: string): Promise<Pasted> {
  const address = completeUrl(text)
  const recognised = recogniseAddress(address)
  if (!recognised) return readAnyPage(open, address)
  const { source, board, id } = recognised
  if (id === undefined) {
    const visit = await visitBoard(client, source, board)
    return {
      outcome: visit.outcome === 'unchanged' ? 'empty' : visit.outcome,
      jobs: visit.jobs,
      unread: visit.unread,
      recognised,
    }
  }
  const reading = await visitJob(client, source, board, { id, url: address })
  const page = reading.outcome === 'ok' ? reading : await readAnyPage(open, address)
  return page.outcome === 'ok' ? { ...page, recognised } : { ...reading, recognised }
}

async function readAnyPage(open: GuardedFetch, address: string): Promise<Pasted> {
  const page = await open(address)
  if (page.outcome === 'ok') return readPage(page.html, address)
  return page.outcome === 'refused' ? { outcome: 'refused', jobs: [], unread: 0 } : failed(page.outcome)
}
