import { countLabel, type Facet, type FacetKey, facetLabel, isFacetSet } from '@jobapply/core/search/facets'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { Check, SlidersHorizontal } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

type Props = {
  facets: readonly Facet[]
  filters: SearchPreferences
  setCount: number
  onToggle: (key: FacetKey, value: string) => void
  onOpen: () => void
}

/** One chip a facet, in a row: what is chosen comes first, then the value that most jobs have. All others are behind the button. */
export function FacetChips({ facets, filters, setCount, onToggle, onOpen }: Props) {
  const chips = facets
    .flatMap(({ key, values }) => {
      const chosen = values.find(({ value }) => value === filters[key])
      const most = values.reduce((best, one) => (one.count > best.count ? one : best), values[0] ?? NOTHING)
      const shown = chosen ?? (most.count > 0 ? most : undefined)
      return shown ? { key, ...shown, isChosen: shown === chosen } : []
    })
    .toSorted((a, b) => Number(isFacetSet(filters, b.key)) - Number(isFacetSet(filters, a.key)))
  return (
    <div className="flex items-center gap-2">
      <Button size="small" aria-haspopup="dialog" onClick={onOpen} className="max-md:h-11">
        <SlidersHorizontal aria-hidden className="size-4" />
        All filters
        {setCount > 0 && <Badge tone="accent">{setCount}</Badge>}
      </Button>
      {/* Positioned, so that words for screen readers only stay inside what scrolls. */}
      <ul aria-label="Filters with counts" className="relative flex min-w-0 gap-2 overflow-x-auto p-0.5 [scrollbar-width:none]">
        {chips.map(({ key, value, count, isChosen }) => (
          <li key={key} className="shrink-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onToggle(key, value)}
              className={`flex h-8 items-center gap-2 rounded-full border px-3.5 text-13 whitespace-nowrap max-md:h-11 pointer-coarse:h-11 ${isChosen ? 'border-accent bg-accent-wash font-semibold text-accent' : 'border-line-strong bg-surface text-ink hover:bg-sunk'}`}
            >
              {isChosen && <Check aria-hidden className="size-3.5" />}
              {facetLabel(key, value)}
              <span className={`tabular-nums ${isChosen ? '' : 'text-ink-3'}`}>
                {countLabel(count)}
                <span className="sr-only">{count === 1 ? ' job' : ' jobs'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const NOTHING = { value: '', count: 0 }
