import { useQuery } from '@tanstack/react-query'
import { Menu, Search } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Bell } from '#features/notices/bell.tsx'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { Key, MOD_KEY } from '#ui/key.tsx'
import { titleOf } from './navigation/nav.ts'
import { UserButton } from './user-button.tsx'

const StopInHeader = lazy(() => import('#features/applications/stop/stop-in-header.tsx'))

type Props = { onOpenSidebar: () => void; onOpenCommands: () => void }

export function Header({ onOpenSidebar, onOpenCommands }: Props) {
  const { pathname } = useLocation()
  const { data: running } = useQuery(api.applications.overview.queryOptions())
  return (
    <>
      <Button look="quiet" size="icon" aria-label="Open sidebar" onClick={onOpenSidebar} className="-ml-2 md:hidden">
        <Menu aria-hidden className="size-4.5" />
      </Button>
      <p className="truncate text-16 font-semibold">{titleOf(pathname)}</p>
      <Button look="quiet" onClick={onOpenCommands} className="ml-auto text-ink-3 max-md:size-9 max-md:px-0">
        <Search aria-hidden className="size-4" />
        <span className="font-normal max-md:sr-only">Go to</span>
        <span aria-hidden className="flex gap-1 max-md:hidden">
          <Key>{MOD_KEY}</Key>
          <Key>K</Key>
        </span>
      </Button>
      {running && running.filling > 0 && (
        <Suspense>
          <StopInHeader />
        </Suspense>
      )}
      <Bell />
      <UserButton />
    </>
  )
}
