import { Outlet } from 'react-router'
import { LoadingSkeleton } from '#ui/loading-skeleton.tsx'
import { CalmFrame } from './calm-frame.tsx'
import { SignedInOnly } from './guards.tsx'

export { ErrorBoundary } from './route-error.tsx'

export default function CalmLayout() {
  return (
    <SignedInOnly Waiting={({ children }) => <CalmFrame>{children ?? <LoadingSkeleton />}</CalmFrame>}>
      <CalmFrame>
        <Outlet />
      </CalmFrame>
    </SignedInOnly>
  )
}
