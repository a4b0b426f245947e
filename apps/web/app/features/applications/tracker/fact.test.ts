import { forOwnTexts } from '@jobapply/core/applications/own-texts'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { expect, test } from 'vitest'
import { factOf } from './fact.ts'

const NOW = new Date(2026, 10, 16, 12)
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()
const ROW: TrackedApplication = {
  ...{ id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a11', jobId: 'demo:1', profileId: null, job_title: 'Planner', company: 'Dairy' },
  ...{ location: '', job_url: null, application_url: null, source: 'Demo', status: 'saved', progress: null, approvedAt: null },
  ...{
    openedAt: null,
    appliedAt: null,
    hasReceipt: false,
    isPostingClosed: false,
    created_at: at(11),
    updated_at: at(11),
    score: null,
    deadline: null,
  },
  ...{ nextAt: null, ...forOwnTexts(() => ''), openAnswers: 0, statusAt: at(11) },
}
const queued = { status: 'queued', approvedAt: at(12) } as const
const sent = { appliedAt: at(9), statusAt: at(13) }

test.each<[string, Partial<TrackedApplication>, string]>([
  ['Saved 11 Nov', {}, 'plain'],
  ['Closes 30 Nov', { deadline: '2026-11-30' }, 'plain'],
  ['Closes 16 Nov', { deadline: '2026-11-16' }, 'plain'],
  ['Closed 15 Nov', { deadline: '2026-11-15' }, 'warn'],
  ['Closes 4 Jan 2027', { deadline: '2027-01-04' }, 'plain'],
  ['Posting closed', { isPostingClosed: true, deadline: '2026-11-30' }, 'warn'],
  ['Posting closed', { ...queued, progress: 'ready', isPostingClosed: true }, 'warn'],
  ['Filling in the form', { ...queued, progress: 'filling', isPostingClosed: true }, 'plain'],
  ['1 answer needed', { ...queued, progress: 'needs-you', openAnswers: 1 }, 'warn'],
  ['Not confirmed', { ...queued, progress: 'unconfirmed' }, 'warn'],
  ['Ready to fill in', { ...queued, progress: 'ready' }, 'good'],
  ['Proposed by automation', { status: 'queued', progress: 'preparing' }, 'plain'],
  ['Sent 9 Nov', { ...sent, status: 'applied', deadline: '2026-11-20' }, 'plain'],
  ['Since 13 Nov', { ...sent, status: 'under-review' }, 'plain'],
  ['Tue 24 Nov, 10:00', { ...sent, status: 'interview', nextAt: at(24, 10) }, 'date'],
  ['Waiting for a date', { ...sent, status: 'interview', nextAt: at(12) }, 'plain'],
  ['Answer by 27 Nov', { ...sent, status: 'offer', deadline: '2026-11-27' }, 'warn'],
  ['13 Nov', { ...sent, status: 'rejected' }, 'plain'],
])('a card says one fact: %s', (text, changes, tone) => {
  expect(factOf({ ...ROW, ...changes }, NOW)).toMatchObject({ text, tone })
})
