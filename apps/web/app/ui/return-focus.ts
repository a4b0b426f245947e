import { useState } from 'react'

/** Long enough for the screen to show what was done. */
const SETTLED_MS = 100

let lastOutside: Element | null = null

/**
 * Radix gives the focus back to a trigger. A layer that has none remembers who had it, also when it has followed another layer; when that
 * one is gone, the keyboard stays in the page.
 */
export function useReturnFocus() {
  const [before] = useState(rememberFocus)
  return (event: Event) => {
    event.preventDefault()
    const target = [before, lastOutside].find((element) => element?.isConnected)
    if (target instanceof HTMLElement) target.focus()
    keepKeyboard()
    // Whoever has it now may be switched off by what was done in the layer.
    setTimeout(keepKeyboard, SETTLED_MS)
  }
}

/** Nobody has the keyboard: it goes to the page's content. */
export function keepKeyboard() {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}

function rememberFocus() {
  const { activeElement, body } = document
  if (activeElement === body) return null
  // A menu goes when something in it is chosen; its button stays.
  const menu = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const owner = menu ? document.getElementById(menu) : activeElement
  if (!owner?.closest('[role=dialog]')) lastOutside = owner
  return owner
}
