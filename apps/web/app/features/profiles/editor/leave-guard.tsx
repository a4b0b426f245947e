import { CONFIRM_SWITCH } from '@jobapply/core/profiles/constants'
import { useEffect, useEffectEvent } from 'react'
import { type Location, useBlocker } from 'react-router'
import { PATHS } from '#paths.ts'
import { useEditor } from './editor-context.tsx'

const isProfile = ({ pathname }: Location) => pathname.startsWith(`${PATHS.profiles}/`)

/** Nobody leaves with unsaved edits by accident: not to another profile, not to another page, not by closing the window. */
export function LeaveGuard() {
  const { editor } = useEditor()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!editor.isDirty() || currentLocation.pathname === nextLocation.pathname) return false
    // Another profile: the browser's own question (spec 2 §4).
    if (isProfile(currentLocation) && isProfile(nextLocation)) return !confirm(CONFIRM_SWITCH)
    return true
  })

  const settle = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return
    const isElsewhere = isProfile(blocker.location) && location.pathname.startsWith(`${PATHS.profiles}/`)
    if (!isElsewhere && (await editor.mayLeave())) blocker.proceed()
    else blocker.reset()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that somebody is stopped
  useEffect(() => void settle(), [blocker.state])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [editor])

  return null
}
