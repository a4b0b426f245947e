import { STATUSES } from '@jobapply/core/applications/constants'
import { SORTS } from '@jobapply/core/applications/tracker-constants'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { Choices } from '#ui/inputs/choice.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { Popover } from '#ui/popover.tsx'
import type { TrackerAddress } from './tracker-address.ts'

type Props = { trigger: ReactNode; address: TrackerAddress; onChange: (patch: Partial<TrackerAddress>) => void }

export default function FilterPanel({ trigger, address, onChange }: Props) {
  return (
    <Popover label="Filter" trigger={trigger}>
      {(close) => (
        <div className="grid gap-5 p-4">
          <Choices label="Status" options={STATUSES} values={address.statuses} onChange={(statuses) => onChange({ statuses })} />
          <Checkbox
            label="Only those with a next date or deadline"
            checked={address.isDated}
            onChange={(isDated) => onChange({ isDated })}
          />
          {address.view === 'list' && (
            <Field id="tracker-sort" name="sort" label="Order">
              {(control) => (
                <Select
                  {...control}
                  options={SORTS}
                  value={address.sort}
                  empty={null}
                  onChange={(sort) => sort && onChange({ sort })}
                />
              )}
            </Field>
          )}
          <div className="flex justify-between gap-2">
            <Button look="quiet" onClick={() => onChange({ statuses: [], isDated: false })}>
              Clear filters
            </Button>
            <Button onClick={close}>Done</Button>
          </div>
        </div>
      )}
    </Popover>
  )
}
