import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { mutate } from '#platform/mutate.ts'

/** Tells the server that a screen was opened, not which one; only for people who have switched Analytics on. */
export function useScreenCount(isOn: boolean) {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (isOn) void mutate((client) => client.account.usage.openScreen(), { failed: () => {} })
  }, [isOn, pathname])
}
