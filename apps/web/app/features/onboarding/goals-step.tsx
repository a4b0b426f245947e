import {
  COUNTRIES,
  EXPERIENCE_RANGES,
  JOB_TYPE_CHOICES,
  MORE_COUNTRIES,
  SALARY_RANGES,
  TITLE_MAX,
} from '@jobapply/core/onboarding/constants'
import type { OnboardingData } from '@jobapply/core/onboarding/schema'
import { OTHER_COUNTRY } from '@jobapply/core/shared/countries/countries'
import { Choice, Choices } from '#ui/inputs/choice.tsx'
import { Combobox } from '#ui/inputs/combobox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import type { StepProps } from './step-form.tsx'

const MORE = Object.keys(MORE_COUNTRIES).map((name) => ({ value: name, label: name }))

type Goals = OnboardingData['step3']

export function GoalsStep({ data, onChange }: StepProps) {
  const goals = data.step3
  const isMore = Object.hasOwn(MORE_COUNTRIES, goals.preferredCountry ?? '')
  const set = (changes: Goals) => onChange({ ...data, step3: { ...goals, ...changes } })
  return (
    <>
      <Field id="title" name="desiredJobTitle" label="Desired job title">
        {(control) => (
          <Input
            {...control}
            autoComplete="organization-title"
            maxLength={TITLE_MAX}
            value={goals.desiredJobTitle ?? ''}
            onChange={(event) => set({ desiredJobTitle: event.target.value })}
          />
        )}
      </Field>
      <Field id="country" name="preferredCountry" label="Preferred country">
        {(control) => (
          <Select
            {...control}
            options={COUNTRIES}
            empty="Choose a country"
            value={isMore ? OTHER_COUNTRY : goals.preferredCountry || null}
            onChange={(country) => set({ preferredCountry: country ?? '' })}
          />
        )}
      </Field>
      {(isMore || goals.preferredCountry === OTHER_COUNTRY) && (
        <Field id="other-country" name="otherCountry" label="Which country?" hint="You can leave it open.">
          {(control) => (
            <Combobox
              {...control}
              options={MORE}
              value={isMore ? (goals.preferredCountry ?? null) : null}
              onChange={(country) => set({ preferredCountry: country ?? OTHER_COUNTRY })}
            />
          )}
        </Field>
      )}
      <Choices
        label="Job types"
        hint="As many as you like."
        options={JOB_TYPE_CHOICES}
        values={(goals.jobTypes ?? []) as (keyof typeof JOB_TYPE_CHOICES)[]}
        onChange={(jobTypes) => set({ jobTypes })}
      />
      <Choice
        label="Years of experience"
        options={EXPERIENCE_RANGES}
        value={(goals.experienceYears ?? null) as keyof typeof EXPERIENCE_RANGES | null}
        onChange={(experienceYears) => set({ experienceYears })}
      />
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <SalaryField
          label="Current salary range"
          name="currentSalaryRange"
          value={goals.currentSalaryRange}
          onChange={(currentSalaryRange) => set({ currentSalaryRange })}
        />
        <SalaryField
          label="Expected salary range"
          name="expectedSalaryRange"
          value={goals.expectedSalaryRange}
          onChange={(expectedSalaryRange) => set({ expectedSalaryRange })}
        />
        <p className="text-13 text-ink-3 sm:col-span-2">Either one is enough. Both are per year.</p>
      </div>
    </>
  )
}

type SalaryProps = { label: string; name: string; value: string | null | undefined; onChange: (value: string | null) => void }

const SalaryField = ({ label, name, value, onChange }: SalaryProps) => (
  <Field id={name} name={name} label={label}>
    {(control) => (
      <Select
        {...control}
        options={SALARY_RANGES}
        empty="Choose a range"
        value={(value || null) as keyof typeof SALARY_RANGES | null}
        onChange={onChange}
      />
    )}
  </Field>
)
