import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import { stepTo } from '@jobapply/core/applications/rules'
import { UNDO_MS } from '@jobapply/core/applications/tracker-constants'
import type { Moved, TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { submitApplication } from '#features/applications/queue/steps.ts'
import { client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { patchRows, refreshFigures } from './tracker-cache.ts'

/** How a screen moves an application: at once, after 'I submitted it', by a review, or not at all. */
export type MoveKind = 'move' | 'submit' | 'review' | null

export function moveKind(row: TrackedApplication, to: Status): MoveKind {
  const step = stepTo(row, to)
  if (step === 'approve') return 'review'
  return step === 'submit' ? 'submit' : step && 'move'
}

export const nameOf = ({ job_title, company }: Pick<TrackedApplication, 'job_title' | 'company'>) =>
  [job_title, company].filter(Boolean).join(', ')

/** At once on the screen; what the server refuses goes back to its place. */
export async function moveRows(rows: readonly TrackedApplication[], to: Status) {
  const movable = rows.filter((row) => moveKind(row, to) === 'move')
  if (movable.length === 0) return showToast(refusal(rows, to))
  const statusAt = new Date().toISOString()
  patchRows(movable.map((row) => ({ ...row, status: to, statusAt })))
  try {
    const moved = await client.applications.tracker.move({ ids: movable.map(({ id }) => id), to })
    settle(movable, moved)
    if (moved.changed.length > 0) showToast(told(movable, moved, to))
    else showToast(refusal(rows, to))
  } catch (error) {
    patchRows(movable)
    toastFault(error)
  }
  await refreshFigures()
}

async function undo(rows: readonly TrackedApplication[], { changed, at }: Moved) {
  const undone = rows.filter(({ id }) => changed.includes(id))
  try {
    const back = await client.applications.tracker.undo({ ids: changed, at })
    patchRows(back.rows)
    const title = back.refused.length > 0 ? `${back.changed.length} of ${undone.length} undone` : 'Undone'
    const description =
      back.refused.length > 0 ? 'The others have changed in the meantime.' : `${subject(undone)} is where it was before.`
    showToast({ title, description, kind: back.changed.length > 0 ? 'good' : 'bad' })
  } catch (error) {
    toastFault(error)
  }
  await refreshFigures()
}

/** 'I submitted it': the unit, the receipt and the status in one call. */
export async function submitRow(row: TrackedApplication) {
  const { toast } = await submitApplication(row)
  showToast(toast)
  await reread(row.id)
}

/** One row as the server has it now. */
export async function reread(id: string) {
  try {
    patchRows([await client.applications.tracker.get({ id })])
  } catch (error) {
    toastFault(error)
  }
  await refreshFigures()
}

function settle(before: readonly TrackedApplication[], { rows, refused }: Moved) {
  const refusedIds = new Set(refused.map(({ id }) => id))
  patchRows([...rows, ...before.filter(({ id }) => refusedIds.has(id))])
}

const subject = (rows: readonly TrackedApplication[]) =>
  rows[0] && rows.length === 1 ? nameOf(rows[0]) : `${rows.length} applications`

function told(rows: readonly TrackedApplication[], moved: Moved, to: Status) {
  const changed = rows.filter(({ id }) => moved.changed.includes(id))
  const left = rows.length - changed.length
  return {
    title: `Moved to ${STATUSES[to]}`,
    description: `${subject(changed)}${left > 0 ? `. ${left} could not be moved.` : ''}`,
    kind: 'good' as const,
    lasts: UNDO_MS,
    action: { label: 'Undo', run: () => void undo(rows, moved) },
  }
}

/** Why there is no way, and what to do instead. */
function refusal(rows: readonly TrackedApplication[], to: Status) {
  const isUnsent = rows.some(({ appliedAt }) => appliedAt === null)
  return {
    title: `Not moved to ${STATUSES[to]}`,
    description: isUnsent
      ? 'Nothing was sent for it yet. Move it to Applied when you have submitted it.'
      : 'What was sent stays sent: choose one of the later statuses.',
    kind: 'bad' as const,
  }
}
