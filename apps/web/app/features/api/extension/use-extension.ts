import { useCallback, useEffect, useRef, useState } from 'react'
import { type Greeting, greetExtension } from '#features/search/session/bridge.ts'

/** How often the page looks again for an extension that is just being installed, and for platforms that are just being enabled. */
const LOOK_AGAIN_MS = 3_000

/** What the extension says about itself; null: it is not there, undefined: we don't know yet. */
export function useExtension() {
  const [greeting, setGreeting] = useState<Greeting | null>()
  const isOpen = useRef(true)

  const refresh = useCallback(async () => {
    const answer = (await greetExtension()) ?? null
    if (isOpen.current) setGreeting(answer)
  }, [])

  useEffect(() => {
    isOpen.current = true
    let timer: ReturnType<typeof setTimeout>
    async function look() {
      await refresh()
      if (isOpen.current) timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    void look()
    return () => {
      isOpen.current = false
      clearTimeout(timer)
    }
  }, [refresh])

  return { greeting, refresh }
}
