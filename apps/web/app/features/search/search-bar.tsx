import * as c from '@jobapply/core/search/constants'
import { ChevronDown, MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Store, useStore } from '#forms/store.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SelectFilter, TextFilter } from './filters.tsx'
import { countSetFilters } from './search-draft.ts'
import type { SearchDraft } from './session/search-state.ts'
import { SEARCH_TEXT_ID } from './use-search-keys.ts'

type Props = {
  draft: Store<SearchDraft>
  onSearch: () => void
  isSearching: boolean
  /** Nothing else is the main action of the screen. */
  isMain: boolean
}

/** Search text and filters of the draft; Enter in a text field searches. On a small screen the filters fold away. */
export function SearchBar({ draft, onSearch, isSearching, isMain }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const setCount = useStore(draft, countSetFilters)
  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch()
  }
  return (
    <form
      aria-label="Search jobs"
      onSubmit={submit}
      className="overflow-hidden rounded-card border border-line-strong bg-surface"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <TextFilter
          draft={draft}
          name="searchTerm"
          Icon={Search}
          id={SEARCH_TEXT_ID}
          label="Search jobs"
          placeholder="Title, skill, company"
        />
        <TextFilter
          draft={draft}
          name="location"
          Icon={MapPin}
          label="Location"
          placeholder="City or region"
          className="border-line max-md:row-start-2 max-md:border-t md:border-l"
        />
        <div className="grid p-1 max-md:col-start-2 max-md:row-start-1">
          <Button type="submit" look={isMain ? 'primary' : 'secondary'} busy={isSearching} className="min-w-34">
            Search Jobs
          </Button>
        </div>
        <div className="grid justify-items-end border-t border-line p-1 pl-0 md:hidden">
          <Button look="quiet" aria-expanded={isOpen} aria-controls="search-filters" onClick={() => setIsOpen(!isOpen)}>
            Filters
            {setCount > 0 && <Badge tone="accent">{setCount}</Badge>}
            <ChevronDown aria-hidden className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      </div>
      <div
        id="search-filters"
        className={`grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 lg:grid-cols-5 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <SelectFilter draft={draft} name="platform" label="Platform" options={c.PLATFORMS} />
        <SelectFilter draft={draft} name="country" label="Country" options={c.SEARCH_COUNTRIES} />
        <SelectFilter draft={draft} name="jobType" label="Job type" options={c.SEARCH_JOB_TYPES} />
        <SelectFilter draft={draft} name="workType" label="Work type" options={c.WORK_TYPES} />
        <SelectFilter draft={draft} name="experienceLevel" label="Experience" options={c.EXPERIENCE_LEVELS} />
      </div>
    </form>
  )
}
