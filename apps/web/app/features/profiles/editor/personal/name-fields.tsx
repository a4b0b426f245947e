import { LIMITS } from '@jobapply/core/profiles/constants'
import { joinName, splitName } from '@jobapply/core/profiles/names'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { useState } from 'react'
import type { Bound } from '#forms/fields/bound.ts'
import { TextField } from '#forms/fields/text-field.tsx'

type Names = { first_name: string; last_name: string }

const toNames = (fullName: string | null): Names => {
  const { first, last } = splitName(fullName)
  return { first_name: first, last_name: last }
}
const toFullName = ({ first_name, last_name }: Names) => joinName(first_name, last_name)

/** Two fields for one full name. A name that was typed here stays split where the person split it: 'Mary Ann' | 'Lee'. */
export function NameFields({ of }: { of: Bound<ProfileFields> }) {
  const { full_name } = of.value
  const [typed, setTyped] = useState(() => toNames(full_name))
  const value = toFullName(typed) === (full_name ?? '') ? typed : toNames(full_name)
  const names: Bound<Names> = {
    id: of.id,
    value,
    problem: (key) => (key === 'first_name' ? of.problem('full_name') : undefined),
    change: (patch) => {
      const next = { ...value, ...patch }
      setTyped(next)
      of.change({ full_name: toFullName(next) })
    },
    leave: () => of.leave('full_name'),
    typing: () => {},
  }
  return (
    <>
      <TextField
        of={names}
        name="first_name"
        label="First name"
        autoComplete="given-name"
        limit={LIMITS.screen.firstName}
        importance="mandatory"
      />
      <TextField
        of={names}
        name="last_name"
        label="Last name"
        autoComplete="family-name"
        limit={LIMITS.screen.lastName}
        importance="best"
      />
    </>
  )
}
