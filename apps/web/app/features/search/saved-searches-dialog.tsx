import { STANDING_HOURS } from '@jobapply/core/search/constants'
import { SEARCH_LIMITS } from '@jobapply/core/search/limits'
import type { SavedSearch, SearchPreferences } from '@jobapply/core/search/schema'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api } from '#platform/api.ts'
import { mutate, useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { describeFilters } from './session/describe-filters.ts'

type Props = { profileId: string; filters: SearchPreferences; onLoad: (search: SavedSearch) => void; onClose: () => void }

/** Named searches; one that keeps searching announces each new job once. */
export default function SavedSearchesDialog({ profileId, filters, onLoad, onClose }: Props) {
  const searches = useQuery(api.search.saved.list.queryOptions())
  const [name, setName] = useState('')
  const creating = useMutate()
  const [switched, setSwitched] = useState<Readonly<Record<string, boolean>>>({})
  const updateList = (change: (all: SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(api.search.saved.list.queryKey(), (all) => change(all ?? []))

  function create(event: FormEvent) {
    event.preventDefault()
    void creating.mutate(async (client) => {
      const created = await client.search.saved.create({ name, profileId, preferences: filters, keepSearching: true })
      updateList((all) => [created, ...all])
      setName('')
    })
  }
  const setKeepSearching = ({ id }: SavedSearch, keepSearching: boolean) =>
    mutate(
      async (client) => {
        const changed = await client.search.saved.update({ id, keepSearching })
        updateList((all) => all.map((one) => (one.id === id ? changed : one)))
      },
      {
        async optimistic() {
          setSwitched((all) => ({ ...all, [id]: keepSearching }))
          return () => setSwitched((all) => ({ ...all, [id]: !keepSearching }))
        },
      },
    )
  const remove = ({ id }: SavedSearch) =>
    mutate(async (client) => {
      const rest = await client.search.saved.remove({ id })
      updateList(() => rest)
    })
  const load = ({ id }: SavedSearch) =>
    mutate(async (client) => {
      onLoad(await client.search.saved.load({ id }))
      onClose()
    })

  return (
    <Dialog title="Saved searches" onClose={onClose}>
      <div className="grid gap-5">
        <form onSubmit={create} className="flex items-end gap-2.5">
          <div className="flex-1">
            <Field id="search-name" name="name" label="Save this search as" hint={describeFilters(filters)}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={SEARCH_LIMITS.name}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" look="primary" disabled={name.trim() === ''} className="mb-7">
            Save
          </Button>
        </form>
        {!searches.data ? (
          <Loading query={searches} />
        ) : searches.data.length === 0 ? (
          <p className="text-ink-2">
            You have no saved searches yet. Save one, let it keep searching, and we'll tell you about new jobs.
          </p>
        ) : (
          <ul aria-label="Your searches" className="divide-y divide-line border-y border-line">
            {searches.data.map((search) => (
              <li key={search.id} className="grid gap-1.5 py-3">
                <div className="flex items-center justify-between gap-3">
                  <p className="min-w-0 font-semibold break-words">{search.name}</p>
                  <div className="flex shrink-0 items-center gap-1">
                    <Button size="small" aria-label={`Load ${search.name}`} onClick={() => void load(search)}>
                      Load
                    </Button>
                    <Button look="quiet" size="icon" aria-label={`Delete ${search.name}`} onClick={() => void remove(search)}>
                      <Trash2 aria-hidden className="size-4" />
                    </Button>
                  </div>
                </div>
                <p className="text-13 text-ink-3 break-words">{describeFilters(search.preferences)}</p>
                <Checkbox
                  label="Keep searching"
                  checked={switched[search.id] ?? search.keepSearching}
                  onChange={(on) => void setKeepSearching(search, on)}
                />
                <p className="text-13 text-ink-3">{describeRuns(search)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

/** How often a saved search runs, and what it has found so far. */
function describeRuns({ keepSearching, lastRunAt, announced }: SavedSearch): string {
  if (!keepSearching) return 'Runs only when you load it.'
  const promise = `Runs every ${STANDING_HOURS} hours. We tell you about each new job once: here, and by email at most once a day, if you want.`
  if (!lastRunAt) return promise
  return `${promise} Last run: ${momentText(lastRunAt)}; ${announced === 1 ? '1 job' : `${announced} jobs`} sent so far.`
}
