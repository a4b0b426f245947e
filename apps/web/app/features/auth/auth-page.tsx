import { PRODUCT } from '@jobapply/core/auth/constants'
import { AuthScreen } from './auth-screen.tsx'

export const meta = () => [{ title: `Sign in · ${PRODUCT}` }]

/** React Router draws this page for the build and in development; in the browser `auth-entry.tsx` shows the same screen without it. */
export default function AuthPage() {
  return <AuthScreen />
}
