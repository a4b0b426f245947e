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
import { Button } from '#ui/button.tsx'
import { Choice, Choices } from '#ui/inputs/choice.tsx'
import { Combobox } from '#ui/inputs/combobox.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import type { StepProps } from './step-form.tsx'

const MORE = Object.keys(MORE_COUNTRIES).map((name) => ({ value: name, label: name }))

type Goals = OnboardingData['step3']
type SalaryRange = keyof typeof SALARY_RANGES

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
      <Choice
        label="Preferred country"
        options={COUNTRIES}
        value={isMore ? OTHER_COUNTRY : goals.preferredCountry || null}
        onChange={(preferredCountry) => set({ preferredCountry })}
      />
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
      <Choice
        label="Expected salary range"
        hint="Per year. Your current salary below is enough, too."
        options={SALARY_RANGES}
        value={(goals.expectedSalaryRange ?? null) as SalaryRange | null}
        onChange={(expectedSalaryRange) => set({ expectedSalaryRange })}
      />
      {goals.expectedSalaryRange && goals.currentSalaryRange && (
        <Button size="small" className="-mt-5 justify-self-start" onClick={() => set({ expectedSalaryRange: null })}>
          Clear expected salary
        </Button>
      )}
      <Field id="currentSalaryRange" name="currentSalaryRange" label="Current salary range">
        {(control) => (
          <Select
            {...control}
            options={SALARY_RANGES}
            empty="Choose a range"
            value={(goals.currentSalaryRange ?? null) as SalaryRange | null}
            onChange={(currentSalaryRange) => set({ currentSalaryRange })}
          />
        )}
      </Field>
    </>
  )
}
