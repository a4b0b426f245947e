import { DRIVING_LICENSES, JOB_TYPES, TRAVEL } from '@jobapply/core/profiles/constants'
import { splitAtCommas } from '@jobapply/core/shared/text/text'
import { convert } from '#forms/fields/bound.ts'
import { SelectField } from '#forms/fields/select-field.tsx'
import { TagsField } from '#forms/fields/tags-field.tsx'
import { Card } from '#ui/card.tsx'
import { Choices } from '#ui/inputs/choice.tsx'
import type { GroupProps } from './group-props.ts'

const YES_NO = { yes: 'Yes', no: 'No' } as const
const ADD_WORD = 'Add with Enter or a comma'

export const AdditionalFields = ({ of }: GroupProps) => (
  <Card title="Additional Information" hint="What you're looking for and what you'd accept.">
    <div className="grid gap-5">
      <Choices
        label="Job types"
        options={JOB_TYPES}
        values={of.value.automation_job_types}
        onChange={(automation_job_types) => of.change({ automation_job_types })}
        error={of.problem('automation_job_types')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <PlacesField of={of} name="desired_location_city" label="Desired cities" />
        <PlacesField of={of} name="desired_location_state" label="Desired states" />
      </div>
      <div className="grid gap-5 sm:grid-cols-3">
        <RelocationField of={of} />
        <SelectField of={of} name="travel_availability" label="Travel" options={TRAVEL} />
        <SelectField of={of} name="driving_license" label="Driving license" options={DRIVING_LICENSES} />
      </div>
      <TagsField
        of={convert(
          of,
          'companies_to_exclude',
          (companies) => companies ?? [],
          (companies) => (companies.length > 0 ? companies : null),
        )}
        name="companies_to_exclude"
        label="Companies to exclude"
        hint="Nothing is ever sent to these, and their jobs are not listed for this profile."
        placeholder={ADD_WORD}
      />
    </div>
  </Card>
)

const RelocationField = ({ of }: GroupProps) => (
  <SelectField
    of={convert(
      of,
      'willing_to_relocate',
      (isWilling) => (isWilling === null ? null : isWilling ? 'yes' : 'no'),
      (answer) => (answer === null ? null : answer === 'yes'),
    )}
    name="willing_to_relocate"
    label="Willing to relocate"
    options={YES_NO}
  />
)

type PlacesProps = GroupProps & { name: 'desired_location_city' | 'desired_location_state'; label: string }

/** Several places in one text, with commas between them (spec 2 §3.1). */
const PlacesField = ({ of, name, label }: PlacesProps) => (
  <TagsField
    of={convert(
      of,
      name,
      (text) => splitAtCommas(text ?? ''),
      (places) => places.join(', ') || null,
    )}
    name={name}
    label={label}
    placeholder={ADD_WORD}
  />
)
