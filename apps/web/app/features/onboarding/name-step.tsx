import { GREETING_DELAY_MS, NAME_MAX } from '@jobapply/core/onboarding/constants'
import { greeting } from '@jobapply/core/onboarding/rules'
import { useEffect, useRef, useState } from 'react'
import { Input } from '#ui/inputs/input.tsx'
import type { StepProps } from './step-form.tsx'

export function NameStep({ data, onChange, resume }: StepProps) {
  const { name = '' } = data.step1
  const input = useRef<HTMLInputElement>(null)
  const [settled, setSettled] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), GREETING_DELAY_MS)
    return () => clearTimeout(timer)
  }, [name])

  // The button that chose the file is gone by then.
  useEffect(() => {
    if (resume.file) input.current?.focus()
  }, [resume.file])

  return (
    <div>
      <Input
        ref={input}
        aria-label="Your name"
        name="name"
        autoComplete="name"
        autoFocus
        maxLength={NAME_MAX}
        value={name}
        onChange={(event) => onChange({ ...data, step1: { name: event.target.value } })}
        className="h-13! px-4! text-18!"
      />
      <p role="status" className="mt-3 min-h-8 font-serif text-20 text-accent italic">
        {settled === name && greeting(settled)}
      </p>
    </div>
  )
}
