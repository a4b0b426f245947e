import { useEffect, useState } from 'react'

/** The time, again every so many milliseconds while it is watched. */
export function useNow(everyMs: number, isWatched = true): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    if (!isWatched) return
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs, isWatched])
  return now
}
