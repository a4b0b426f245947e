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
    const target = [before, openDialog() ?? lastOutside].find((element) => element?.isConnected)
    if (target instanceof HTMLElement) target.focus()
    keepKeyboard()
    // Whoever has it now may be switched off by what was done in the layer.
    setTimeout(keepKeyboard, SETTLED_MS)
  }
}

/** Nobody has the keyboard: it goes to what is open above the page, else to the page's content. */
export function keepKeyboard() {
  if (document.activeElement === document.body) (openDialog() ?? document.getElementById('main'))?.focus({ preventScroll: true })
}

const openDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)

function rememberFocus() {
  const { activeElement, body } = document
  if (activeElement === body) return null
  // A menu goes when something in it is chosen; its button stays.
  const menu = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const owner = menu ? document.getElementById(menu) : activeElement
  if (!owner?.closest('[role=dialog]')) lastOutside = owner
  return owner
}
