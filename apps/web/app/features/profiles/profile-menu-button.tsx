import type { Profile } from '@jobapply/core/profiles/schema'
import { lazy, Suspense, useState } from 'react'
import { MenuDots } from '#ui/menu-dots.tsx'

const load = () => import('./profile-menu.tsx')
const ProfileMenu = lazy(load)

/** Loads the menu's code when the button is first used. */
export function ProfileMenuButton({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState(false)
  const name = profile.profile_name
  if (!wanted) return <MenuDots name={name} onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<MenuDots name={name} aria-busy />}>
      <ProfileMenu profile={profile} trigger={<MenuDots name={name} />} />
    </Suspense>
  )
}
