import { removeEntry } from '@jobapply/core/profiles/adding'
import { LIMITS, SECURITY_CLEARANCES, WORK_AUTHORIZATIONS } from '@jobapply/core/profiles/constants'
import type { WorkAuthorizationEntry } from '@jobapply/core/profiles/schema-preferences'
import { OTHER_COUNTRY, WORK_COUNTRIES } from '@jobapply/core/shared/countries/countries'
import { labelOf } from '@jobapply/core/shared/options'
import { Plus, Trash2 } from 'lucide-react'
import type { Draft } from '#features/profiles/editor/lists.ts'
import type { Bound } from '#forms/fields/bound.ts'
import { SearchField } from '#forms/fields/search-field.tsx'
import { SelectField } from '#forms/fields/select-field.tsx'
import { TextField } from '#forms/fields/text-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { GroupProps } from './group-props.ts'

/** The form that adds an entry. Its caller keeps what is typed, because it counts as unsaved. */
export type AuthorizationForm = { of: Bound<Draft<'work_authorization_entries'>>; canAdd: boolean; add: () => void }

const COUNTRIES = [...WORK_COUNTRIES, OTHER_COUNTRY].map((name) => ({ value: name, label: name }))

export function AuthorizationEntries({ of, entry }: GroupProps & { entry: AuthorizationForm }) {
  const entries = of.value.work_authorization_entries ?? []
  const set = (changed: WorkAuthorizationEntry[]) => of.change({ work_authorization_entries: changed })
  const fields = entry.of

  function add() {
    entry.add()
    document.getElementById(`${fields.id}-country`)?.focus()
  }

  return (
    <div className="grid gap-5">
      {entries.length > 0 && (
        <ul aria-label="Work authorizations" className="divide-y divide-line rounded-control border border-line">
          {entries.map((one) => (
            <Entry key={one.id} entry={one} onRemove={() => set(removeEntry(entries, one.id))} />
          ))}
        </ul>
      )}
      <fieldset className="grid gap-5 sm:grid-cols-3">
        <legend className="sr-only">Add a work authorization</legend>
        <SearchField of={fields} name="country" label="Country" options={COUNTRIES} />
        <SelectField of={fields} name="workAuthorization" label="Work authorization" options={WORK_AUTHORIZATIONS} />
        <SelectField of={fields} name="securityClearance" label="Security clearance" options={SECURITY_CLEARANCES} />
        {fields.value.workAuthorization === 'other-visa' && (
          <TextField of={fields} name="otherVisa" label="Which visa" limit={LIMITS.screen.visa} />
        )}
        <Button disabled={!entry.canAdd} onClick={add} className="justify-self-start sm:col-span-3">
          <Plus aria-hidden className="size-4" />
          Add Authorization
        </Button>
      </fieldset>
    </div>
  )
}

const Entry = ({ entry, onRemove }: { entry: WorkAuthorizationEntry; onRemove: () => void }) => (
  <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
    <span className="min-w-0 flex-1">
      <b className="mr-2 font-semibold">{entry.country}</b>
      <span className="text-ink-2">{entry.otherVisa || labelOf(WORK_AUTHORIZATIONS, entry.workAuthorization)}</span>
    </span>
    {entry.securityClearance && entry.securityClearance !== 'none' && (
      <Badge>{labelOf(SECURITY_CLEARANCES, entry.securityClearance)}</Badge>
    )}
    <Button look="quiet" size="icon" aria-label={`Remove ${entry.country}`} onClick={onRemove}>
      <Trash2 aria-hidden className="size-4" />
    </Button>
  </li>
)
