import type { DeferredRole, UserRole } from '@jobapply/core/admin/roles-schema'
import { Clock, Lock, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoment } from '#features/admin/table/show-moment.ts'
import { useAuth } from '#platform/auth.tsx'
import { Badge } from '#ui/badge.tsx'
import { initialsOf } from '#ui/initials.ts'
import { RemoveRole } from './remove-role.tsx'

const PRIMARY_HINT = 'The primary admin cannot be removed.'
const LAST_HINT = 'The last admin cannot be removed. Assign the role to somebody else first.'

export function AdminRow({ admin, isLast }: { admin: UserRole; isLast: boolean }) {
  const { user } = useAuth()
  const { email, display_name, last_sign_in_at, is_primary } = admin
  return (
    <Row
      picture={<Circle className="bg-sunk">{initialsOf(display_name || email.replace(/@.*/, ''))}</Circle>}
      email={email}
      badges={
        <>
          {is_primary && <Badge tone="accent">Primary</Badge>}
          {user?.id === admin.user_id && <Badge>You</Badge>}
        </>
      }
      name={display_name ?? 'No name given'}
      lastSignIn={last_sign_in_at ? showMoment(last_sign_in_at) : 'Never'}
      action={
        is_primary ? <Protected hint={PRIMARY_HINT} /> : <RemoveRole email={email} refusal={isLast ? LAST_HINT : undefined} />
      }
    />
  )
}

export const WaitingRow = ({ role: { email } }: { role: DeferredRole }) => (
  <Row
    picture={
      <Circle className="border border-dashed border-line-strong">
        <Mail className="size-3.5" />
      </Circle>
    }
    email={email}
    badges={
      <Badge tone="warn">
        <Clock aria-hidden className="size-3" />
        Waiting
      </Badge>
    }
    name="Not signed up yet"
    lastSignIn=""
    action={<RemoveRole email={email} />}
  />
)

type RowProps = { picture: ReactNode; email: string; badges: ReactNode; name: string; lastSignIn: string; action: ReactNode }

/** Two lines on a small screen: who it is, then the rest. */
const Row = ({ picture, email, badges, name, lastSignIn, action }: RowProps) => (
  <tr className="max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:py-3 max-sm:pr-16 max-sm:pl-5">
    <th scope="row" className="font-normal max-sm:w-full sm:px-5 sm:py-2.5">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="max-sm:hidden">{picture}</span>
        <span className="min-w-0 font-medium wrap-anywhere">{email}</span>
        {badges}
      </span>
    </th>
    <td className="text-ink-2 wrap-anywhere max-sm:text-13 sm:pr-5">{name}</td>
    <td className="text-13 text-ink-2 tabular-nums sm:pr-5 sm:whitespace-nowrap">{lastSignIn}</td>
    <td className="max-sm:absolute max-sm:top-2.5 max-sm:right-4 sm:pr-4 sm:text-right">{action}</td>
  </tr>
)

const Circle = ({ className, children }: { className: string; children: ReactNode }) => (
  <span aria-hidden className={`grid size-8 place-items-center rounded-full text-12 font-semibold text-ink-2 ${className}`}>
    {children}
  </span>
)

const Protected = ({ hint }: { hint: string }) => (
  <span className="inline-grid size-9 place-items-center text-ink-3" data-tooltip={hint}>
    <Lock aria-hidden className="size-4" />
    <span className="sr-only">{hint}</span>
  </span>
)
