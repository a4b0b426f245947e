import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { longDay } from '#features/insights/analytics/show-day.ts'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { forgetEarly } from '#platform/early-calls.ts'
import { JUST_READ_MS, queryClient } from '#platform/query-client.ts'
import { buttonClass } from '#ui/button.tsx'
import { usePageKeys } from '#ui/page-keys.ts'
import { AccountCard } from './account-card.tsx'
import { Blocks } from './dashboard/blocks.tsx'
import { BlocksLoading } from './dashboard/blocks-loading.tsx'
import { countNeeds, needsText } from './dashboard/needs.ts'
import { NextSteps } from './dashboard/next-steps.tsx'
import { QuickActions } from './dashboard/quick-actions.tsx'

export const meta = () => [{ title: `Dashboard · ${PRODUCT}` }]

const FIGURES = api.insights.dashboard.queryOptions({ staleTime: JUST_READ_MS })
const PROFILES = api.profiles.list.queryOptions({ staleTime: JUST_READ_MS })
/** Said to somebody new: there are steps to take, so "nothing needs you" would be wrong. */
const START = 'Start with a job you like, or finish your profile below.'
/** Then the page is drawn with placeholders for what has not come. */
const LONGEST_WAIT_MS = 800

/**
 * At the start of the application the page is drawn once, when everything is there that its layout and it read, and not with each answer
 * anew. On a slow phone the drawing takes longer than the answers, which the page's head has asked for (early-script.ts).
 */
export async function clientLoader() {
  const isStart = !queryClient.getQueryData(api.auth.session.queryKey())
  if (isStart) await Promise.race([readAhead(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  return null
}

/** A failure is told by the part of the page that needs the answer. */
async function readAhead() {
  const session = await queryClient.fetchQuery(api.auth.session.queryOptions()).catch(() => undefined)
  if (session?.user) {
    await Promise.all([
      queryClient.prefetchQuery(FIGURES),
      queryClient.prefetchQuery(PROFILES),
      queryClient.prefetchQuery(api.billing.planInfo.queryOptions()),
      queryClient.prefetchQuery(api.onboarding.state.queryOptions()),
    ])
  }
  forgetEarly()
}

export default function DashboardPage() {
  const { user } = useAuth()
  const dashboard = useQuery(FIGURES)
  const navigate = useNavigate()
  usePageKeys((key) => (key === '/' ? () => void navigate(PATHS.search) : undefined))
  // Whether somebody new gets a list of matches depends on them; it is drawn with the other blocks, so that nothing moves.
  const profiles = useQuery(PROFILES)
  if (!user) return null
  const { data } = dashboard
  return (
    <div className="max-w-[66rem]">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-serif text-28">Welcome back!</h1>
          <p className="mt-1 min-h-5.5 text-ink-2">
            {data && `${longDay(data.today)}. ${data.isEmpty ? START : needsText(countNeeds(data.needsYou))}`}
          </p>
        </div>
        <div
          data-lower-edge
          className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3"
        >
          <Link to={PATHS.search} className={`max-md:w-full ${buttonClass({ look: 'primary' })}`}>
            <Search aria-hidden className="size-4" />
            Start Job Search
          </Link>
        </div>
      </header>
      <div className="mt-6 grid gap-6 max-md:pb-16">
        {data && !profiles.isPending ? (
          <Blocks figures={data} wantsMatches={Boolean(profiles.data?.[0]?.desired_job_title)} />
        ) : (
          <BlocksLoading query={dashboard} />
        )}
        {/* Not before the figures: what stands below them would move down when they come. */}
        {!dashboard.isPending && !profiles.isPending && (
          <>
            {!data && <NextSteps />}
            <QuickActions />
            <AccountCard user={user} />
          </>
        )}
      </div>
    </div>
  )
}
