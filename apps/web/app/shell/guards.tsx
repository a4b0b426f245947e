import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { AppSkeleton } from './app-skeleton.tsx'

type Props = { Waiting?: ComponentType<{ children?: ReactNode }>; children: ReactNode }

/** Redirects signed-out visitors to sign-in and remembers the requested path (SHELL-001, SHELL-002). */
export function SignedInOnly({ Waiting = AppSkeleton, children }: Props) {
  const { status, session } = useAuth()
  const { pathname, search, hash } = useLocation()
  const next = pathname + search + hash

  useEffect(() => {
    if (status === 'signed-out') location.replace(`${PATHS.auth}?${new URLSearchParams({ next })}`)
  }, [status, next])

  if (status === 'signed-in') return children
  return <Waiting>{session.isError ? <Loading query={session} /> : undefined}</Waiting>
}

const SecondFactorNeeded = lazy(() => import('#features/account/security/second-factor-needed.tsx'))
const ADMIN_PAGES = ['/admin', '/subscription-analytics']

/** Where admins need two-step sign-in (ADMIN_REQUIRE_SECOND_FACTOR), their pages first ask them to turn it on. The server refuses, too. */
export function AdminGate({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { pathname } = useLocation()
  if (!user?.needsSecondFactor || !ADMIN_PAGES.includes(pathname)) return children
  return (
    <Suspense>
      <SecondFactorNeeded />
    </Suspense>
  )
}

/** Paths that a person without a profile may open before the wizard (decisions, Access). */
const EXEMPT = ['/settings', '/user', '/userprofile', '/profiles', '/profile', '/admin', '/subscription-analytics']
export const isExempt = (pathname: string) => EXEMPT.some((path) => pathname === path || pathname.startsWith(`${path}/`))

type Onboarded = {
  /** Other data that the layout needs before it can render without moving later. */
  isReady: boolean
  children: ReactNode
}

/** Redirects people who have no profile and never finished onboarding to the wizard, which opens its first incomplete step. */
export function OnboardedOnly({ isReady, children }: Onboarded) {
  const exempt = isExempt(useLocation().pathname)
  const state = useQuery(api.onboarding.state.queryOptions({ enabled: !exempt, staleTime: Number.POSITIVE_INFINITY }))
  const asksProfiles = !exempt && state.data?.finished === false
  const profiles = useQuery(api.profiles.list.queryOptions({ enabled: asksProfiles }))

  if (exempt || state.data?.finished || (asksProfiles && profiles.data?.length)) return isReady ? children : <AppSkeleton />
  if (asksProfiles && profiles.isSuccess && !profiles.isFetching) return <Navigate to={`${PATHS.onboarding}/4`} replace />
  const failed = [state, profiles].find((query) => query.isError)
  return <AppSkeleton>{failed && <Loading query={failed} />}</AppSkeleton>
}
