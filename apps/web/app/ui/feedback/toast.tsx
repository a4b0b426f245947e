import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { showToastOfLastPage, toastsAreWanted, watchToasts } from '#platform/toasts.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** Stands once on every page; the code that draws toasts comes with the first of them. */
export function Toasts() {
  const wanted = useSyncExternalStore(watchToasts, toastsAreWanted, () => false)
  useEffect(showToastOfLastPage, [])
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
