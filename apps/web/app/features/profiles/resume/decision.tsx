import { Check } from 'lucide-react'
import { useId } from 'react'

type Props = { name: string; isKept: boolean; onDecide: (isKept: boolean) => void }

const LOOKS = { keep: 'has-checked:bg-accent-wash has-checked:text-accent', skip: 'has-checked:bg-sunk has-checked:text-ink' }

const WORDS = { keep: "Use resume's", skip: 'Keep mine' }

/** Whether the profile gets what the resume says, or stays as it is. */
export function Decision({ name, isKept, onDecide }: Props) {
  const group = useId()
  return (
    <fieldset className="flex overflow-clip rounded-control border border-line-strong">
      <legend className="sr-only">{name}</legend>
      {(['keep', 'skip'] as const).map((option) => (
        <label
          key={option}
          className={`flex h-7.5 cursor-pointer select-none items-center gap-1.5 bg-surface px-2.5 text-13 font-medium text-ink-2 transition-colors first-of-type:border-r first-of-type:border-line-strong hover:bg-sunk has-focus-visible:-outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent ${LOOKS[option]}`}
        >
          <input
            type="radio"
            name={group}
            checked={(option === 'keep') === isKept}
            onChange={() => onDecide(option === 'keep')}
            className="sr-only"
          />
          {(option === 'keep') === isKept && <Check aria-hidden className="size-3.5" />}
          {WORDS[option]}
        </label>
      ))}
    </fieldset>
  )
}
