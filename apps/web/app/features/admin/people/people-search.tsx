import { MAX_SEARCH_CHARS, type PersonState } from '@jobapply/core/admin/people-constants'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'

type Filter = { text: string; state: PersonState | null }
type Props = { states: Readonly<Record<PersonState, string>>; onSearch: (filter: Filter) => void }

export function PeopleSearch({ states, onSearch }: Props) {
  const [filter, setFilter] = useState<Filter>({ text: '', state: null })
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch({ ...filter, text: filter.text.trim() })
        }}
        className="grid items-end gap-3 sm:grid-cols-[1fr_11rem_auto]"
      >
        <Field id="people-text" name="text" label="Email, name or id">
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              maxLength={MAX_SEARCH_CHARS}
              value={filter.text}
              onChange={({ target }) => setFilter({ ...filter, text: target.value })}
            />
          )}
        </Field>
        <Field id="people-state" name="state" label="State">
          {(control) => (
            <Select
              {...control}
              options={states}
              empty="All states"
              value={filter.state}
              onChange={(state) => setFilter({ ...filter, state })}
            />
          )}
        </Field>
        <Button type="submit" className="h-10">
          <Search aria-hidden className="size-4" />
          Search
        </Button>
      </form>
    </search>
  )
}
