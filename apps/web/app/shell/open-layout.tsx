import { Outlet } from 'react-router'
import { CalmFrame } from './calm-frame.tsx'

export { ErrorBoundary } from './route-error.tsx'

/** For pages that open with or without a session. */
export default function OpenLayout() {
  return (
    <CalmFrame>
      <Outlet />
    </CalmFrame>
  )
}
