import { AUTO_APPLY_TITLE } from '@jobapply/core/applications/messages'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { chooseProfile } from '@jobapply/core/profiles/rules'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router'
import { AutoApplyHead } from '#features/applications/auto-apply-head.tsx'
import { JobsPanel } from '#features/applications/jobs-panel.tsx'
import { NoProfileWarning, ProfileFound } from '#features/applications/profile-banner.tsx'
import { SearchSkeleton } from '#features/applications/search-skeleton.tsx'
import { TrialGate } from '#features/billing/trial/trial-gate.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'

const OTHER_TABS = {
  queue: lazy(() => import('#features/applications/queue/queue-tab.tsx')),
  'needs-you': lazy(() => import('#features/applications/queue/needs-you-tab.tsx')),
} as const
type Tab = 'jobs' | keyof typeof OTHER_TABS
const isOther = (name: string): name is keyof typeof OTHER_TABS => Object.hasOwn(OTHER_TABS, name)

export const meta = () => [{ title: `${AUTO_APPLY_TITLE} · ${PRODUCT}` }]

export default function AutoApplyPage() {
  return (
    <div className="max-w-[78rem]">
      <TrialGate loading={<SearchSkeleton />}>
        <AutoApply />
      </TrialGate>
    </div>
  )
}

function AutoApply() {
  const { profileId } = useParams()
  const { search } = useLocation()
  const [address, setAddress] = useSearchParams()
  const profiles = useQuery(api.profiles.list.queryOptions())
  const overview = useQuery(api.applications.overview.queryOptions())
  // Emails that wait for a decision are on the same tab.
  const inbox = useQuery(api.applications.inbox.cards.queryOptions())
  const needsYou = overview.data && overview.data.needsYou + (inbox.data?.total ?? 0)
  const asked = address.get('tab') ?? 'jobs'
  const tab: Tab = isOther(asked) ? asked : 'jobs'
  const Other = tab === 'jobs' ? undefined : OTHER_TABS[tab]
  const count = (number: number | undefined) => (number === undefined ? '' : ` (${number})`)

  /** The search stays in the address, so that it is there again on the way back. */
  function choose(next: Tab) {
    const query = new URLSearchParams(address)
    if (next === 'jobs') query.delete('tab')
    else query.set('tab', next)
    setAddress(query, { preventScrollReset: true })
  }

  if (profiles.isPending) return <SearchSkeleton />
  const opened = profileId === undefined ? undefined : chooseProfile(profiles.data ?? [], profileId)?.id
  // An id that is none of the person's profiles leads to the primary one, as on the other screens.
  if (profiles.data && profileId !== opened)
    return <Navigate to={[PATHS.autoApply, opened].filter(Boolean).join('/') + search} replace />
  return (
    <>
      <AutoApplyHead profiles={profiles.data ?? []} openedFor={opened} />
      {!profiles.data ? (
        <Loading query={profiles} />
      ) : profiles.data.length === 0 ? (
        <NoProfileWarning />
      ) : (
        <Tabs
          label="Auto Apply"
          tabs={{
            jobs: 'Jobs',
            queue: `Queue${count(overview.data?.queue)}`,
            'needs-you': `Needs you${count(needsYou)}`,
          }}
          value={tab}
          onChange={choose}
        >
          <div className="pt-5">
            {Other ? (
              <Suspense fallback={<LoadingSkeleton />}>
                <Other />
              </Suspense>
            ) : (
              <div className="grid gap-4">
                <ProfileFound profiles={profiles.data} openedFor={opened} />
                <JobsPanel key={opened} profiles={profiles.data} openedFor={opened} />
              </div>
            )}
          </div>
        </Tabs>
      )}
    </>
  )
}
