import { RANGES, type Range } from '@jobapply/core/insights/constants'
import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#ui/typing.ts'

type Keys = { onRange: (range: Range) => void; onToggle: () => void }

/** 1 to 4 choose the range, v toggles charts and tables. */
export function useAnalyticsKeys({ onRange, onToggle }: Keys) {
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || isTyping(target)) return
    const range = (Object.keys(RANGES) as Range[])[Number(key) - 1]
    if (key !== 'v' && !range) return
    if (document.querySelector('[role=dialog], [role=menu]')) return
    if (range) onRange(range)
    else onToggle()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
