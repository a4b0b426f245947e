/** More spellings than zones and aliases exist; a zone may also be spelt in any letter case. */
const MAX_SPELLINGS = 1_000

/**
 * A cache of formats by time zone: one takes longer to make than to use a thousand times. Spellings of one zone share a format. Throws
 * for a zone that this machine does not know.
 */
export function cacheZoneFormats(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const bySpelling = new Map<string, Intl.DateTimeFormat>()
  return (zone) => {
    const known = bySpelling.get(zone)
    if (known) return known
    const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
    const canonical = made.resolvedOptions().timeZone
    const shared = bySpelling.get(canonical) ?? made
    if (bySpelling.size + 2 > MAX_SPELLINGS) bySpelling.clear()
    bySpelling.set(canonical, shared).set(zone, shared)
    return shared
  }
}
