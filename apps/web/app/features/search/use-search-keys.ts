import { useKeyDown } from '#ui/page-keys.ts'
import { isTyping } from '#ui/typing.ts'

type Keys = { ids: readonly string[]; openId: string | undefined; onOpen: (id: string) => void }
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }
export const SEARCH_TEXT_ID = 'search-text'
export const detailsButtonId = (jobId: string) => `details-of-${jobId}`

/** '/' focuses the search text and Escape leaves it; j and k go through the jobs, and open details follow. */
export function useSearchKeys({ ids, openId, onOpen }: Keys) {
  useKeyDown((event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const searchText = document.getElementById(SEARCH_TEXT_ID)
    if (key === 'Escape' && target === searchText) return searchText?.blur()
    const step = STEPS[key]
    if ((key !== '/' && !step) || isTyping(target)) return
    // Asked last: it looks through the whole page.
    if (document.querySelector('[role=dialog], [role=menu]')) return
    if (key === '/') {
      event.preventDefault()
      return searchText?.focus()
    }
    if (!step) return
    const focused = ids.findIndex((id) => detailsButtonId(id) === document.activeElement?.id)
    const at = focused >= 0 || openId === undefined ? focused : ids.indexOf(openId)
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (!next) return
    document.getElementById(detailsButtonId(next))?.focus()
    if (openId !== undefined && next !== openId) onOpen(next)
  })
}
