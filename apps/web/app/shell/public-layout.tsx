import { PRODUCT, TAGLINE } from '@jobapply/core/auth/constants'
import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'

/** Plain links and buttons only: the built page runs without React, and `public-page.ts` adds its behaviour. */
export default function PublicLayout() {
  useEffect(() => void import('./public-page.ts'), [])
  return (
    <div className="mx-auto flex min-h-dvh max-w-[70rem] flex-col px-4 sm:px-6">
      <header className="flex h-19 items-center gap-2">
        <a href={PATHS.landing} className="mr-auto rounded-control font-serif text-20 sm:text-[1.5rem]">
          {PRODUCT}
        </a>
        <button
          type="button"
          data-theme-toggle
          aria-label="Change theme"
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <Moon aria-hidden className="size-4 dark:hidden" />
          <Sun aria-hidden className="size-4 not-dark:hidden" />
        </button>
        <a href={PATHS.auth} data-visitor="new" className={`[[hidden]]:hidden ${buttonClass()}`}>
          Sign In
        </a>
        <a
          href={`${PATHS.auth}?tab=sign-up`}
          data-visitor="new"
          className={`max-sm:hidden [[hidden]]:hidden ${buttonClass({ look: 'primary' })}`}
        >
          Get Started
        </a>
        <a href={PATHS.dashboard} data-visitor="known" hidden className={`[[hidden]]:hidden ${buttonClass()}`}>
          Dashboard
        </a>
      </header>
      <main className="flex-1">
        <Outlet />
      </main>
      <footer className="border-t border-line py-6 text-13 text-ink-3">
        {PRODUCT} · {TAGLINE}
      </footer>
    </div>
  )
}
