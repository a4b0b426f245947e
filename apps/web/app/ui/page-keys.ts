import { useEffect, useEffectEvent } from 'react'
import { isTyping } from './typing.ts'

/** Listens to the keys of the whole page while the component is shown. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void) {
  const press = useEffectEvent(onKey)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Single keys of a page: not while somebody types, holds another key, or a dialog is open. */
export const usePageKeys = (actionOf: (key: string) => (() => void) | undefined) =>
  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    const act = actionOf(event.key)
    // Asked last: it looks through the whole page.
    if (!act || document.querySelector('[role=dialog], [role=menu]')) return
    event.preventDefault()
    act()
  })
