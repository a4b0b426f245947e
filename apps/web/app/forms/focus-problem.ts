import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first field with a problem, each time the number goes up. */
export function useFocusProblem(form: RefObject<HTMLElement | null>, requests: number) {
  useEffect(() => {
    if (requests === 0) return
    // After the render that shows the problems, and after a dialog has returned the focus.
    const timer = setTimeout(() => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      field?.focus({ preventScroll: true })
      field?.scrollIntoView({ block: 'center' })
    })
    return () => clearTimeout(timer)
  }, [form, requests])
}
