import { PRODUCT } from '@jobapply/core/auth/constants'
import type { ReactNode } from 'react'
import { useAuth } from '#platform/auth.tsx'
import { Button } from '#ui/button.tsx'
import { useSignOut } from './navigation/sign-out.ts'

/** A frame for one question at a time, without sidebar. */
export function CalmFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const signOut = useSignOut()
  return (
    <div className="mx-auto flex min-h-dvh max-w-[70rem] flex-col px-4 sm:px-6">
      <header className="flex h-19 items-center gap-3">
        <p className="mr-auto font-serif text-20 sm:text-[1.5rem]">{PRODUCT}</p>
        {user && (
          <>
            <p className="min-w-0 truncate text-13 text-ink-3 max-sm:hidden">{user.email}</p>
            <Button look="quiet" onClick={() => void signOut()}>
              Sign out
            </Button>
          </>
        )}
      </header>
      <main id="main" tabIndex={-1} className="mx-auto flex w-full max-w-[36rem] flex-1 flex-col pt-4 outline-none sm:pt-14">
        {children}
      </main>
    </div>
  )
}
