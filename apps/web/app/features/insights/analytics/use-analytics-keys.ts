import { RANGES, type Range } from '@jobapply/core/insights/constants'
import { usePageKeys } from '#ui/page-keys.ts'

type Keys = { onRange: (range: Range) => void; onToggle: () => void }

/** 1 to 4 choose the range, v toggles charts and tables. */
export const useAnalyticsKeys = ({ onRange, onToggle }: Keys) =>
  usePageKeys((key) => {
    const range = (Object.keys(RANGES) as Range[])[Number(key) - 1]
    if (range) return () => onRange(range)
    return key === 'v' ? onToggle : undefined
  })
