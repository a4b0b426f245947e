import { PRODUCT } from '@jobapply/core/auth/constants'
import { Menu, Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { InstallButton, InstallNotes } from '#features/content/install/install-button.tsx'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { PublicFooter } from './public-footer.tsx'

const ANCHORS = [
  ['Features', '/#features'],
  ['How it works', '/#how-it-works'],
  ['Pricing', '/#pricing'],
] as const

/** Plain links and buttons only: the built page runs without React, and `public-page.ts` adds its behaviour. */
export default function PublicLayout() {
  useEffect(() => void import('./public-page.ts'), [])
  return (
    <div className="mx-auto flex min-h-dvh max-w-[70rem] flex-col px-4 sm:px-6">
      <a
        href="#content"
        className={`sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-30 ${buttonClass({ look: 'primary' })}`}
      >
        Skip to the content
      </a>
      <header className="flex h-19 items-center gap-2">
        <a href={PATHS.landing} className="mr-auto rounded-control font-serif text-20 sm:text-[1.5rem]">
          {PRODUCT}
        </a>
        <nav aria-label="Main" className="mr-4 flex gap-1 max-lg:hidden">
          {ANCHORS.map(([label, path]) => (
            <a key={path} href={path} className={buttonClass({ look: 'quiet' })}>
              {label}
            </a>
          ))}
        </nav>
        <button
          type="button"
          data-theme-toggle
          aria-label="Change theme"
          className={buttonClass({ look: 'quiet', size: 'icon' })}
        >
          <Moon aria-hidden className="size-4 dark:hidden" />
          <Sun aria-hidden className="size-4 not-dark:hidden" />
        </button>
        <InstallButton className="max-lg:hidden" />
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
        <details data-menu className="relative lg:hidden">
          <summary aria-label="Menu" className={`list-none ${buttonClass({ look: 'quiet', size: 'icon' })}`}>
            <Menu aria-hidden className="size-4" />
          </summary>
          <nav
            aria-label="Menu"
            className="absolute top-full right-0 z-20 mt-2 grid w-52 rounded-card border border-line bg-surface p-1.5 shadow-sheet"
          >
            {ANCHORS.map(([label, path]) => (
              <a key={path} href={path} className="rounded-control px-3 py-2.5 font-semibold hover:bg-sunk">
                {label}
              </a>
            ))}
            <InstallButton />
          </nav>
        </details>
      </header>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <PublicFooter />
      <InstallNotes />
    </div>
  )
}
