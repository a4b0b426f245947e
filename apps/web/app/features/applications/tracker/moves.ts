import { STATUSES, type Status } from '@jobapply/core/applications/constants'
import { stepTo } from '@jobapply/core/applications/rules'
import { MAX_BULK, UNDO_SECONDS } from '@jobapply/core/applications/tracker-constants'
import type { Moved, TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { submitApplication } from '#features/applications/stop/steps.ts'
import { mutate, undoAction } from '#platform/mutate.ts'
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

/** At once on the screen; what the server refuses goes back to its place. Many go in several calls, and one undo takes all of them back. */
export async function moveRows(rows: readonly TrackedApplication[], to: Status) {
  const movable = rows.filter((row) => moveKind(row, to) === 'move')
  if (movable.length === 0) return showToast(refusal(rows, to))
  const statusAt = new Date().toISOString()
  patchRows(movable.map((row) => ({ ...row, status: to, statusAt })))
  const done: Moved[] = []
  await mutate(async (client) => {
    for (let from = 0; from < movable.length; from += MAX_BULK) {
      const ids = movable.slice(from, from + MAX_BULK).map(({ id }) => id)
      done.push(await client.applications.tracker.move({ ids, to }))
    }
  })
  const settled = new Map(done.flatMap((moved) => moved.rows).map((row) => [row.id, row]))
  patchRows(movable.map((row) => settled.get(row.id) ?? row))
  const changed = movable.filter(({ id }) => done.some((moved) => moved.changed.includes(id)))
  if (changed.length > 0) showToast(told(changed, rows.length - changed.length, to, () => undo(changed, done)))
  else if (done.length > 0) showToast(refusal(rows, to))
  await refreshFigures()
}

async function undo(rows: readonly TrackedApplication[], done: readonly Moved[]) {
  const back: TrackedApplication[] = []
  await mutate(async (client) => {
    for (const { changed, at } of done)
      if (changed.length > 0) back.push(...(await client.applications.tracker.undo({ ids: changed, at })).rows)
  })
  patchRows(back)
  if (back.length === rows.length) showToast({ title: 'Undone', description: `${subject(rows)}: as before.`, kind: 'good' })
  else if (back.length > 0) showToast({ title: `${back.length} of ${rows.length} undone`, description: LATER, kind: 'good' })
  else showToast({ title: 'Not undone', description: LATER, kind: 'bad' })
  await refreshFigures()
}

const LATER = 'The others have changed since, or your limit is used up.'

/** 'I submitted it': the unit, the receipt and the status in one call. */
export async function submitRow(row: TrackedApplication) {
  const { toast } = await submitApplication(row)
  showToast(toast)
  await reread(row.id)
}

/** One row as the server has it now. */
export async function reread(id: string) {
  await mutate(async (client) => patchRows([await client.applications.tracker.get({ id })]))
  await refreshFigures()
}

export const subject = (rows: readonly TrackedApplication[]) =>
  rows[0] && rows.length === 1 ? nameOf(rows[0]) : `${rows.length} applications`

function told(changed: readonly TrackedApplication[], left: number, to: Status, onUndo: () => unknown) {
  return {
    title: `Moved to ${STATUSES[to]}`,
    description: `${subject(changed)}${left > 0 ? `. ${left} could not be moved.` : ''}`,
    kind: 'good' as const,
    seconds: UNDO_SECONDS,
    action: undoAction(onUndo),
  }
}

/** Why there is no way, and what to do instead. */
function refusal(rows: readonly TrackedApplication[], to: Status) {
  const isUnsent = rows.some(({ appliedAt }) => appliedAt === null)
  return {
    title: `Not moved to ${STATUSES[to]}`,
    description: isUnsent
      ? "Nothing has been sent yet. Move it to Applied once you've submitted it."
      : 'It has already been sent: choose one of the later statuses.',
    kind: 'bad' as const,
  }
}
