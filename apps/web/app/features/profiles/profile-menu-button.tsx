import type { Profile } from '@jobapply/core/profiles/schema'
import { Ellipsis } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'

const load = () => import('./profile-menu.tsx')
const ProfileMenu = lazy(load)

/** Loads the menu's code when the button is first used. */
export function ProfileMenuButton({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState(false)
  const name = profile.profile_name
  if (!wanted) return <Dots name={name} onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
  return (
    <Suspense fallback={<Dots name={name} aria-busy />}>
      <ProfileMenu profile={profile} trigger={<Dots name={name} />} />
    </Suspense>
  )
}

const Dots = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label={`Menu of ${name}`}
    className={buttonClass({ look: 'quiet', size: 'icon' })}
    {...rest}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
)
