import { useKeyDown } from '#ui/page-keys.ts'
import { isTyping } from '#ui/typing.ts'

/** Ctrl or Cmd with S saves, with Z takes back the last change; a field that is typed in undoes its own text. */
export function useBuilderKeys({ save, undo }: { save: () => void; undo: () => void }) {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || document.querySelector('[role=dialog]')) return
    const key = event.key.toLowerCase()
    if (key === 's') save()
    else if (key === 'z' && !isTyping(event.target)) undo()
    else return
    event.preventDefault()
  })
}
