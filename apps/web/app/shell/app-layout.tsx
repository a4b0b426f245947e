import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { Tooltips } from '#ui/tooltips.tsx'
import { AppFrame } from './app-frame.tsx'
import { OnboardedOnly, SignedInOnly } from './guards.tsx'
import { Header } from './header.tsx'
import { useShortcuts } from './shortcuts.ts'
import { Sidebar } from './sidebar.tsx'
import { toggleCollapsed } from './sidebar-state.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))
const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'))
const MobileSidebar = lazy(() => import('./mobile-sidebar.tsx'))

/** spec 1 §9: under 768 px the sidebar is a panel that slides in. */
const isNarrow = () => matchMedia('(width < 768px)').matches

export default function AppLayout() {
  const [open, setOpen] = useState<'sidebar' | 'commands' | 'help'>()
  const toggle = (layer: typeof open) => setOpen((before) => (before === layer ? undefined : layer))
  const close = () => setOpen(undefined)

  useShortcuts((action) => {
    if (action === 'sidebar' && !isNarrow()) toggleCollapsed()
    else toggle(action)
  })

  return (
    <SignedInOnly>
      <OnboardedOnly>
        <AppFrame
          sidebar={<Sidebar />}
          header={<Header onOpenSidebar={() => setOpen('sidebar')} onOpenCommands={() => setOpen('commands')} />}
        >
          <Outlet />
        </AppFrame>
        <Suspense>
          {open === 'sidebar' && <MobileSidebar onClose={close} />}
          {open === 'commands' && <CommandPalette onClose={close} onHelp={() => setOpen('help')} />}
          {open === 'help' && <KeyboardHelp onClose={close} />}
        </Suspense>
        <Tooltips />
      </OnboardedOnly>
    </SignedInOnly>
  )
}
