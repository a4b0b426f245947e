import { PRODUCT } from '@jobapply/core/auth/constants'
import { AuthScreen } from './auth-screen.tsx'

export const meta = () => [{ title: `Sign in · ${PRODUCT}` }]

/** React Router renders this page for the build and in development; in the browser `auth-entry.tsx` renders the same screen without it. */
export default function AuthPage() {
  return <AuthScreen />
}
