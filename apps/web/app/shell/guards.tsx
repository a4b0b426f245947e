import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { Loading } from '#ui/loading.tsx'
import { AppSkeleton } from './app-skeleton.tsx'

type Props = { Waiting?: ComponentType<{ children?: ReactNode }>; children: ReactNode }

/** Sends strangers to sign in and remembers where they wanted to go (SHELL-001, SHELL-002). */
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

/** Where a person without a profile can go before the wizard (decisions, Access). */
const EXEMPT = ['/settings', '/user', '/userprofile', '/profiles', '/profile', '/admin', '/subscription-analytics']
export const isExempt = (pathname: string) => EXEMPT.some((path) => pathname === path || pathname.startsWith(`${path}/`))

type Onboarded = {
  /** What else the layout has to know before it can stand where it will stay. */
  isReady: boolean
  children: ReactNode
}

/** Who has no profile and has never finished onboarding is led to the wizard; its last step leads to the first incomplete one. */
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
