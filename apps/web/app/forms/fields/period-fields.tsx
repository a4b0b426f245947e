import { tickCurrent } from '@jobapply/core/profiles/adding'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import type { Bound } from './bound.ts'
import type { Importance } from './importance.ts'
import { MonthField } from './month-field.tsx'

type Period = { startDate: string | null; endDate: string | null; current: boolean }

/** Start and end; a current position has no end date (spec 2 §4). */
export const PeriodFields = ({ of, now, importance }: { of: Bound<Period>; now: string; importance?: Importance }) => (
  <>
    <MonthField of={of} name="startDate" label="Start date" importance={importance} />
    <div className="grid content-start gap-2">
      <MonthField of={of} name="endDate" label="End date" importance={importance} disabled={of.value.current} />
      <Checkbox
        label={now}
        checked={of.value.current}
        onChange={(current) => {
          const { endDate } = tickCurrent(of.value, current)
          of.change({ current, endDate })
        }}
      />
    </div>
  </>
)
