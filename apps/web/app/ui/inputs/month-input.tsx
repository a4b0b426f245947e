import { trimEndChars } from '@jobapply/core/shared/text/trim-chars'
import { ENGLISH_MONTHS } from '@jobapply/language/english-months'
import { Input } from './input.tsx'
import { Select } from './select.tsx'

const MONTHS: Record<string, string> = Object.fromEntries(ENGLISH_MONTHS.map((name, index) => [`month-${index + 1}`, name]))

type Props = {
  id: string
  name: string
  label: string
  /** 'YYYY-MM'; while it is being filled in also '2024', '-03' or '202-03': nothing that was typed is lost. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-required'?: true | undefined
}

/** A month and a year, in every browser: not all of them have a picker of their own. A day that is there already stays. */
export function MonthInput({ id, name, label, value, onChange, onBlur, disabled, ...aria }: Props) {
  const [year = '', month = '', day = ''] = (value ?? '').split('-')
  const set = (next: { year?: string; month?: string; day?: string }) => {
    const parts = { year, month, day, ...next }
    const text = trimEndChars([parts.year, parts.month, parts.month && parts.day].join('-'), /-/)
    onChange(text || null)
  }
  return (
    <div className="flex gap-2">
      <Select
        {...aria}
        id={id}
        name={name}
        aria-label={`${label}: month`}
        disabled={disabled}
        empty="Month"
        options={MONTHS}
        value={month ? `month-${Number(month)}` : null}
        onChange={(chosen) => set({ month: chosen ? chosen.slice('month-'.length).padStart(2, '0') : '' })}
        onBlur={onBlur}
        className="min-w-0 flex-1"
      />
      {day && (
        <Input
          {...aria}
          aria-label={`${label}: day`}
          inputMode="numeric"
          maxLength={2}
          disabled={disabled}
          value={day}
          onChange={(event) => set({ day: event.target.value.replace(/\D/g, '') })}
          onBlur={onBlur}
          className="max-w-14"
        />
      )}
      <Input
        {...aria}
        aria-label={`${label}: year`}
        inputMode="numeric"
        maxLength={4}
        placeholder="Year"
        disabled={disabled}
        value={year}
        onChange={(event) => set({ year: event.target.value.replace(/\D/g, '') })}
        onBlur={onBlur}
        className="max-w-20"
      />
    </div>
  )
}
