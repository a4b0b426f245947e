import * as c from '@jobapply/core/search/constants'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { MapPin, Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { FilterSelect } from './filter-select.tsx'

type Props = {
  filters: SearchPreferences
  onChange: (patch: Partial<SearchPreferences>) => void
  onSearch: () => void
  isSearching: boolean
}

/** What is looked for, and every filter; Enter in a text field searches. */
export function SearchBar({ filters, onChange, onSearch, isSearching }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch()
  }
  return (
    <form aria-label="Search jobs" onSubmit={submit} className="rounded-card border border-line-strong bg-surface">
      <div className="flex flex-wrap items-stretch gap-y-0 max-md:divide-y max-md:divide-line">
        <TextFilter
          Icon={Search}
          label="Search jobs"
          placeholder="Title, skill or company"
          value={filters.searchTerm}
          onChange={(searchTerm) => onChange({ searchTerm })}
          className="flex-[2_1_14rem]"
        />
        <TextFilter
          Icon={MapPin}
          label="Location"
          placeholder="City or region"
          value={filters.location}
          onChange={(location) => onChange({ location })}
          className="flex-[1_1_11rem] md:border-l md:border-line"
        />
        <div className="grid p-2 max-md:w-full">
          <Button type="submit" look="primary" busy={isSearching} className="max-md:h-11">
            Search Jobs
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 border-t border-line sm:grid-cols-3 lg:grid-cols-5">
        <FilterSelect
          label="Platform"
          options={c.PLATFORMS}
          value={filters.platform}
          onChange={(platform) => onChange({ platform })}
        />
        <FilterSelect
          label="Country"
          options={c.SEARCH_COUNTRIES}
          value={filters.country}
          onChange={(country) => onChange({ country })}
        />
        <FilterSelect
          label="Job type"
          options={c.SEARCH_JOB_TYPES}
          value={filters.jobType}
          onChange={(jobType) => onChange({ jobType })}
        />
        <FilterSelect
          label="Work type"
          options={c.WORK_TYPES}
          value={filters.workType}
          onChange={(workType) => onChange({ workType })}
        />
        <FilterSelect
          label="Experience"
          options={c.EXPERIENCE_LEVELS}
          value={filters.experienceLevel}
          onChange={(experienceLevel) => onChange({ experienceLevel })}
        />
      </div>
    </form>
  )
}

type TextProps = {
  Icon: typeof Search
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  className: string
}
const TextFilter = ({ Icon, label, placeholder, value, onChange, className }: TextProps) => (
  <label
    className={`flex min-h-13 items-center gap-3 px-4 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent ${className}`}
  >
    <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
    <span className="sr-only">{label}</span>
    <input
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
