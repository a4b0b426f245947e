import { Navigate } from 'react-router'
import { PATHS } from '#paths.ts'

/** Signing in with Google ends here; the dashboard takes the place of the jobs until there are any. */
export default function AutoApplyPage() {
  return <Navigate to={PATHS.dashboard} replace />
}
