import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'

const LOOKS = {
  pill: 'min-h-9 pointer-coarse:min-h-11 rounded-full px-3.5 py-1.5 text-14',
  card: 'min-h-14 rounded-card px-4 py-3 text-16',
  row: 'min-h-14 rounded-card px-4 py-3 text-16',
  /** As wide as its neighbours: a mark would shift its word, so that the border says what is chosen. */
  tile: 'min-h-11 justify-center has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset rounded-control px-1.5 py-1.5 text-14',
}
const GROUPS = {
  pill: 'flex flex-wrap gap-2',
  card: 'grid grid-cols-2 gap-3',
  row: 'grid gap-3 sm:grid-cols-3',
  tile: 'grid grid-cols-[repeat(auto-fit,minmax(4.8rem,1fr))] gap-2',
}

type Common<T extends string> = {
  label: string
  /** For a label that a heading above says already. */
  labelHidden?: boolean
  hint?: string | undefined
  options: Readonly<Record<T, string>>
  look?: keyof typeof LOOKS
  error?: string | undefined
  /** Under the label of a choice. */
  describe?: Partial<Record<T, ReactNode>>
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>({
  value,
  onChange,
  ...rest
}: Common<T> & { value: T | null; onChange: (value: T) => void }) {
  return <Group {...rest} type="radio" isChosen={(option) => option === value} onPick={onChange} />
}

/** Any number of a few. */
export function Choices<T extends string>({
  values,
  onChange,
  ...rest
}: Common<T> & { values: readonly T[]; onChange: (values: T[]) => void }) {
  const toggle = (option: T) => onChange(values.includes(option) ? values.filter((one) => one !== option) : [...values, option])
  return <Group {...rest} type="checkbox" isChosen={(option) => values.includes(option)} onPick={toggle} />
}

type GroupProps<T extends string> = Common<T> & {
  type: 'radio' | 'checkbox'
  isChosen: (option: T) => boolean
  onPick: (option: T) => void
}

function Group<T extends string>(props: GroupProps<T>) {
  const { label, labelHidden, hint, options, look = 'pill', error, describe, type, isChosen, onPick } = props
  const name = useId()
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={described || undefined}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1.5 text-14 font-medium'}>{label}</legend>
      <div className={GROUPS[look]}>
        {(Object.keys(options) as T[]).map((option) => (
          <label
            key={option}
            className={`relative flex cursor-pointer select-none items-center gap-2 border border-line-strong bg-surface font-medium transition-colors hover:bg-sunk has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-60 ${LOOKS[look]}`}
          >
            <input
              type={type}
              name={name}
              value={option}
              checked={isChosen(option)}
              onChange={() => onPick(option)}
              className="sr-only"
            />
            {isChosen(option) && look !== 'tile' && <Check aria-hidden className="size-4 shrink-0" />}
            <span>
              {options[option]}
              {describe?.[option] && <span className="block text-13 font-normal text-ink-3">{describe[option]}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-13 text-bad">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className="text-13 text-ink-3">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
