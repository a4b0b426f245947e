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
import { useMinWidth } from '#ui/media.ts'
import { DetailsPane } from './details-pane.tsx'
import { ExtensionOffer } from './extension-offer.tsx'
import { JobList } from './job-list.tsx'
import { type JobActions, JobView } from './job-view.tsx'
import { SearchBar } from './search-bar.tsx'
import { SearchHead } from './search-head.tsx'
import { openSearch } from './search-session.ts'
import { SearchTools, type Tool } from './search-tools.tsx'
import { SourceStates } from './source-states.tsx'
import { useSearchKeys } from './use-search-keys.ts'
import { useSearchPlace, usualProfile } from './use-search-place.ts'

const PasteDialog = lazy(() => import('./paste-dialog.tsx'))
const SavedSearchesDialog = lazy(() => import('./saved-searches-dialog.tsx'))
/** From here on the details stand beside the list. */
const WIDE = 1180

type Props = {
  title: string
  profiles: readonly Profile[]
  /** What the page adds to the tools. */
  tools: readonly Tool[]
  isApplied: (job: ScoredJob) => boolean
  isSaved: (jobId: string) => boolean
  onSave: JobActions['onSave']
  onContinue: (jobs: ScoredJob[]) => Promise<void>
}

/** Search and results, on /search and /auto-apply (spec 3 §2). */
export function SearchPanel({ title, profiles, tools, isApplied, isSaved, onSave, onContinue }: Props) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const [session] = useState(() => {
    const { user_id: _, ...filters } = readSearchCopy(readText(PREFERENCES_KEY), userId) ?? { user_id: '' }
    return openSearch(usualProfile(profiles), 'searchTerm' in filters ? filters : undefined)
  })
  const state = useSyncExternalStore(session.watch, session.read)
  const { profileId, filters } = state
  const place = useSearchPlace(session, profiles)
  const [dialog, setDialog] = useState<'paste' | 'saved'>()
  const isWide = useMinWidth(WIDE)
  const selected = state.jobs.filter((job) => state.selected.has(job.id) && !isApplied(job))

  useEffect(() => {
    void session.greet()
    return session.close
  }, [session])

  useSearchKeys({ ids: state.jobs.map(({ id }) => id), openId: place.openId, onOpen: place.open })

  async function savePreferences() {
    if (!profileId) return
    try {
      const saved = await client.search.preferences.save({ profileId, preferences: filters })
      saveCopy(userId, PREFERENCES_KEY, saved.preferences)
      showToast({ title: SEARCH_SAVED, description: `“${saved.name}” holds these filters now.`, kind: 'good' })
    } catch (error) {
      toastFault(error)
    }
  }
  /** What was saved is searched at once. */
  function take(saved: SavedSearch) {
    session.setFilters(saved.preferences)
    saveCopy(userId, PREFERENCES_KEY, saved.preferences)
    if (saved.profileId && profiles.some(({ id }) => id === saved.profileId)) session.setProfile(saved.profileId)
    showToast({ title: SEARCH_LOADED, description: `The filters are those of “${saved.name}”.`, kind: 'good' })
    if (session.read().profileId) place.search()
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
      await client.search.hideCompany({ profileId, company })
      place.open(undefined)
      session.drop((job) => job.company.toLowerCase() === company.toLowerCase())
      showToast({
        title: 'Company hidden',
        description: `Jobs at ${company} are not listed for this profile any more.`,
        kind: 'good',
        action: {
          label: 'Undo',
          run: () => void client.search.unhideCompany({ profileId, company }).then(() => session.search(), toastFault),
        },
      })
    } catch (error) {
      toastFault(error)
    }
  }
  async function goOn() {
    if (selected.length > 0) return onContinue(selected)
    showToast({ title: 'Nothing selected', description: NOTHING_SELECTED, kind: 'bad' })
  }

  const isOpen = place.openId !== undefined && profileId !== undefined
  return (
    <div className="grid gap-3 max-md:pb-16 md:gap-4">
      <SearchHead
        title={title}
        profiles={profiles}
        profileId={profileId}
        onProfile={session.setProfile}
        count={selected.length}
        onContinue={goOn}
      />
      <SearchBar filters={filters} onChange={session.setFilters} onSearch={place.search} isSearching={state.isSearching} />
      <div className="-mt-1 grid gap-1 text-13 text-ink-2 md:-mt-2">
        <SearchTools
          isWide={isWide}
          tools={[
            { label: 'Clear Filters', Icon: RotateCcw, onUse: session.clearFilters, isRare: true },
            { label: 'Save search preferences', Icon: Save, onUse: () => void savePreferences(), isRare: true },
            { label: 'Load search preferences', Icon: Undo2, onUse: () => void loadPreferences(), isRare: true },
            { label: 'Saved searches', Icon: BookmarkPlus, onUse: () => setDialog('saved') },
            ...tools,
            { label: 'Add by address', Icon: Link2, onUse: () => setDialog('paste'), isRare: true },
          ]}
        />
        <div className="flex flex-wrap items-start justify-between gap-x-6">
          <SourceStates />
          <ExtensionOffer extension={state.extension} />
        </div>
      </div>
      {state.problem && (
        <Alert kind="bad">
          <p>{state.problem}</p>
          {profileId && (
            <Button size="small" onClick={() => void session.search()} className="mt-2">
              Try again
            </Button>
          )}
        </Alert>
      )}
      <div className={isOpen && isWide ? 'grid grid-cols-[minmax(0,1fr)_24rem] items-start gap-4' : ''}>
        <JobList
          state={state}
          openId={place.openId}
          isApplied={isApplied}
          isSaved={(job) => isSaved(job.id)}
          onToggle={session.toggle}
          onSelectAll={session.selectAll}
          onSort={place.sortBy}
          onDetails={({ id }) => place.open(id === place.openId ? undefined : id)}
          onMore={() => void session.loadMore()}
        />
        {isOpen && (
          <DetailsPane jobId={place.openId ?? ''} isWide={isWide} onClose={() => place.open(undefined)}>
            <JobView
              id={place.openId ?? ''}
              profileId={profileId}
              filters={filters}
              actions={{ isSaved, onSave, onHideCompany: hideCompany }}
              found={state.found.get(place.openId ?? '')}
              onRead={place.open}
            />
          </DetailsPane>
        )}
      </div>
      <Suspense>
        {dialog === 'paste' && <PasteDialog onAdded={place.open} onClose={() => setDialog(undefined)} />}
        {dialog === 'saved' && profileId && (
          <SavedSearchesDialog profileId={profileId} filters={filters} onLoad={take} onClose={() => setDialog(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
