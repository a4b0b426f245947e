import { Navigate } from 'react-router'
import { PATHS } from '#paths.ts'

/** The old name of /profiles (SHELL-003). */
export default function ProfileRedirect() {
  return <Navigate to={PATHS.profiles} replace />
}
