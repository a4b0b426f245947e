import type { ReactNode } from 'react'

type Props = { sidebar: ReactNode; header: ReactNode; banner?: ReactNode; children: ReactNode }

/** The application's layout grid; the skeleton uses the same frame, so nothing moves when the page has loaded. */
export function AppFrame({ sidebar, header, banner, children }: Props) {
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-accent px-3 py-2 font-semibold text-accent-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside
        aria-label="Sidebar"
        className="sticky top-0 hidden h-dvh w-(--sidebar) shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-sunk transition-[width] md:flex print:hidden"
      >
        {sidebar}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-3 border-b border-line bg-paper px-4 md:px-7 print:hidden">
          {header}
        </header>
        {banner}
        <main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none md:px-7 print:p-0">
          {children}
        </main>
      </div>
    </div>
  )
}
