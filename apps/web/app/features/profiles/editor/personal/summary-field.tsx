import { suggestSummary } from '@jobapply/core/profiles/summary/suggest-summary'
import { hasOnboardingSummary } from '@jobapply/core/profiles/summary/usable'
import { isSame } from '@jobapply/core/shared/same'
import { PenLine } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { today } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { PERSONAL_FIELDS } from './personal-fields.tsx'

const FROM_ONBOARDING =
  'These are your answers from the first steps. They stay out of resumes, letters and forms until you replace them with your own text.'

/** The summary. While there is none of the person's own, a text made of the profile's facts is offered; accepting it only fills the field. */
export function SummaryField() {
  const { editor, state } = useEditor()
  const of = editor.fields('profile')
  const { professional_summary } = state.values
  const isStored = isSame(professional_summary, state.base.professional_summary)
  const isFromOnboarding = hasOnboardingSummary({
    professional_summary,
    onboardingFields: isStored ? state.base.onboardingFields : [],
  })
  return (
    <div className="grid gap-2.5">
      {PERSONAL_FIELDS.professional_summary(of, isFromOnboarding ? FROM_ONBOARDING : undefined)}
      {(isFromOnboarding || !professional_summary?.trim()) && (
        <Offer
          suggestion={suggestSummary(state.values, today())}
          onAccept={(text) => {
            of.change({ professional_summary: text })
            document.getElementById(`${of.id}-professional_summary`)?.focus()
          }}
        />
      )}
    </div>
  )
}

type OfferProps = { suggestion: string | null; onAccept: (text: string) => void }

function Offer({ suggestion, onAccept }: OfferProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!suggestion)
    return (
      <p className="text-13 text-ink-3">Add work experience, education or skills, and we can suggest a summary based on them.</p>
    )
  if (isOpen)
    return (
      <Suggestion
        text={suggestion}
        onAccept={() => onAccept(suggestion)}
        onDiscard={() => {
          setIsOpen(false)
          requestAnimationFrame(() => button.current?.focus())
        }}
      />
    )
  return (
    <Button ref={button} size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
      <PenLine aria-hidden className="size-3.5" />
      Suggest a summary
    </Button>
  )
}

type SuggestionProps = { text: string; onAccept: () => void; onDiscard: () => void }

function Suggestion({ text, onAccept, onDiscard }: SuggestionProps) {
  const box = useRef<HTMLElement>(null)
  const id = useId()
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="grid gap-2 rounded-control border border-line bg-sunk p-4 outline-none"
    >
      <h3 id={`${id}-title`} className="text-13 font-semibold">
        Suggested summary
      </h3>
      <p id={`${id}-text`} className="max-w-[72ch] wrap-anywhere">
        {text}
      </p>
      <p className="text-13 text-ink-3">Made only of what this profile says. You can change the text before you save it.</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button look="primary" size="small" onClick={onAccept}>
          Use this text
        </Button>
        <Button look="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}
