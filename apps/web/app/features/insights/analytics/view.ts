import { readCopy, saveCopy } from '#platform/local-store.ts'
import type { View } from '#ui/chart/figure-card.tsx'

const NAME = 'analyticsView'

/** Charts or tables, as this person left them in this browser. */
export function readView(userId: string | undefined): View {
  const kept = userId ? (readCopy(userId, NAME) as { view?: string } | undefined) : undefined
  return kept?.view === 'table' ? 'table' : 'chart'
}

export function saveView(userId: string | undefined, view: View) {
  if (userId) saveCopy(userId, NAME, { view })
}
