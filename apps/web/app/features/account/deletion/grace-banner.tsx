import { lazy, Suspense } from 'react'
import { useAuth } from '#platform/auth.tsx'

const GraceNotice = lazy(() => import('./grace-notice.tsx'))

/** On every page while the account waits for its deletion. */
export function GraceBanner() {
  const at = useAuth().user?.scheduled_deletion_at
  if (!at) return null
  return (
    <Suspense>
      <GraceNotice at={at} />
    </Suspense>
  )
}
