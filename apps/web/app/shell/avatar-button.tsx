import type { ComponentProps } from 'react'
import { useAuth } from '#platform/auth.tsx'
import { initials } from '#ui/initials.ts'

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
      <span aria-hidden>{user && initials(user.email, user.userMetadata.display_name)}</span>
      <span className="sr-only">User menu</span>
    </button>
  )
}
