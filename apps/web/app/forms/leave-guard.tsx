import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

type Place = { pathname: string }
type Props = {
  draft: { isDirty(): boolean; mayLeave(): Promise<boolean> }
  /** The question in the browser's own dialog, for moves where the specification wants that one. */
  confirmText?: (from: Place, to: Place) => string | undefined
}

/** Asks before unsaved edits would be lost by going to another page or closing the window. */
export function LeaveGuard({ draft, confirmText }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!draft.isDirty() || currentLocation.pathname === nextLocation.pathname) return false
    const text = confirmText?.(currentLocation, nextLocation)
    return text === undefined || !confirm(text)
  })

  const askOrStay = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const wasRefused = confirmText?.(location, blocker.location) !== undefined
    if (!wasRefused && (await draft.mayLeave())) blocker.proceed()
    else blocker.reset()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time a navigation is blocked
  useEffect(() => void askOrStay(), [blocker.state])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (draft.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [draft])

  return null
}
