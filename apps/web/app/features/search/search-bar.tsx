import * as c from '@jobapply/core/search/constants'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { ChevronDown, MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from './filter-select.tsx'
import { WORDS_ID } from './use-search-keys.ts'

type Props = {
  filters: SearchPreferences
  onChange: (patch: Partial<SearchPreferences>) => void
  onSearch: () => void
  isSearching: boolean
}

/** What is looked for, and every filter; Enter in a text field searches. On a small screen the filters fold away. */
export function SearchBar({ filters, onChange, onSearch, isSearching }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { searchTerm, location, ...choices } = filters
  const set = Object.values(choices).filter((value) => value !== c.ANY).length
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
          Icon={Search}
          id={WORDS_ID}
          label="Search jobs"
          placeholder="Title, skill, company"
          value={searchTerm}
          onChange={(text) => onChange({ searchTerm: text })}
        />
        <TextFilter
          Icon={MapPin}
          label="Location"
          placeholder="City or region"
          value={location}
          onChange={(text) => onChange({ location: text })}
          className="border-line max-md:row-start-2 max-md:border-t md:border-l"
        />
        <div className="grid p-2 max-md:col-start-2 max-md:row-start-1">
          <Button type="submit" look="primary" busy={isSearching} className="min-w-34">
            Search Jobs
          </Button>
        </div>
        <div className="grid justify-items-end border-t border-line p-2 pl-0 md:hidden">
          <Button look="quiet" aria-expanded={isOpen} aria-controls="search-filters" onClick={() => setIsOpen(!isOpen)}>
            Filters
            {set > 0 && <Badge tone="accent">{set}</Badge>}
            <ChevronDown aria-hidden className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      </div>
      <div
        id="search-filters"
        className={`grid grid-cols-2 gap-px border-t border-line bg-line sm:grid-cols-3 lg:grid-cols-5 ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <FilterSelect
          label="Platform"
          options={c.PLATFORMS}
          value={choices.platform}
          onChange={(platform) => onChange({ platform })}
        />
        <FilterSelect
          label="Country"
          options={c.SEARCH_COUNTRIES}
          value={choices.country}
          onChange={(country) => onChange({ country })}
        />
        <FilterSelect
          label="Job type"
          options={c.SEARCH_JOB_TYPES}
          value={choices.jobType}
          onChange={(jobType) => onChange({ jobType })}
        />
        <FilterSelect
          label="Work type"
          options={c.WORK_TYPES}
          value={choices.workType}
          onChange={(workType) => onChange({ workType })}
        />
        <FilterSelect
          label="Experience"
          options={c.EXPERIENCE_LEVELS}
          value={choices.experienceLevel}
          onChange={(experienceLevel) => onChange({ experienceLevel })}
        />
      </div>
    </form>
  )
}

type TextProps = {
  Icon: typeof Search
  id?: string
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  className?: string
}
const TextFilter = ({ Icon, id, label, placeholder, value, onChange, className = '' }: TextProps) => (
  <label
    className={`flex min-h-13 items-center gap-2 px-3 md:gap-3 md:px-4 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent ${className}`}
  >
    <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
    <span className="sr-only">{label}</span>
    <input
      id={id}
      type="text"
      enterKeyHint="search"
      maxLength={c.SEARCH_LIMITS.text}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="w-full min-w-0 bg-transparent text-16 text-ink outline-none placeholder:text-ink-3 sm:text-14"
    />
  </label>
)
