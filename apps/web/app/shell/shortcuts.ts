import { useEffect, useEffectEvent } from 'react'
import { MOD_KEY } from '#ui/key.tsx'
import { isTyping } from '#ui/typing.ts'
import { NAV } from './navigation/nav.ts'

type Action = 'sidebar' | 'commands' | 'help'
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> & { target?: unknown }

const GO_TO = NAV.flatMap(({ items }) => items.flatMap(({ key, path, label }) => (key ? [{ key, path, label }] : [])))

/** In the order of the help dialog. */
export const SHORTCUTS = [
  { keys: [MOD_KEY, 'K'], label: 'Go to a page or run a command' },
  ...GO_TO.map(({ key, label }) => ({ keys: ['G', key.toUpperCase()], label: `Go to ${label}` })),
  { keys: [MOD_KEY, 'B'], label: 'Open or collapse the sidebar' },
  { keys: ['Alt', 'T'], label: 'Move to the notifications' },
  { keys: ['/'], label: 'Search, on Dashboard, Job Search and Applications' },
  { keys: ['J', 'K'], label: 'Next and previous job, on Job Search' },
  { keys: ['A'], label: 'Apply to a job, on Job Search' },
  { keys: ['T'], label: 'Tailor a resume to a job, on Job Search' },
  { keys: ['L'], label: 'Write a cover letter for a job, on Job Search' },
  { keys: ['S'], label: 'Save a job, on Job Search' },
  { keys: ['H'], label: 'Hide the company of a job, on Job Search' },
  { keys: ['J', 'K'], label: 'Next and previous application, on Applications' },
  { keys: ['← →'], label: 'Previous and next column, on Applications' },
  { keys: ['[', ']'], label: 'Move an application to the status before or after' },
  { keys: ['X'], label: 'Select an application, in the list' },
  { keys: ['N'], label: 'Write a note, on an open application' },
  { keys: ['T'], label: 'Add a task, on an open application' },
  { keys: ['Alt', '↑ ↓'], label: 'Move a section, on Resume Builder' },
  { keys: ['H'], label: 'Hide or show a section, on Resume Builder' },
  { keys: [MOD_KEY, 'Z'], label: 'Undo the last change, on Resume Builder' },
  { keys: ['F8'], label: 'Next claim without evidence, on Cover Letters' },
  { keys: [MOD_KEY, 'Enter'], label: 'Approve a cover letter' },
  { keys: [MOD_KEY, 'S'], label: 'Save what you edit' },
  { keys: ['1 – 4'], label: 'Choose the time range, on Analytics' },
  { keys: ['V'], label: 'Charts or tables, on Analytics' },
  { keys: ['P'], label: 'Print, on a receipt or an interview pack' },
  { keys: ['D'], label: 'Download the PDF, on a receipt or an interview pack' },
  { keys: ['N'], label: 'Next question, on an interview pack' },
  { keys: ['?'], label: 'Show this list' },
]

export function actionOf({ key, ctrlKey, metaKey, altKey, target }: Pressed): Action | undefined {
  if (altKey) return undefined
  if (ctrlKey || metaKey) return ({ b: 'sidebar', k: 'commands' } as const)[key.toLowerCase()]
  return key === '?' && !isTyping(target) ? 'help' : undefined
}

/** How long after 'g' the letter of a page is waited for. */
const GO_MS = 1_500

/** Reads keys one after the other: 'g', then the letter of a page. `at` is the time of the key. */
export function createGoKeys() {
  let armedAt = Number.NEGATIVE_INFINITY
  return ({ key, ctrlKey, metaKey, altKey, target }: Pressed, at: number): string | undefined => {
    if (ctrlKey || metaKey || altKey || isTyping(target)) return undefined
    const isArmed = at - armedAt < GO_MS
    armedAt = key === 'g' ? at : Number.NEGATIVE_INFINITY
    return isArmed ? GO_TO.find((page) => page.key === key)?.path : undefined
  }
}

export function useShortcuts(act: (action: Action) => void, goTo: (path: string) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOf(event)
    if (!action) return
    event.preventDefault()
    act(action)
  })
  const onGo = useEffectEvent(goTo)
  useEffect(() => {
    const readGo = createGoKeys()
    const listen = (event: KeyboardEvent) => onKey(event)
    // Before the page's own keys: the letter after 'g' is not meant for them.
    const listenFirst = (event: KeyboardEvent) => {
      // Typing is asked first: to look for a dialog goes through the whole page.
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return
      const path = readGo(event, event.timeStamp)
      if (!path) return
      event.preventDefault()
      event.stopPropagation()
      onGo(path)
    }
    addEventListener('keydown', listenFirst, true)
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listenFirst, true)
      removeEventListener('keydown', listen)
    }
  }, [])
}
