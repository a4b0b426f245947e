import { JOINING_TIMELINES } from '@jobapply/core/profiles/constants'
import { joiningTimeline } from '@jobapply/core/profiles/joining'
import { isIsoDate } from '@jobapply/core/shared/time/dates'
import { useState } from 'react'
import { today } from '#platform/today.ts'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { Select } from '#ui/inputs/select.tsx'
import type { GroupProps } from './group-props.ts'

const ON_A_DATE = 'date'
const OPTIONS = { ...JOINING_TIMELINES, [ON_A_DATE]: 'On a date' }
type Choice = keyof typeof OPTIONS

/** A stored date is shown as the matching choice of today and stays that date until the person chooses another (spec 2 §4). */
export function JoiningField({ of }: GroupProps) {
  const { expected_joining_date: value } = of.value
  const [wantsDate, setWantsDate] = useState(false)
  const isDate = value !== null && isIsoDate(value)
  const timeline = isDate ? joiningTimeline(value, today()) : (value as Choice | null)
  const chosen: Choice | null = wantsDate ? ON_A_DATE : (timeline ?? (isDate ? ON_A_DATE : null))
  const set = (date: string | null) => of.change({ expected_joining_date: date })

  function choose(choice: Choice | null) {
    setWantsDate(choice === ON_A_DATE)
    if (choice !== ON_A_DATE) set(choice)
    else if (!isDate) set(null)
  }

  return (
    <>
      <Field
        id={`${of.id}-expected_joining_date`}
        name="expected_joining_date"
        label="Expected joining"
        hint="Counted from the day you save."
        error={of.problem('expected_joining_date')}
      >
        {(control) => <Select {...control} options={OPTIONS} value={chosen} onChange={choose} />}
      </Field>
      {chosen === ON_A_DATE && (
        <Field id={`${of.id}-joining_day`} name="joining_day" label="Joining date">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={isDate ? value : ''}
              onChange={({ target }) => {
                setWantsDate(true)
                set(target.value || null)
              }}
            />
          )}
        </Field>
      )}
    </>
  )
}
