import { useSearchParams } from 'react-router'
import { readTrackerAddress, type TrackerAddress, toTrackerQuery } from './tracker-address.ts'

export function useTrackerAddress() {
  const [query, setQuery] = useSearchParams()
  const address = readTrackerAddress(query)
  /** Typing and opening replace the entry, so that 'back' leaves the page instead of going through every letter. */
  const change = (patch: Partial<TrackerAddress>) =>
    setQuery((before) => toTrackerQuery({ ...readTrackerAddress(before), ...patch }), { replace: true, preventScrollReset: true })
  return { address, change }
}
