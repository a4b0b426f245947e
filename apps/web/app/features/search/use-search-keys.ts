import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#ui/typing.ts'

type Keys = { ids: readonly string[]; openId: string | undefined; onOpen: (id: string) => void }
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }
export const WORDS_ID = 'search-words'
export const detailsButtonId = (jobId: string) => `details-of-${jobId}`

/** '/' goes to the words and Escape leaves them; j and k go through the jobs, and open details follow. */
export function useSearchKeys({ ids, openId, onOpen }: Keys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role=dialog], [role=menu]')) return
    const words = document.getElementById(WORDS_ID)
    if (key === 'Escape' && target === words) return words?.blur()
    if (isTyping(target)) return
    if (key === '/') {
      event.preventDefault()
      return words?.focus()
    }
    const step = STEPS[key]
    if (!step) return
    const focused = ids.findIndex((id) => detailsButtonId(id) === document.activeElement?.id)
    const at = focused >= 0 || openId === undefined ? focused : ids.indexOf(openId)
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    if (!next) return
    document.getElementById(detailsButtonId(next))?.focus()
    if (openId !== undefined && next !== openId) onOpen(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
