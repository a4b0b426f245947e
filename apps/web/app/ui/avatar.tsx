import { useState } from 'react'
import { initialsOf } from './initials.ts'

type Props = { address: string | null; name: string; className?: string; label?: string }

/** A round picture; without one, or when it cannot be loaded, the first letters of the name. */
export function Avatar({ address, name, className = '', label }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const letters = initialsOf(name)
  if (address && address !== failed)
    return (
      <img
        src={address}
        alt={label ?? ''}
        // The picture's site must not learn which page shows it.
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
        className={`rounded-full bg-sunk object-cover ${className}`}
      />
    )
  const look = `grid place-items-center rounded-full bg-accent font-semibold text-accent-ink select-none ${className}`
  return label ? (
    <span role="img" aria-label={`${label}: ${letters}`} className={look}>
      {letters}
    </span>
  ) : (
    <span aria-hidden className={look}>
      {letters}
    </span>
  )
}
