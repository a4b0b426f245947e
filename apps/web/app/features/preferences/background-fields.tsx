import { DISABILITY_STATUSES, ETHNICITIES, VETERAN_STATUSES } from '@jobapply/core/profiles/constants'
import { SelectField } from '#forms/fields/select-field.tsx'
import { Card } from '#ui/card.tsx'
import type { GroupProps } from './group-props.ts'

export const BackgroundFields = ({ of }: GroupProps) => (
  <Card title="Background Information" hint="All of it is voluntary, and used only where an employer’s form asks for it.">
    <div className="grid gap-5 sm:grid-cols-3">
      <SelectField of={of} name="veteran_status" label="Veteran status" options={VETERAN_STATUSES} />
      <SelectField of={of} name="disability_status" label="Disability" options={DISABILITY_STATUSES} />
      <SelectField of={of} name="race_ethnicity" label="Race or ethnicity" options={ETHNICITIES} />
    </div>
  </Card>
)
