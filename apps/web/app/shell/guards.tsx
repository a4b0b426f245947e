import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { Loading } from '#ui/loading.tsx'
import { AppSkeleton } from './app-skeleton.tsx'

/** Sends strangers to sign in and remembers where they wanted to go (SHELL-001, SHELL-002). */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const { status, session } = useAuth()
  const { pathname, search, hash } = useLocation()
  const next = pathname + search + hash

  useEffect(() => {
    if (status === 'signed-out') location.replace(`${PATHS.auth}?${new URLSearchParams({ next })}`)
  }, [status, next])

  if (status === 'signed-in') return children
  return <AppSkeleton>{session.isError ? <Loading query={session} /> : undefined}</AppSkeleton>
}
