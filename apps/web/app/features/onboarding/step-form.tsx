import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Step } from '@jobapply/core/onboarding/constants'
import type { OnboardingData } from '@jobapply/core/onboarding/schema'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import type { ResumeStartState } from './use-resume-start.ts'

/** The props of every step. */
export type StepProps = {
  data: OnboardingData
  onChange: (data: OnboardingData) => void
  resume: ResumeStartState
}

const HEADINGS: Record<Step, { title: string; hint: string }> = {
  1: { title: 'What should I call you?', hint: 'Your name goes on your first profile. You can change it later.' },
  2: {
    title: 'Who are you applying for?',
    hint: 'Both work the same way. If you help others, give each person their own profile.',
  },
  3: {
    title: 'Tell us about your career goals',
    hint: "We'll use them to start your first profile.",
  },
  4: { title: `Where did you hear about ${PRODUCT}?`, hint: 'The last question.' },
}

type Props = {
  step: Step
  isComplete: boolean
  /** Why 'Next' waits. */
  missing: string | undefined
  /** Above the question: another way to answer it, and what leads from it to the question. */
  first: { part: ReactNode; lead: string } | undefined
  isBusy: boolean
  onSubmit: () => void
  onBack: () => void
  children: ReactNode
}

export function StepForm({ step, isComplete, missing, first, isBusy, onSubmit, onBack, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, hint } = HEADINGS[step]

  // Screen readers start at the new heading; the first step starts in its field.
  useEffect(() => {
    if (!document.activeElement?.matches('input')) heading.current?.focus()
  }, [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isComplete && !isBusy) onSubmit()
  }

  return (
    <form aria-label={title} noValidate onSubmit={submit} className="rise flex flex-1 flex-col pt-8 sm:flex-none sm:pt-10">
      {first && (
        <div className="mb-8">
          {first.part}
          <p
            aria-hidden
            className="mt-8 flex items-center gap-3 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          >
            {first.lead}
          </p>
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className={`font-serif text-28 outline-none ${first ? '' : 'sm:text-40'}`}>
        {title}
      </h1>
      <p className="mt-2 max-w-[60ch] text-16 text-ink-2">{hint}</p>
      <fieldset disabled={isBusy} className={`grid min-w-0 gap-7 ${first ? 'mt-5' : 'mt-8'}`}>
        {children}
      </fieldset>
      <div
        data-lower-edge
        className="sticky bottom-0 -mx-4 mt-auto flex flex-wrap justify-end gap-3 bg-paper px-4 pt-3 pb-6 sm:static sm:mx-0 sm:flex-nowrap sm:px-0 sm:pt-10 sm:pb-16"
      >
        {step > 1 && (
          <Button size="large" disabled={isBusy} onClick={onBack} className="max-sm:mr-auto">
            <ArrowLeft aria-hidden className="size-4" />
            Back
          </Button>
        )}
        <p
          id="next-needs"
          role="status"
          className="min-w-0 self-center text-right text-13 text-ink-3 max-sm:order-first max-sm:basis-full sm:ml-auto"
        >
          {!isComplete && missing}
        </p>
        <Button
          type="submit"
          look="primary"
          size="large"
          busy={isBusy}
          disabled={!isComplete || isBusy}
          aria-describedby="next-needs"
        >
          {step < 4 ? 'Next' : isBusy ? 'Creating your profile...' : 'Get Started'}
          {step < 4 && <ArrowRight aria-hidden className="size-4" />}
        </Button>
      </div>
    </form>
  )
}
