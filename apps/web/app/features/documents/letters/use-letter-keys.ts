import { useKeyDown } from '#ui/page-keys.ts'

type Actions = { save: () => void; approve: () => void; nextOpen: () => void }

/** Ctrl or Cmd with S saves, with Enter approves; F8 goes to the next claim without evidence. */
export function useLetterKeys({ save, approve, nextOpen }: Actions) {
  useKeyDown((event) => {
    if (event.altKey || event.shiftKey || document.querySelector('[role=dialog]')) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (event.key === 'F8' && !hasModifier) nextOpen()
    else if (hasModifier && event.key === 'Enter') approve()
    else if (hasModifier && event.key.toLowerCase() === 's') save()
    else return
    event.preventDefault()
  })
}
