import { chooseProfile } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { NOTHING_SELECTED, PREFERENCES_KEY, PROFILE_REQUIRED, SEARCH_LOADED, SEARCH_SAVED } from '@jobapply/core/search/constants'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import type { SavedSearch, ScoredJob, SearchPreferences } from '@jobapply/core/search/schema'
import { BookmarkPlus, Link2, RotateCcw, Save, Undo2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '#forms/store.ts'
import { useAuth } from '#platform/auth.tsx'
import { useKeptInput } from '#platform/kept-input.ts'
import { saveCopy } from '#platform/local-store.ts'
import { mutate, undoAction } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { useMinWidth } from '#ui/media.ts'
import { actionsFor, type JobActions } from './actions/job-actions.ts'
import { DetailsPane } from './details-pane.tsx'
import { ExtensionOffer } from './extension-offer.tsx'
import { Facets } from './facets/facets.tsx'
import { JobList } from './job-list.tsx'
import { JobView } from './job-view.tsx'
import { MarketPanel } from './market/market-panel.tsx'
import { followSearch } from './near/follow-search.ts'
import { nearJobs } from './near/near-state.ts'
import { SearchBar } from './search-bar.tsx'
import { countSetFilters, createDraft, firstDraft } from './search-draft.ts'
import { SearchHead } from './search-head.tsx'
import { SearchTools } from './search-tools.tsx'
import { describeFilters } from './session/describe-filters.ts'
import { openSearch } from './session/search-session.ts'
import type { JobMark } from './session/search-state.ts'
import { SourceStates } from './source-states.tsx'
import type { Tool } from './tools-menu.tsx'
import { hideUnwanted } from './unwanted/hide-unwanted.ts'
import { useSearchAddress } from './use-search-address.ts'
import { useSearchKeys } from './use-search-keys.ts'

const PasteDialog = lazy(() => import('./paste-dialog.tsx'))
const SavedSearchesDialog = lazy(() => import('./saved-searches-dialog.tsx'))
/** From this width on the details are beside the list. */
const WIDE = 1180
/** From this width on the facets are, too. */
const WIDER = 1440

/** The facets, the list, the open job. */
const columnsOf = (hasFacets: boolean, hasPane: boolean) =>
  hasFacets && hasPane
    ? 'grid-cols-[12rem_minmax(0,1fr)_27.5rem]'
    : hasFacets
      ? 'grid-cols-[12rem_minmax(0,1fr)]'
      : hasPane
        ? 'grid-cols-[minmax(0,1fr)_27.5rem]'
        : 'grid-cols-[minmax(0,1fr)]'

type Props = {
  /** Without one the page has its own heading. */
  title?: string
  /** Without a search in the address, make the one that the profile asks for. */
  searchesByItself?: boolean
  profiles: readonly Profile[]
  /** The one that the screen is opened for; without it the primary one. */
  openedFor?: string | undefined
  /** Further buttons of the page. */
  tools: readonly Tool[]
  markOf: (job: ScoredJob) => JobMark | undefined
  /** Companies of which nothing is selected in advance. */
  held: readonly string[] | undefined
  isSaved: (jobId: string) => boolean
  onSave: JobActions['onSave']
  /** These three with the profile that the jobs were searched with. */
  onContinue: (jobs: ScoredJob[], profileId: string) => void
  onTailor: (job: ScoredJob, profileId: string) => Promise<unknown>
  onLetter: (job: ScoredJob, profileId: string) => Promise<unknown>
}

/** Search and results, on /search and /auto-apply (spec 3 §2). */
export function SearchPanel({
  title,
  searchesByItself = false,
  profiles,
  openedFor,
  tools,
  markOf,
  held,
  isSaved,
  onSave,
  onContinue,
  onTailor,
  onLetter,
}: Props) {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const [session] = useState(openSearch)
  const main = chooseProfile(profiles, openedFor)
  const [draft] = useState(() => createDraft(userId, main, searchesByItself))
  const state = useStore(session.store)
  const draftProfileId = useStore(draft, ({ profileId }) => profileId)
  const address = useSearchAddress(session, draft, profiles, main?.id, () =>
    searchesByItself ? firstDraft(userId, main, true) : undefined,
  )
  // After the address, which fills the bar with the search that was made.
  useKeptInput('search', { read: draft.read, restore: draft.set })
  const [dialog, setDialog] = useState<'paste' | 'saved'>()
  // The pane stays closed until the next search.
  const [closedFor, setClosedFor] = useState<SearchPreferences>()
  const isWide = useMinWidth(WIDE)
  const isWider = useMinWidth(WIDER)
  const { submitted } = state
  const profileId = submitted?.profileId ?? draftProfileId
  const listed = [...state.jobs, ...nearJobs(state.near, state.leftOut)]
  const selected = listed.filter((job) => state.selected.has(job.id) && !markOf(job))

  useEffect(() => {
    void session.greet()
    return session.reset
  }, [session])

  useEffect(() => session.hold(held ?? []), [session, held])

  const isNarrow = submitted !== undefined && (submitted.filters.location !== '' || countSetFilters(submitted) > 0)
  function widen() {
    draft.set({ filters: { ...NO_FILTERS, searchTerm: submitted?.filters.searchTerm ?? '' } })
    address.search()
  }

  /** The search that was made; before the first one, what the bar shows. */
  const filtersToSave = () => submitted?.filters ?? draft.read().filters
  async function savePreferences() {
    if (!profileId) return
    await mutate(async (client) => {
      const saved = await client.search.preferences.save({ profileId, preferences: filtersToSave() })
      saveCopy(userId, PREFERENCES_KEY, saved.preferences)
      const description = `“${saved.name}” now holds: ${describeFilters(saved.preferences)}.`
      showToast({ title: SEARCH_SAVED, description, kind: 'good' })
    })
  }
  /** A loaded search is made at once. */
  function applySaved(saved: SavedSearch) {
    const savedProfile = profiles.find(({ id }) => id === saved.profileId)?.id
    draft.set({ filters: saved.preferences, ...(savedProfile && { profileId: savedProfile }) })
    saveCopy(userId, PREFERENCES_KEY, saved.preferences)
    showToast({
      title: SEARCH_LOADED,
      description: `Now using the filters of “${saved.name}”.`,
      kind: 'good',
      about: 'search',
    })
    if (draft.read().profileId) address.search()
  }
  const loadPreferences = () => mutate(async (client) => applySaved(await client.search.preferences.load()))
  async function hideCompany(company: string) {
    if (!profileId) return
    const unhide = () =>
      mutate(async (client) => {
        await client.search.unhideCompany({ profileId, company })
        void session.repeat()
      })
    await mutate(async (client) => {
      await client.search.hideCompany({ profileId, company })
      address.open(undefined)
      session.remove((job) => job.company.toLowerCase() === company.toLowerCase())
      showToast({
        title: 'Company hidden',
        description: `Jobs at ${company} are no longer listed for this profile.`,
        kind: 'good',
        action: undoAction(unhide),
      })
    })
  }
  function continueToApply() {
    if (selected.length > 0 && profileId) return onContinue(selected, profileId)
    showToast({ title: 'Nothing selected', description: NOTHING_SELECTED, kind: 'bad' })
  }

  const withProfile = async (act: (id: string) => unknown) => profileId && act(profileId)
  const actions: JobActions = {
    ...{ markOf, isSaved, onSave, onHideCompany: hideCompany },
    onUnwanted: (job) => hideUnwanted(job, session, () => address.open(undefined)),
    onApply: (job) => void withProfile((id) => onContinue([job], id)),
    onTailor: (job) => withProfile((id) => onTailor(job, id)),
    onLetter: (job) => withProfile((id) => onLetter(job, id)),
  }
  // Where there is room, the first job is shown beside the list until the person opens another one.
  const first = isWide && closedFor !== submitted?.filters ? state.jobs[0]?.id : undefined
  const shownId = address.openId ?? first
  const close = () => {
    setClosedFor(submitted?.filters)
    address.open(undefined)
  }
  useSearchKeys({
    ids: listed.map(({ id }) => id),
    openId: address.openId,
    shownId,
    onOpen: address.open,
    actionOf(key, id) {
      const job = listed.find((one) => one.id === id)
      const action = job && actionsFor(job, actions).find((one) => one.key === key && !one.isOff)
      return action && (() => void action.run())
    },
  })

  const isOpen = shownId !== undefined && profileId !== undefined
  const isBeside = isOpen && isWide
  const facets = submitted && !state.problem && (
    <Facets submitted={submitted} answer={state.answer} isBeside={isWider} onNarrow={address.narrow} />
  )
  return (
    <div className={`grid gap-2 md:-mt-2 ${selected.length > 0 ? 'max-md:pb-16' : ''}`}>
      <SearchHead {...{ title, profiles, draft }} count={selected.length} isQuiet={isBeside} onContinue={continueToApply} />
      <SearchBar
        {...{ draft, isSearching: state.isSearching, isMain: !isBeside && selected.length === 0 }}
        onSearch={address.search}
      />
      <div className="flex flex-wrap items-start justify-between gap-x-4 text-13 text-ink-2">
        <SourceStates />
        <SearchTools
          isWide={isWide}
          tools={[
            { label: 'Clear Filters', Icon: RotateCcw, onUse: () => draft.set({ filters: NO_FILTERS }), isRare: true },
            { label: 'Save search preferences', Icon: Save, onUse: () => void savePreferences(), isRare: true },
            { label: 'Load search preferences', Icon: Undo2, onUse: () => void loadPreferences(), isRare: true },
            { label: 'Saved searches', Icon: BookmarkPlus, onUse: () => setDialog('saved') },
            ...tools,
            { label: 'Add by address', Icon: Link2, onUse: () => setDialog('paste'), isRare: true },
          ]}
        />
      </div>
      {state.problem && (
        <Alert kind="bad">
          <p>{state.problem}</p>
          {state.problem !== PROFILE_REQUIRED && (
            <Button size="small" onClick={() => void session.repeat()} className="mt-2">
              Try again
            </Button>
          )}
        </Alert>
      )}
      {title && submitted && <MarketPanel submitted={submitted} answer={state.answer} />}
      {!isWider && facets}
      <div className={`grid items-start gap-4 ${columnsOf(isWider && Boolean(facets), isBeside)}`}>
        {isWider && facets}
        <JobList
          state={state}
          openId={shownId}
          actions={actions}
          onToggle={session.toggle}
          onSelectAll={session.selectAll}
          onSort={address.sortBy}
          onDetails={({ id }) => (id === address.openId ? close() : address.open(id))}
          onMore={() => void session.loadMore()}
          onWiden={isNarrow ? widen : undefined}
          onUnmatched={session.showUnmatched}
          near={{
            searched: submitted?.filters.searchTerm ?? '',
            onLeaveOut: session.leaveOut,
            onSearch: (filters) => {
              draft.set({ filters })
              address.search()
            },
            onFollow: () => void withProfile((id) => followSearch(id, filtersToSave())),
          }}
        />
        {isOpen && (
          <DetailsPane jobId={shownId} isWide={isWide} onClose={close}>
            <JobView
              id={shownId}
              profileId={profileId}
              filters={submitted?.filters ?? NO_FILTERS}
              actions={actions}
              found={state.found.get(shownId)}
              onRead={address.open}
            />
          </DetailsPane>
        )}
      </div>
      <ExtensionOffer extension={state.extension} boards={state.boards} />
      <Suspense>
        {dialog === 'paste' && <PasteDialog onAdded={address.open} onClose={() => setDialog(undefined)} />}
        {dialog === 'saved' && profileId && (
          <SavedSearchesDialog
            profileId={profileId}
            filters={filtersToSave()}
            onLoad={applySaved}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
