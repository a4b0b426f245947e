import { lazy, Suspense, useState } from 'react'
import { AvatarButton } from './avatar-button.tsx'

const load = () => import('./user-menu.tsx')
const UserMenu = lazy(load)

/** The menu's code is loaded on hover or focus. */
export function UserButton() {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <AvatarButton onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<AvatarButton aria-busy />}>
      <UserMenu />
    </Suspense>
  )
}
