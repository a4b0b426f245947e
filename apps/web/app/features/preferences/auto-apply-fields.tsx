import { salaryRangeOf } from '@jobapply/core/preferences/rules'
import type { EditedSettings, JobPreferences } from '@jobapply/core/preferences/schema'
import { LIMITS } from '@jobapply/core/profiles/constants'
import { COUNTRIES } from '@jobapply/core/shared/countries/countries'
import { toNumber } from '@jobapply/core/shared/fields'
import type { ReactNode } from 'react'
import type { Bound } from '#forms/fields/bound.ts'
import { NumberField } from '#forms/fields/number-field.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TagsField } from '#forms/fields/tags-field.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { Combobox } from '#ui/inputs/combobox.tsx'
import { Field } from '#ui/inputs/field.tsx'

type Props = {
  of: Bound<EditedSettings>
  preferences: JobPreferences
  isActive: boolean | undefined
  /** Why the settings could not be loaded; the fields show the defaults then. */
  problem?: ReactNode
}

const COUNTRY_OPTIONS = COUNTRIES.map(({ name }) => ({ value: name, label: name }))
/** A half-typed number is not used yet. */
function figureIn(typed: unknown) {
  const value = toNumber(typed)
  return typeof value === 'number' ? value : null
}
const figure = new Intl.NumberFormat('en-US')

export function AutoApplyFields({ of, preferences, isActive, problem }: Props) {
  const { min, max } = salaryRangeOf({
    desired_salary_min: figureIn(preferences.desired_salary_min),
    desired_salary_max: figureIn(preferences.desired_salary_max),
  })
  const state = isActive === undefined ? ({ tone: 'warn', text: 'Unknown' } as const) : isActive ? ON : OFF
  return (
    <Card
      title="Auto-Apply Settings"
      hint="What automation does with this profile. It also follows the preferences above."
      action={<Badge tone={state.tone}>{state.text}</Badge>}
    >
      {problem && <div className="mb-5">{problem}</div>}
      <fieldset disabled={isActive === undefined} className="grid min-w-0 gap-5">
        <legend className="sr-only">Auto-apply settings</legend>
        <CountriesField of={of} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Words of={of} name="locations" label="Places of work" hint="For example remote, hybrid, Malmö." />
          <div className="grid content-start gap-1.5">
            <p className="text-14 font-medium">Salary range</p>
            <p className="flex min-h-10 items-center text-ink-2">
              {figure.format(min)} to {figure.format(max)}, from your salary expectations
            </p>
          </div>
          <NumberField of={of} name="maxApplicationsPerDay" label="Maximum applications per day" inputMode="numeric" />
          <NumberField of={of} name="minMatchScore" label="Minimum match score" hint="0 to 100" inputMode="numeric" />
          <Words of={of} name="keywords" label="Keywords" />
          <Words of={of} name="excludeKeywords" label="Keywords to exclude" />
        </div>
        <Checkbox
          label="Write a cover letter for each application"
          checked={of.value.autoGenerateCoverLetter}
          onChange={(autoGenerateCoverLetter) => of.change({ autoGenerateCoverLetter })}
        />
        <ProseField of={of} name="customMessage" label="Message to employers" limit={LIMITS.screen.text} />
      </fieldset>
    </Card>
  )
}

const ON = { tone: 'good', text: 'Automation on' } as const
const OFF = { tone: 'plain', text: 'Automation off' } as const

type WordsProps = { of: Props['of']; name: 'locations' | 'keywords' | 'excludeKeywords'; label: string; hint?: string }

const Words = (props: WordsProps) => <TagsField {...props} placeholder="Add with Enter or a comma" />

/** Countries are searched by typing and shown as removable tags. */
function CountriesField({ of }: Pick<Props, 'of'>) {
  const chosen = of.value.preferredCountries
  const set = (preferredCountries: string[]) => of.change({ preferredCountries })
  return (
    <Field
      id={`${of.id}-preferredCountries`}
      name="preferredCountries"
      label="Countries to look in"
      error={of.problem('preferredCountries')}
    >
      {(described) => (
        <div className="grid gap-2">
          {chosen.length > 0 && (
            <ul aria-label="Chosen countries" className="flex flex-wrap gap-1.5">
              {chosen.map((country) => (
                <li key={country}>
                  <button
                    type="button"
                    aria-label={`Remove ${country}`}
                    onClick={() => set(chosen.filter((one) => one !== country))}
                    className="inline-flex h-7 items-center gap-1.5 rounded-full bg-sunk px-2.5 text-13 font-medium hover:bg-line"
                  >
                    {country} <span aria-hidden>×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Combobox
            {...described}
            placeholder="Add a country"
            options={COUNTRY_OPTIONS.filter(({ value }) => !chosen.includes(value))}
            value={null}
            onChange={(country) => country && set([...chosen, country])}
          />
        </div>
      )}
    </Field>
  )
}
