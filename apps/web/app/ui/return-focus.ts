import { useState } from 'react'

let lastOutside: Element | null = null

/**
 * Radix gives the focus back to a trigger. A layer that has none remembers who had it, also when it has followed another layer; when that
 * one is gone, the keyboard stays in the page.
 */
export function useReturnFocus() {
  const [before] = useState(rememberFocus)
  return (event: Event) => {
    event.preventDefault()
    const target = [before, lastOutside].find((element) => element?.isConnected) ?? document.getElementById('main')
    if (target instanceof HTMLElement) target.focus({ preventScroll: target.id === 'main' })
  }
}

function rememberFocus() {
  const { activeElement, body } = document
  if (activeElement === body) return null
  if (!activeElement?.closest('[role=dialog]')) lastOutside = activeElement
  return activeElement
}
