import { DEFAULT_EMAIL_DOMAINS, PASSWORD_MIN_LENGTH } from '@jobapply/core/auth/constants'
import type { AccessRules, CurrentUser, Session } from '@jobapply/core/auth/schema'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { api } from './api.ts'
import { removeCopies } from './local-store.ts'
import { mutate } from './mutate.ts'
import { JUST_READ_MS, queryClient } from './query-client.ts'
import { hasNoSession } from './session-end.ts'
import { tellOtherTabs, watchOtherTabs } from './tabs.ts'

type Auth = {
  status: 'loading' | 'signed-in' | 'signed-out'
  user: CurrentUser | null
  rules: AccessRules
  /** The call behind it: it may have failed, and can be asked again. */
  session: UseQueryResult<Session>
  /** After a sign-in that the server has accepted. */
  signedIn: (user: CurrentUser) => void
  /** Returns whether the session ended, also if it was gone already (AUTH-046). The caller then goes to /auth. */
  signOut: () => Promise<boolean>
}

/** Until the server has said otherwise. */
const DEFAULT_RULES: AccessRules = { domains: DEFAULT_EMAIL_DOMAINS, passwordMinLength: PASSWORD_MIN_LENGTH, google: false }

const AuthContext = createContext<Auth | null>(null)

export function useAuth() {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider above it')
  return auth
}

/** The person's short name, for narrow places. */
export const nameOf = ({ email, userMetadata: { display_name } }: CurrentUser) => display_name || email.split('@')[0] || '?'

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useQuery(api.auth.session.queryOptions({ staleTime: JUST_READ_MS }))
  const { user = null, rules = DEFAULT_RULES } = session.data ?? {}

  const { refetch } = session
  useEffect(() => watchOtherTabs(() => void refetch()), [refetch])

  // Somebody else signed in from another tab: nothing shown to the first person may stay.
  const userId = user?.id
  const firstUserId = useRef(userId)
  useEffect(() => {
    firstUserId.current ??= userId
    if (userId && userId !== firstUserId.current) location.reload()
  }, [userId])

  const auth: Auth = {
    status: session.data ? (user ? 'signed-in' : 'signed-out') : 'loading',
    user,
    rules,
    session,
    signedIn(newUser) {
      queryClient.setQueryData(api.auth.session.queryKey(), { user: newUser, rules })
      tellOtherTabs()
    },
    async signOut() {
      const isOver = await mutate(async (client) => {
        await client.auth.signOut().catch((error) => {
          if (!hasNoSession(error)) throw error
        })
        return true
      })
      if (!isOver) return false
      removeCopies()
      tellOtherTabs()
      return true
    },
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}
