import { useEffect, useEffectEvent } from 'react'
import { MOD_KEY } from '#ui/key.tsx'
import { isTyping } from '#ui/typing.ts'

type Action = 'sidebar' | 'commands' | 'help'
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { target?: unknown }

/** In the order of the help dialog. */
export const SHORTCUTS = [
  { keys: [MOD_KEY, 'K'], label: 'Go to a page or give a command' },
  { keys: [MOD_KEY, 'B'], label: 'Open or collapse the sidebar' },
  { keys: ['Alt', 'T'], label: 'Move to the notifications' },
  { keys: ['/'], label: 'Type what to search, on Job Search and Applications' },
  { keys: ['J', 'K'], label: 'Next and previous job, on Job Search' },
  { keys: ['J', 'K'], label: 'Next and previous application, on Applications' },
  { keys: ['← →'], label: 'Previous and next column, on Applications' },
  { keys: ['[', ']'], label: 'Move an application to the status before or after' },
  { keys: ['X'], label: 'Select an application, in the list' },
  { keys: ['N'], label: 'Write a note, on an open application' },
  { keys: ['Alt', '↑ ↓'], label: 'Move a section, on Resume Builder' },
  { keys: ['H'], label: 'Hide or show a section, on Resume Builder' },
  { keys: [MOD_KEY, 'Z'], label: 'Take back the last change, on Resume Builder' },
  { keys: ['F8'], label: 'Next claim without evidence, on Cover Letters' },
  { keys: [MOD_KEY, 'Enter'], label: 'Approve a cover letter' },
  { keys: [MOD_KEY, 'S'], label: 'Save what you edit' },
  { keys: ['1 – 4'], label: 'Choose the time range, on Analytics' },
  { keys: ['V'], label: 'Charts or tables, on Analytics' },
  { keys: ['P'], label: 'Print, on a receipt' },
  { keys: ['D'], label: 'Download the PDF, on a receipt' },
  { keys: ['?'], label: 'Show this list' },
]

export function actionOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): Action | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return ({ b: 'sidebar', k: 'commands' } as const)[key.toLowerCase()]
  return key === '?' && !isTyping(target) ? 'help' : undefined
}

export function useShortcuts(act: (action: Action) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
