import { PATHS } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { showToastOnNextPage } from '#platform/toasts.ts'

/** Loads a new document, so that none of this person's data stays in memory. */
export function useSignOut() {
  const { signOut } = useAuth()
  return async () => {
    if (!(await signOut())) return
    showToastOnNextPage({ title: 'Signed out', description: 'You have been successfully signed out.', kind: 'good' })
    location.assign(PATHS.auth)
  }
}
