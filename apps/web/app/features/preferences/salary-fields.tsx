import { CURRENCIES, EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import { shownCurrency } from '@jobapply/core/profiles/rules'
import { convert } from '#forms/fields/bound.ts'
import { NumberField } from '#forms/fields/number-field.tsx'
import { SelectField } from '#forms/fields/select-field.tsx'
import { Card } from '#ui/card.tsx'
import type { GroupProps } from './group-props.ts'
import { JoiningField } from './joining-field.tsx'

type CurrencyProps = GroupProps & { name: 'expected_salary_currency' | 'current_salary_currency'; label: string }

/** spec 2 §3.1: USD when loaded empty. */
const CurrencyField = ({ of, name, label }: CurrencyProps) => (
  <SelectField
    of={convert(of, name, shownCurrency, (currency) => currency)}
    name={name}
    label={label}
    options={CURRENCIES}
    empty={null}
  />
)

export const SalaryFields = ({ of }: GroupProps) => (
  <Card title="Salary Expectations" hint="Per year, in whole numbers.">
    <div className="grid gap-5 sm:grid-cols-3">
      <NumberField of={of} name="desired_salary_min" label="Minimum salary" inputMode="numeric" />
      <NumberField of={of} name="desired_salary_max" label="Maximum salary" inputMode="numeric" />
      <CurrencyField of={of} name="expected_salary_currency" label="Expected currency" />
      <NumberField of={of} name="current_salary" label="Current salary" inputMode="numeric" />
      <CurrencyField of={of} name="current_salary_currency" label="Current currency" />
    </div>
  </Card>
)

export const ExperienceFields = ({ of }: GroupProps) => (
  <Card title="Experience and Education">
    <div className="grid gap-5 sm:grid-cols-2">
      <NumberField
        of={of}
        name="total_experience"
        label="Total years of experience"
        hint="0 to 50, for example 5.5"
        inputMode="decimal"
      />
      <SelectField of={of} name="highest_education_level" label="Highest education level" options={EDUCATION_LEVELS} />
      <JoiningField of={of} />
    </div>
  </Card>
)
