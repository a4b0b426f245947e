import type { Profile } from '@jobapply/core/profiles/schema'
import { NOTHING_SELECTED, PREFERENCES_KEY, SEARCH_LOADED, SEARCH_SAVED } from '@jobapply/core/search/constants'
import { readSearchCopy } from '@jobapply/core/search/rules'
import type { SavedSearch, ScoredJob } from '@jobapply/core/search/schema'
import { BookmarkPlus, Link2, RotateCcw, Save, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { client } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { readText, saveCopy } from '#platform/local-store.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMinWidth } from '#ui/media.ts'
import { Select } from '#ui/select.tsx'
import { ExtensionOffer } from './extension-offer.tsx'
import { JobList } from './job-list.tsx'
import { type JobActions, JobView } from './job-view.tsx'
import { SearchBar } from './search-bar.tsx'
import { openSearch } from './search-session.ts'
import { SourceStates } from './source-states.tsx'

const PasteDialog = lazy(() => import('./paste-dialog.tsx'))
const SavedSearchesDialog = lazy(() => import('./saved-searches-dialog.tsx'))
/** From here on the details stand beside the list. */
const WIDE = 1180

type Props = {
  profiles: readonly Profile[]
  isApplied: (job: ScoredJob) => boolean
  isSaved: (jobId: string) => boolean
  onSave: JobActions['onSave']
  onContinue: (jobs: ScoredJob[]) => Promise<void>
}

/** Search and results, on /search and /auto-apply (spec 3 §2). */
export function SearchPanel({ profiles, isApplied, isSaved, onSave, onContinue }: Props) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const [session] = useState(() => {
    const { user_id: _, ...filters } = readSearchCopy(readText(PREFERENCES_KEY), userId) ?? { user_id: '' }
    return openSearch('searchTerm' in filters ? filters : undefined)
  })
  const state = useSyncExternalStore(session.watch, session.read)
  const [profileId, setProfileId] = useState(() => profiles.find(({ is_primary }) => is_primary)?.id ?? profiles[0]?.id)
  const [openId, setOpenId] = useState<string>()
  const [dialog, setDialog] = useState<'paste' | 'saved'>()
  const [isContinuing, setIsContinuing] = useState(false)
  const isWide = useMinWidth(WIDE)
  const selected = state.jobs.filter((job) => state.selected.has(job.id) && !isApplied(job))

  useEffect(() => {
    void session.greet()
    return session.close
  }, [session])

  const search = () => {
    setOpenId(undefined)
    void session.search(profileId)
  }
  async function savePreferences() {
    if (!profileId) return
    try {
      const saved = await client.search.preferences.save({ profile_id: profileId, preferences: state.filters })
      saveCopy(userId, PREFERENCES_KEY, saved.preferences)
      showToast({ title: SEARCH_SAVED, description: `“${saved.name}” holds these filters now.`, kind: 'good' })
    } catch (error) {
      toastFault(error)
    }
  }
  function take(saved: SavedSearch) {
    session.setFilters(saved.preferences)
    saveCopy(userId, PREFERENCES_KEY, saved.preferences)
    if (saved.profile_id && profiles.some(({ id }) => id === saved.profile_id)) setProfileId(saved.profile_id)
    showToast({ title: SEARCH_LOADED, description: `The filters are those of “${saved.name}”.`, kind: 'good' })
  }
  async function loadPreferences() {
    try {
      take(await client.search.preferences.load())
    } catch (error) {
      toastFault(error)
    }
  }
  async function hideCompany(company: string) {
    if (!profileId) return
    try {
      await client.search.hideCompany({ profile_id: profileId, company })
      setOpenId(undefined)
      session.drop((job) => job.company.toLowerCase() === company.toLowerCase())
      showToast({
        title: 'Company hidden',
        description: `Jobs at ${company} are not listed for this profile any more.`,
        kind: 'good',
        action: {
          label: 'Undo',
          run: () => void client.search.unhideCompany({ profile_id: profileId, company }).then(search, toastFault),
        },
      })
    } catch (error) {
      toastFault(error)
    }
  }
  async function goOn() {
    if (selected.length === 0) return showToast({ title: 'Nothing selected', description: NOTHING_SELECTED, kind: 'bad' })
    setIsContinuing(true)
    await onContinue(selected)
    setIsContinuing(false)
  }

  const view = openId && profileId && (
    <JobView
      key={`${openId} ${profileId}`}
      id={openId}
      profileId={profileId}
      filters={state.filters}
      actions={{ isSaved, onSave, onHideCompany: hideCompany }}
    />
  )
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid w-full max-w-72 gap-1.5">
          <label htmlFor="search-profile" className="text-14 font-medium">
            Profile <span className="text-12 font-semibold text-warn">Required</span>
          </label>
          <Select
            id="search-profile"
            options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
            value={profileId ?? null}
            onChange={(id) => setProfileId(id ?? undefined)}
            empty="Select a profile"
          />
        </div>
        <Button look="primary" busy={isContinuing} disabled={isContinuing} onClick={() => void goOn()}>
          Continue to Apply ({selected.length})
        </Button>
      </div>
      <SearchBar filters={state.filters} onChange={session.setFilters} onSearch={search} isSearching={state.isSearching} />
      <div className="-mt-1 flex flex-wrap items-center gap-x-1 gap-y-1">
        <Button look="quiet" onClick={session.clearFilters}>
          <RotateCcw aria-hidden className="size-4" />
          Clear Filters
        </Button>
        <Button look="quiet" onClick={() => void savePreferences()}>
          <Save aria-hidden className="size-4" />
          Save search preferences
        </Button>
        <Button look="quiet" onClick={() => void loadPreferences()}>
          <Undo2 aria-hidden className="size-4" />
          Load search preferences
        </Button>
        <Button look="quiet" disabled={!profileId} onClick={() => setDialog('saved')}>
          <BookmarkPlus aria-hidden className="size-4" />
          Saved searches
        </Button>
        <Button look="quiet" onClick={() => setDialog('paste')}>
          <Link2 aria-hidden className="size-4" />
          Add by address
        </Button>
      </div>
      {state.problem && <Alert kind="bad">{state.problem}</Alert>}
      <SourceStates />
      {state.extension === 'missing' && <ExtensionOffer />}
      <div className={view && isWide ? 'grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-4' : ''}>
        <JobList
          state={state}
          openId={openId}
          isApplied={isApplied}
          isSaved={(job) => isSaved(job.id)}
          onToggle={session.toggle}
          onSelectAll={session.selectAll}
          onSort={(sort) => void session.sortBy(sort, profileId)}
          onDetails={(job) => setOpenId(job.id === openId ? undefined : job.id)}
          onMore={() => profileId && void session.loadMore(profileId)}
        />
        {view && isWide && (
          <aside
            aria-label="Details"
            className="sticky top-4 max-h-[calc(100vh-5.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4" // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
            tabIndex={0}
          >
            {view}
          </aside>
        )}
      </div>
      {view && !isWide && (
        <Dialog title="Details" onClose={() => setOpenId(undefined)}>
          {view}
        </Dialog>
      )}
      <Suspense>
        {dialog === 'paste' && <PasteDialog onAdded={setOpenId} onClose={() => setDialog(undefined)} />}
        {dialog === 'saved' && profileId && (
          <SavedSearchesDialog profileId={profileId} filters={state.filters} onLoad={take} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
