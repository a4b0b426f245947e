import { Menu, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { StopInHeader } from '#features/applications/stop-everything.tsx'
import { Bell } from '#features/notices/bell.tsx'
import { Button } from '#ui/button.tsx'
import { Key, MOD_KEY } from '#ui/key.tsx'
import { titleOf } from './nav.ts'
import { UserButton } from './user-button.tsx'

type Props = { onOpenSidebar: () => void; onOpenCommands: () => void }

export function Header({ onOpenSidebar, onOpenCommands }: Props) {
  const { pathname } = useLocation()
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
      <StopInHeader />
      <Bell />
      <UserButton />
    </>
  )
}
