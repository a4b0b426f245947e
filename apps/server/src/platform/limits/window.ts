/** At most `count` uses in any `seconds` seconds. */
export type Limit = { count: number; seconds: number }

/**
 * One more use at `now`: whether it is within the limit, the uses that count from here on, and how long to wait otherwise. Uses that a
 * clock noted before it was put back count as uses of `now`: nobody waits longer than the window.
 */
export function tryOnce(times: readonly Date[], now: Date, { count, seconds }: Limit) {
  const past = times.map((time) => (time > now ? now : time))
  const recent = past.filter((time) => time.getTime() > now.getTime() - seconds * 1000)
  const oldest = recent[recent.length - count]
  if (!oldest) return { allowed: true, times: [...recent, now], wait: 0 }
  return { allowed: false, times: recent, wait: Math.ceil((oldest.getTime() - now.getTime()) / 1000) + seconds }
}
