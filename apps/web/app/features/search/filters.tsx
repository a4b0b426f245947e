import { ANY } from '@jobapply/core/search/constants'
import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import type { SearchPreferences } from '@jobapply/core/search/schema'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type Store, useStore } from '#forms/store.ts'
import type { SearchDraft } from './session/search-state.ts'

type Name = keyof SearchPreferences

/** One filter of the draft. Each field watches only its own, so a key renders one field. */
function useFilter<N extends Name>(draft: Store<SearchDraft>, name: N) {
  const value = useStore(draft, ({ filters }) => filters[name])
  const setValue = (next: SearchPreferences[N]) => draft.set({ filters: { ...draft.read().filters, [name]: next } })
  return [value, setValue] as const
}

type TextProps = {
  draft: Store<SearchDraft>
  name: 'searchTerm' | 'location'
  Icon: LucideIcon
  id?: string
  label: string
  placeholder: string
  className?: string
}

export function TextFilter({ draft, name, Icon, id, label, placeholder, className = '' }: TextProps) {
  const [value, setValue] = useFilter(draft, name)
  return (
    <label
      className={`flex min-h-11 items-center gap-2 px-3 md:gap-3 md:px-4 focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-accent ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="sr-only">{label}</span>
      <input
        id={id}
        type="text"
        enterKeyHint="search"
        maxLength={SEARCH_LIMITS.text}
        placeholder={placeholder}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        className="w-full min-w-0 bg-transparent text-16 text-ink outline-none placeholder:text-ink-3 sm:text-14"
      />
    </label>
  )
}

type SelectProps<N extends Name> = {
  draft: Store<SearchDraft>
  name: N
  label: string
  options: Readonly<Record<SearchPreferences[N], string>>
}

/** The browser's own select, without a border. */
export function SelectFilter<N extends Exclude<Name, TextProps['name']>>({ draft, name, label, options }: SelectProps<N>) {
  const [value, setValue] = useFilter(draft, name)
  return (
    <div className="relative bg-surface max-lg:last:col-span-full">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => setValue(event.target.value as SearchPreferences[N])}
        className={`h-10 w-full appearance-none truncate bg-transparent pr-8 pl-4 text-16 focus-visible:-outline-offset-2 sm:text-14 ${value === ANY ? 'text-ink-2' : 'font-medium text-ink'}`}
      >
        {Object.entries<string>(options).map(([option, text]) => (
          <option key={option} value={option} className="bg-surface text-ink">
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3" />
    </div>
  )
}
