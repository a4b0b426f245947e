import type { ComponentProps } from 'react'
import { nameOf, useAuth } from '#platform/auth.tsx'
import { Avatar } from '#ui/avatar.tsx'

/** Opens the user menu. */
export function AvatarButton(props: ComponentProps<'button'>) {
  const { user } = useAuth()
  return (
    <button type="button" aria-haspopup="menu" className="size-8 rounded-full transition-opacity hover:opacity-90" {...props}>
      {user && <Avatar address={user.avatar_url} name={nameOf(user)} className="size-8 text-12" />}
      <span className="sr-only">User menu</span>
    </button>
  )
}
