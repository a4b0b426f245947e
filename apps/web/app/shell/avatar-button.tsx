import type { CurrentUser } from '@jobapply/core/auth/schema'
import type { ComponentProps } from 'react'
import { useAuth } from '#platform/auth.tsx'

/** Opens the user menu. */
export function AvatarButton(props: ComponentProps<'button'>) {
  const { user } = useAuth()
  return (
    <button
      type="button"
      aria-haspopup="menu"
      className="grid size-8 place-items-center rounded-full bg-accent text-12 font-semibold text-accent-ink transition-colors hover:bg-accent/90"
      {...props}
    >
      <span aria-hidden>{user && initials(user)}</span>
      <span className="sr-only">User menu</span>
    </button>
  )
}

function initials({ email, userMetadata: { display_name } }: CurrentUser) {
  const words = (display_name || email.split('@')[0] || '?').split(/[\s._-]+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}
