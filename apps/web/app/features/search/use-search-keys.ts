import { useKeyDown } from '#ui/page-keys.ts'
import { isTyping } from '#ui/typing.ts'

type Keys = {
  ids: readonly string[]
  /** Opened by the person. */
  openId: string | undefined
  /** Beside the list; the first job while none is opened. */
  shownId: string | undefined
  onOpen: (id: string) => void
  /** What a letter does with a job. */
  actionOf: (key: string, jobId: string) => (() => void) | undefined
}
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }
export const SEARCH_TEXT_ID = 'search-text'
export const detailsButtonId = (jobId: string) => `details-of-${jobId}`

/**
 * '/' focuses the search text and Escape leaves it; j and k go through the jobs, and open details follow. A letter acts on the job that has
 * the focus, else on the one that is shown.
 */
export function useSearchKeys({ ids, openId, shownId, onOpen, actionOf }: Keys) {
  useKeyDown((event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const searchText = document.getElementById(SEARCH_TEXT_ID)
    if (key === 'Escape' && target === searchText) return searchText?.blur()
    if (isTyping(target)) return
    const step = STEPS[key]
    const focused = ids.findIndex((id) => detailsButtonId(id) === document.activeElement?.id)
    const actedOn = ids[focused] ?? shownId
    const act = actedOn && !event.repeat ? actionOf(key, actedOn) : undefined
    if (key !== '/' && !step && !act) return
    // Asked last: it looks through the whole page.
    if (document.querySelector('[role=dialog], [role=menu]')) return
    if (key === '/') {
      event.preventDefault()
      return searchText?.focus()
    }
    if (act) {
      event.preventDefault()
      return act()
    }
    if (!step) return
    const at = focused >= 0 || openId === undefined ? focused : ids.indexOf(openId)
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (!next) return
    document.getElementById(detailsButtonId(next))?.focus()
    if (shownId !== undefined && next !== shownId) onOpen(next)
  })
}
