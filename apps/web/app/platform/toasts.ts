export type Toast = {
  title: string
  description: string
  kind: 'good' | 'bad' | 'info' | 'warn'
  /** How long it stays; without it as long as usual. */
  seconds?: number
  /** A later toast about the same thing takes its place: one toast an action. */
  about?: string
  /** Something that can still be done about it. */
  action?: { label: string; run: () => void }
}
type Presenter = (toast: Toast) => void

const NEXT_PAGE = 'toast-for-next-page'
const waiting: Toast[] = []
const watchers = new Set<() => void>()
let presenter: Presenter | undefined

/** Toasts wait here until the code that draws them has been loaded: most visits never need it. */
export function showToast(toast: Toast) {
  if (presenter) return presenter(toast)
  waiting.push(toast)
  for (const wake of watchers) wake()
}

/** For a toast about something that ends with another document: signing in, signing out. */
export function showToastOnNextPage(toast: Toast) {
  try {
    sessionStorage.setItem(NEXT_PAGE, JSON.stringify(toast))
  } catch {}
}

export function showToastOfLastPage() {
  try {
    const toast = sessionStorage.getItem(NEXT_PAGE)
    sessionStorage.removeItem(NEXT_PAGE)
    if (toast) showToast(JSON.parse(toast))
  } catch {}
}

export const toastsAreWanted = () => presenter !== undefined || waiting.length > 0

export function watchToasts(wake: () => void) {
  watchers.add(wake)
  return () => void watchers.delete(wake)
}

export function presentToasts(present: Presenter) {
  presenter = present
  for (const toast of waiting.splice(0)) present(toast)
  return () => {
    presenter = undefined
  }
}
