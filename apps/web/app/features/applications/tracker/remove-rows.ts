import { MAX_REMOVED, UNDO_SECONDS } from '@jobapply/core/applications/tracker-constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { mutate, undoAction } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { subject } from './moves.ts'
import { dropRows, refreshFigures } from './tracker-cache.ts'
import { leaving, PAGES_KEY } from './tracker-pages.ts'

/**
 * Takes applications from the screen at once and removes them when the undo has run out: nothing brings back what a removed receipt said.
 * Whoever leaves the page before has decided.
 */
export function removeRows(rows: readonly TrackedApplication[]) {
  const ids = rows.map(({ id }) => id)
  for (const id of ids) leaving.add(id)
  dropRows(ids)
  const timer = setTimeout(() => void finish(), UNDO_SECONDS * 1000)
  addEventListener('pagehide', leave)
  showToast({
    title: 'Removed',
    description: subject(rows),
    kind: 'good',
    seconds: UNDO_SECONDS,
    action: undoAction(undo),
  })

  function settle() {
    clearTimeout(timer)
    removeEventListener('pagehide', leave)
    const isOpen = ids.some((id) => leaving.has(id))
    for (const id of ids) leaving.delete(id)
    return isOpen
  }

  async function undo() {
    if (settle()) await queryClient.invalidateQueries({ queryKey: PAGES_KEY })
  }

  async function finish() {
    const refused = await mutate(async (client) => {
      const all: string[] = []
      for (const some of chunks(ids)) all.push(...(await client.applications.tracker.remove({ ids: some })).refused)
      if (all.length > 0) showToast(stays(all.length))
      return all
    })
    settle()
    if (refused?.length !== 0) await queryClient.invalidateQueries({ queryKey: PAGES_KEY })
    await refreshFigures()
  }

  /** Ordinary calls end with the page; a beacon is sent all the same. */
  function leave() {
    if (!settle()) return
    for (const some of chunks(ids)) {
      const body = new Blob([JSON.stringify({ json: { ids: some } })], { type: 'application/json' })
      navigator.sendBeacon('/rpc/applications/tracker/remove', body)
    }
  }
}

const chunks = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / MAX_REMOVED) }, (_, place) =>
    ids.slice(place * MAX_REMOVED, (place + 1) * MAX_REMOVED),
  )

const stays = (count: number) => ({
  title: 'Not removed',
  description: `${count === 1 ? 'One application is' : `${count} applications are`} being filled in at this moment. Stop it first.`,
  kind: 'bad' as const,
})
