import { useKeyDown } from '#ui/page-keys.ts'
import { isTyping } from '#ui/typing.ts'

/** j and k go from question to question, 1 to 9 choose an option, Ctrl or Cmd+S saves. */
export function useQuestionKeys(list: React.RefObject<HTMLElement | null>, onSave: () => void) {
  useKeyDown((event) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 's') {
      event.preventDefault()
      onSave()
      return
    }
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-question]') ?? [])]
    const at = cards.findIndex((card) => card.contains(document.activeElement))
    if (event.key === 'j' || event.key === 'k') {
      event.preventDefault()
      cards[Math.max(0, Math.min(cards.length - 1, at + (event.key === 'j' ? 1 : -1)))]?.focus()
    } else if (/^[1-9]$/.test(event.key)) {
      const option = cards[at]?.querySelectorAll<HTMLInputElement>('fieldset input')[Number(event.key) - 1]
      option?.click()
    }
  })
}
