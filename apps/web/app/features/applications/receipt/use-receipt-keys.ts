import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#ui/typing.ts'

type Actions = { print: () => void; download: () => void; leave: () => void }

/** P prints, D downloads, Escape goes back; not while somebody types or a dialog is open. */
export function useReceiptKeys({ print, download, leave }: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    if (document.querySelector('[role=dialog], [role=menu]')) return
    const act = { p: print, d: download, escape: leave }[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
