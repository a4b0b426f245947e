import type { Toast } from '#platform/toasts.ts'

type Shown = { id: string; text: string; count: number }
/** What is on the screen, by what it is about. */
const shown = new Map<string, Shown>()
let last = 0

const textOf = ({ kind, title, description }: Toast) => [kind, title, description].join('\n')

/**
 * The place of a toast on the screen: its own, or that of one that says the same or is about the same. Two with a button stay two, because
 * each undoes something else.
 */
export function placeToast(toast: Toast) {
  const text = textOf(toast)
  const key = toast.about ?? (toast.action ? undefined : text)
  const before = key === undefined ? undefined : shown.get(key)
  const place = { id: before?.id ?? `toast-${++last}`, text, count: before?.text === text ? before.count + 1 : 1 }
  if (key !== undefined) shown.set(key, place)
  return {
    id: place.id,
    /** How often the same was said while it is on the screen. */
    title: place.count > 1 ? `${toast.title} (${place.count})` : toast.title,
    /** It leaves the screen: the next one gets a place of its own. */
    leave: () => {
      if (key !== undefined && shown.get(key)?.id === place.id) shown.delete(key)
    },
  }
}
