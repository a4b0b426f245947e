import { ACCESS_DENIED } from '@jobapply/core/admin/constants'
import { useQuery } from '@tanstack/react-query'
import { ShieldX } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { ORPCError } from '#platform/orpc-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'

const isRefusal = (error: unknown) => error instanceof ORPCError && error.code === 'NOT_ALLOWED'

/** Asks the server at every visit; a failed check counts as no (ADMIN-004). It only decides what is shown: each call is refused for itself. */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user, session } = useAuth()
  const { data: isAdmin, isError } = useQuery(
    api.auth.isAdmin.queryOptions({
      input: { _user_id: user?.id ?? '' },
      enabled: user !== null,
      retry: false,
      staleTime: 0,
      gcTime: 0,
    }),
  )

  // The role can be lost while the page is open: the first refused call shows it.
  useEffect(() => {
    const noticeRefusal = (error: unknown) =>
      isRefusal(error) && void queryClient.invalidateQueries({ queryKey: api.auth.isAdmin.key() })
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') noticeRefusal(event.action.error)
    })
    const stopMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') noticeRefusal(event.action.error)
    })
    return () => {
      stopQueries()
      stopMutations()
    }
  }, [])

  // The sidebar offers what the session said at its beginning.
  const isOutdated = isAdmin !== undefined && user !== null && isAdmin !== user.is_admin
  const { refetch } = session
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])

  // A later check that fails takes nothing away from an open dialog: the server refuses each call for itself.
  if (isAdmin) return children
  if (isAdmin === undefined && !isError) return <LoadingSkeleton />
  return (
    <EmptyState Icon={ShieldX} title={ACCESS_DENIED.title} Heading="h1">
      {ACCESS_DENIED.message}
    </EmptyState>
  )
}
