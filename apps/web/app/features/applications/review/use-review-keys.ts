import { type KeyboardEvent, useRef } from 'react'
import { isTyping } from '#ui/typing.ts'
import { tickId } from './review-line.tsx'

type Keys = { ids: readonly string[]; onOpen: (jobId: string) => void; onApprove: () => void }
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** j and k go through the lines, Space ticks (the box has the focus), Enter opens, Ctrl or Cmd+Enter approves. */
export function useReviewKeys({ ids, onOpen, onApprove }: Keys) {
  const last = useRef<string>(undefined)
  return (event: KeyboardEvent) => {
    const { key, target } = event
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      return onApprove()
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
    const focused = ids.find((id) => target === document.getElementById(tickId(id)))
    if (key === 'Enter' && focused) {
      event.preventDefault()
      return onOpen(focused)
    }
    const step = STEPS[key]
    if (!step) return
    const at = ids.indexOf(focused ?? last.current ?? '')
    const next = ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
    last.current = next
    if (next) document.getElementById(tickId(next))?.focus()
  }
}
