import { TRIAL_RECHECK_MS } from '@jobapply/core/billing/trial-constants'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Outlet, useNavigate } from 'react-router'
import { useScreenCount } from '#features/account/count-screens.ts'
import { GraceBanner } from '#features/account/deletion/grace-banner.tsx'
import { keepTimeZone } from '#features/billing/keep-time-zone.ts'
import { TrialBanner } from '#features/billing/trial/trial-banner.tsx'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { JUST_READ_MS } from '#platform/query-client.ts'
import { Tooltips } from '#ui/feedback/tooltips.tsx'
import { AppFrame } from './app-frame.tsx'
import { AdminGate, OnboardedOnly, SignedInOnly } from './guards.tsx'
import { Header } from './header.tsx'
import { useShortcuts } from './shortcuts.ts'
import { Sidebar } from './sidebar.tsx'
import { toggleCollapsed } from './sidebar-state.ts'

const CommandPalette = lazy(() => import('./palette/command-palette.tsx'))
const KeyboardHelp = lazy(() => import('./keyboard-help.tsx'))
const MobileSidebar = lazy(() => import('./mobile-sidebar.tsx'))
const UploadAnywhere = lazy(() => import('./upload-anywhere.tsx'))

/** spec 1 §9: under 768 px the sidebar is a panel that slides in. */
const isNarrow = () => matchMedia('(width < 768px)').matches

export default function AppLayout() {
  const [open, setOpen] = useState<'sidebar' | 'commands' | 'help' | 'upload'>()
  const toggle = (layer: typeof open) => setOpen((before) => (before === layer ? undefined : layer))
  const close = () => setOpen(undefined)
  const { user } = useAuth()
  const plan = useQuery(
    api.billing.planInfo.queryOptions({
      enabled: user !== null,
      staleTime: JUST_READ_MS,
      refetchInterval: TRIAL_RECHECK_MS,
      refetchIntervalInBackground: true,
    }),
  )
  // The banner is rendered with the page or not at all; a failed call does not block the page.
  const isPlanKnown = !plan.isPending || plan.failureCount > 0

  useEffect(() => {
    if (user?.id) keepTimeZone(user.id)
  }, [user?.id])

  useScreenCount(user?.analytics ?? false)

  const navigate = useNavigate()
  useShortcuts(
    (action) => {
      if (action === 'sidebar' && !isNarrow()) toggleCollapsed()
      else toggle(action)
    },
    (path) => void navigate(path),
  )

  return (
    <SignedInOnly>
      <OnboardedOnly isReady={isPlanKnown}>
        <AppFrame
          sidebar={<Sidebar />}
          header={<Header onOpenSidebar={() => setOpen('sidebar')} onOpenCommands={() => setOpen('commands')} />}
          banner={
            <>
              <GraceBanner />
              {plan.data && <TrialBanner info={plan.data} isAdmin={user?.is_admin ?? false} />}
            </>
          }
        >
          <AdminGate>
            <Outlet />
          </AdminGate>
        </AppFrame>
        <Suspense fallback={<div role="dialog" aria-label="Loading" />}>
          {/* While one of them loads, a dialog is open already: a letter that is typed meanwhile must not act on the page. */}
          {open === 'sidebar' && <MobileSidebar onClose={close} />}
          {open === 'commands' && (
            <CommandPalette onClose={close} onHelp={() => setOpen('help')} onUpload={() => setOpen('upload')} />
          )}
          {open === 'upload' && <UploadAnywhere onClose={close} />}
          {open === 'help' && <KeyboardHelp onClose={close} />}
        </Suspense>
        <Tooltips />
      </OnboardedOnly>
    </SignedInOnly>
  )
}
