import { useState } from 'react'

let lastOutside: Element | null = null

/** Radix gives the focus back to a trigger. A layer that has none remembers who had it, also when it has followed another layer. */
export function useReturnFocus() {
  const [before] = useState(rememberFocus)
  return (event: Event) => {
    event.preventDefault()
    const target = before?.isConnected ? before : lastOutside
    if (target instanceof HTMLElement) target.focus()
  }
}

function rememberFocus() {
  const { activeElement } = document
  if (!activeElement?.closest('[role=dialog]')) lastOutside = activeElement
  return activeElement
}
