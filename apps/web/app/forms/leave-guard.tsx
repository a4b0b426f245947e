import { useEffect, useEffectEvent } from 'react'
import { useBlocker, useLocation } from 'react-router'
import { useKeptInput } from '#platform/kept-input.ts'

type Place = { pathname: string }
type Props = {
  draft: {
    isDirty(): boolean
    mayLeave(): Promise<boolean>
    unsent(): object | undefined
    restoreUnsent(input: object): void
  }
  /** The question in the browser's own dialog, for moves where the specification wants that one. */
  confirmText?: (from: Place, to: Place) => string | undefined
}

/** Asks before unsaved edits would be lost by going to another page or closing the window, and keeps them when the session ends. */
export function LeaveGuard({ draft, confirmText }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!draft.isDirty() || currentLocation.pathname === nextLocation.pathname) return false
    const text = confirmText?.(currentLocation, nextLocation)
    return text === undefined || !confirm(text)
  })

  useKeptInput(useLocation().pathname, { read: () => draft.unsent(), restore: (input) => draft.restoreUnsent(input) })

  const askOrStay = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const wasRefused = confirmText?.(location, blocker.location) !== undefined
    if (!wasRefused && (await draft.mayLeave())) blocker.proceed()
    else blocker.reset()
  })
  // By the place, not the state: two navigations blocked within one render are both 'blocked', and each is asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time a navigation is blocked
  useEffect(() => void askOrStay(), [blocker.location])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [draft])

  return null
}
