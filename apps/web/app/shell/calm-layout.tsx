import { Outlet } from 'react-router'
import { GraceBanner } from '#features/account/deletion/grace-banner.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { CalmFrame } from './calm-frame.tsx'
import { SignedInOnly } from './guards.tsx'

export { ErrorBoundary } from './route-error.tsx'

export default function CalmLayout() {
  return (
    <SignedInOnly Waiting={({ children }) => <CalmFrame>{children ?? <LoadingSkeleton />}</CalmFrame>}>
      <GraceBanner />
      <CalmFrame>
        <Outlet />
      </CalmFrame>
    </SignedInOnly>
  )
}
