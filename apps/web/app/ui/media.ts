import { useSyncExternalStore } from 'react'

/** Does the window have at least this width? In CSS pixels. */
export function useMinWidth(pixels: number): boolean {
  const query = `(width >= ${pixels}px)`
  return useSyncExternalStore(
    (look) => {
      const media = matchMedia(query)
      media.addEventListener('change', look)
      return () => media.removeEventListener('change', look)
    },
    () => matchMedia(query).matches,
    () => true,
  )
}
