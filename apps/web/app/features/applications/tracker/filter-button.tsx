import { ListFilter } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { countFilters, type TrackerAddress } from './tracker-address.ts'

const FilterPanel = lazy(() => import('./filter-panel.tsx'))

type Props = { address: TrackerAddress; onChange: (patch: Partial<TrackerAddress>) => void }

export function FilterButton({ address, onChange }: Props) {
  const [wanted, setWanted] = useState(false)
  const count = countFilters(address)
  const button = (
    <Button onClick={() => setWanted(true)} className={count > 0 ? 'border-accent text-accent' : ''}>
      <ListFilter aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Filter</span>
      {count > 0 && <span>{count}</span>}
    </Button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <FilterPanel trigger={button} address={address} onChange={onChange} />
    </Suspense>
  )
}
