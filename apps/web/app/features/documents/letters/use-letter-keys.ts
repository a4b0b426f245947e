import { useEffect, useEffectEvent } from 'react'

type Actions = { save: () => void; approve: () => void; nextOpen: () => void }

/** Ctrl or Cmd with S saves, with Enter approves; F8 goes to the next claim without evidence. */
export function useLetterKeys({ save, approve, nextOpen }: Actions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.shiftKey || document.querySelector('[role=dialog]')) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (event.key === 'F8' && !hasModifier) nextOpen()
    else if (hasModifier && event.key === 'Enter') approve()
    else if (hasModifier && event.key.toLowerCase() === 's') save()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
