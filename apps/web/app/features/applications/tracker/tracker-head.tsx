import { SEARCH_CHARS } from '@jobapply/core/applications/tracker-constants'
import { Columns3, Plus, Rows3, Search } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useMinWidth } from '#ui/media.ts'
import { FilterButton } from './filter-button.tsx'
import type { TrackerAddress } from './tracker-address.ts'

export const FIND_ID = 'find-applications'
/** A search waits for a pause in the typing. */
const PAUSE_MS = 250

type Props = {
  total: number | undefined
  address: TrackerAddress
  onChange: (patch: Partial<TrackerAddress>) => void
  onAdd: () => void
  /** Further tools, such as a CSV file in and out. */
  tools?: ReactNode
}

export function TrackerHead({ total, address, onChange, onAdd, tools }: Props) {
  const isSmall = !useMinWidth(768)
  const add = (
    <Button onClick={onAdd} className="max-md:h-11 max-md:w-full">
      <Plus aria-hidden className="size-4" />
      Add application
    </Button>
  )
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-3 pb-5">
      {/* The bar above has the title; the number is what it does not say. */}
      <h1 className="mr-auto text-14 text-ink-2 max-md:sr-only">
        <span className="sr-only">Applications</span>
        {total !== undefined && (
          <span>
            {' '}
            <b className="font-serif text-20 font-normal text-ink">{total.toLocaleString('en-US')}</b>
            <span aria-hidden> {total === 1 ? 'application' : 'applications'}</span>
          </span>
        )}
      </h1>
      <FindField text={address.text} onFind={(text) => onChange({ text })} />
      <FilterButton address={address} onChange={onChange} />
      <ViewSwitch view={address.view} onChange={(view) => onChange({ view })} />
      {tools}
      {isSmall ? (
        <div
          data-lower-edge
          className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
        >
          {add}
        </div>
      ) : (
        add
      )}
    </header>
  )
}

function FindField({ text, onFind }: { text: string; onFind: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // Somebody followed a link, or went back.
  if (text !== known) {
    setKnown(text)
    if (text !== typed.trim()) setTyped(text)
  }
  const find = useEffectEvent(() => {
    if (typed.trim() !== text) onFind(typed.trim())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter begins the pause anew
  useEffect(() => {
    const timer = setTimeout(find, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <label className="flex h-9 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 focus-within:border-accent max-md:h-10 max-md:flex-1 md:w-50">
      <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="sr-only">Find applications</span>
      <input
        id={FIND_ID}
        type="search"
        placeholder="Find"
        maxLength={SEARCH_CHARS}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="w-full min-w-0 bg-transparent text-16 outline-none placeholder:text-ink-3 sm:text-14"
      />
    </label>
  )
}

const VIEWS = { board: { label: 'Board', Icon: Columns3 }, list: { label: 'List', Icon: Rows3 } } as const

function ViewSwitch({ view, onChange }: { view: TrackerAddress['view']; onChange: (view: TrackerAddress['view']) => void }) {
  return (
    <fieldset className="flex overflow-hidden rounded-control border border-line-strong">
      <legend className="sr-only">View</legend>
      {(['board', 'list'] as const).map((one) => {
        const { label, Icon } = VIEWS[one]
        return (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => onChange(one)}
            className="flex h-8.5 items-center gap-2 border-line-strong px-3 font-medium text-ink-2 transition-colors last:border-l hover:text-ink focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash aria-pressed:text-accent max-md:h-9.5"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="max-sm:sr-only">{label}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
