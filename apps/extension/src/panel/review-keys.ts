import { type RefObject, useEffect } from 'react'
import { actionOf, type KeyAction } from './keys.ts'

const FIELDS = 'input, select, textarea'

/** The keys of the review, and the first look: the first open question, where nothing else has the focus. */
export function useReviewKeys(review: RefObject<HTMLElement | null>, firstOpen: string | undefined) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { activeElement } = document
      const isInField = activeElement?.matches(FIELDS) ?? false
      const action = actionOf(event, { isInField, isOnButton: activeElement?.matches('button, a') ?? false })
      if (action && review.current && perform(action, review.current)) event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [review])

  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body
    if (firstOpen === undefined || !isFree) return
    // The row, not its button: Enter would answer what nobody has read.
    review.current?.querySelector<HTMLElement>('.urgent > li')?.focus()
  }, [review, firstOpen])
}

function perform(action: KeyAction, review: HTMLElement): boolean {
  const rows = [...review.querySelectorAll<HTMLElement>('.rows > li')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (action === 'leave-field') {
    rows[at]?.focus()
    return at >= 0
  }
  if (action === 'down' || action === 'up') {
    const next = action === 'down' ? at + 1 : Math.max(at, 1) - 1
    rows[Math.min(next, rows.length - 1)]?.focus()
    return rows.length > 0
  }
  const scope = action === 'use' ? rows[at] : review
  const button = scope?.querySelector<HTMLButtonElement>(`button[data-key="${action}"]:not(:disabled)`)
  button?.click()
  return button !== undefined && button !== null
}
