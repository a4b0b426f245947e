import { tickCurrent } from '@jobapply/core/profiles/adding'
import { Checkbox } from '#ui/checkbox.tsx'
import type { Bound, KeysOf } from './bound.ts'
import type { Importance } from './importance.ts'
import { MonthField } from './month-field.tsx'

type Period = { startDate: string | null; endDate: string | null; current: boolean }

/** From when to when; what goes on has no end (spec 2 §4). */
export function PeriodFields<T extends Period>({ of, now, importance }: { of: Bound<T>; now: string; importance?: Importance }) {
  const key = (name: keyof Period) => name as unknown as KeysOf<T, string | null>
  return (
    <>
      <MonthField of={of} name={key('startDate')} label="Start date" importance={importance} />
      <div className="grid content-start gap-2">
        <MonthField of={of} name={key('endDate')} label="End date" importance={importance} disabled={of.value.current} />
        <Checkbox
          label={now}
          checked={of.value.current}
          onChange={(current) => {
            const { endDate } = tickCurrent<Period>(of.value, current)
            of.change({ current, endDate } as Partial<T>)
          }}
        />
      </div>
    </>
  )
}
