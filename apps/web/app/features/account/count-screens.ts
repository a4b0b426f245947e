import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { client } from '#platform/api.ts'

/** Tells the server that a screen was opened, not which one; only for people who have switched Analytics on. */
export function useScreenCount(isOn: boolean) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (isOn) client.account.usage.openScreen().catch(() => {})
  }, [isOn, pathname])
}
