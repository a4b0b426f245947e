import { DRIVING_LICENSES, JOB_TYPES, LIMITS, TRAVEL } from '@jobapply/core/profiles/constants'
import { splitAtCommas } from '@jobapply/core/shared/text'
import { SelectField } from '#features/profiles/editor/select-field.tsx'
import { TextField } from '#features/profiles/editor/text-field.tsx'
import { Card } from '#ui/card.tsx'
import { Choices } from '#ui/choice.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { GroupProps } from './preferences-form.tsx'
import { WordsField } from './words-field.tsx'

const YES_NO = { yes: 'Yes', no: 'No' } as const

export const AdditionalFields = ({ of }: GroupProps) => (
  <Card title="Additional Information" hint="What you are looking for, and what you would accept.">
    <div className="grid gap-5">
      <TextField of={of} name="desired_job_title" label="Desired job title" limit={LIMITS.screen.jobTitle} />
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
      <WordsField
        id={`${of.id}-companies_to_exclude`}
        name="companies_to_exclude"
        label="Companies to exclude"
        hint="Nothing is ever sent to these."
        error={of.problem('companies_to_exclude')}
        words={of.value.companies_to_exclude ?? []}
        onType={(text) => of.typing('companies_to_exclude', text)}
        onChange={(companies) => of.change({ companies_to_exclude: companies.length > 0 ? companies : null })}
      />
    </div>
  </Card>
)

const RelocationField = ({ of }: GroupProps) => (
  <Field id={`${of.id}-willing_to_relocate`} name="willing_to_relocate" label="Willing to relocate">
    {(described) => (
      <Select
        {...described}
        options={YES_NO}
        value={of.value.willing_to_relocate === null ? null : of.value.willing_to_relocate ? 'yes' : 'no'}
        onChange={(answer) => of.change({ willing_to_relocate: answer && answer === 'yes' })}
      />
    )}
  </Field>
)

type PlacesProps = GroupProps & { name: 'desired_location_city' | 'desired_location_state'; label: string }

/** Several places in one text, with commas between them (spec 2 §3.1). */
const PlacesField = ({ of, name, label }: PlacesProps) => (
  <WordsField
    id={`${of.id}-${name}`}
    name={name}
    label={label}
    error={of.problem(name)}
    words={splitAtCommas(of.value[name] ?? '')}
    onType={(text) => of.typing(name, text)}
    onChange={(places) => of.change({ [name]: places.join(', ') || null })}
  />
)
