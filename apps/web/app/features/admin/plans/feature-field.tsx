import { FEATURES_HINT, PLAN_LIMITS } from '@jobapply/core/admin/plan-constants'
import { addFeature } from '@jobapply/core/admin/plan-form'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'

type Props = { features: readonly string[]; isLocked: boolean; onChange: (features: string[]) => void }

/** A feature is a sentence and may have commas, so it is added by Enter or the button only. */
export function FeatureField({ features, isLocked, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState('')
  function add() {
    onChange(addFeature(features, typed))
    setTyped('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div ref={keyboardStays} className="grid gap-2">
      <label htmlFor={id} className="text-14 font-medium">
        Features
      </label>
      <ul aria-label="Features" className="flex flex-wrap gap-1.5">
        {features.map((feature) => (
          <li key={feature} className="inline-flex min-w-0 items-center rounded-full bg-sunk pl-3 text-13">
            <span className="min-w-0 py-1 wrap-anywhere">{feature}</span>
            <button
              type="button"
              aria-label={`Remove ${feature}`}
              onClick={() => onChange(features.filter((one) => one !== feature))}
              className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:text-ink disabled:invisible disabled:w-3"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      {!isLocked && (
        <div className="flex gap-2">
          <Input
            id={id}
            name="feature"
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            maxLength={PLAN_LIMITS.feature}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button className="h-10" onClick={add} disabled={features.length >= PLAN_LIMITS.features}>
            Add feature
          </Button>
        </div>
      )}
      <p id={`${id}-hint`} className="text-13 text-ink-3">
        {FEATURES_HINT}
      </p>
    </div>
  )
}
