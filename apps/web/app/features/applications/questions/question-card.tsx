import type { QuestionGroup } from '@jobapply/core/applications/questions-schema'
import { ShieldCheck } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { type Given, isGiven } from './given-answers.ts'
import { QuestionField } from './question-field.tsx'

type Props = { group: QuestionGroup; given: Given; onChange: (given: Given) => void }

/** One question, whoever asks it; below it the employers' own words where they differ. */
export function QuestionCard({ group, given, onChange }: Props) {
  const id = useId()
  const { question, members, status, canKeep, country, reason } = group
  const companies = [...new Set(members.map(({ company }) => company))]
  const wordings = [...new Set(members.map(({ label }) => label))]
  return (
    <li
      data-question
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      className={`border-l-2 px-5 py-4 focus:outline-none focus-visible:bg-sunk ${isGiven(given) ? 'border-l-accent' : 'border-l-transparent'}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={`${id}-label`} className="font-serif text-18 break-words">
          {question.label}
        </h3>
        {status === 'never' ? (
          <Badge tone="warn">Never guessed</Badge>
        ) : (
          members.length > 1 && <Badge tone="accent">serves {members.length}</Badge>
        )}
      </div>
      <p className="mb-3 text-13 break-words text-ink-3">
        {status === 'never'
          ? `Goes to ${companies.join(', ')} only. ${reason}`
          : [companies.join(', '), country].filter(Boolean).join(' · ')}
      </p>
      {question.description && <p className="mb-3 text-13 break-words text-ink-2">{question.description}</p>}
      <QuestionField
        question={question}
        id={`${id}-answer`}
        values={given.values}
        onChange={(values) => onChange({ ...given, values })}
      />
      {canKeep ? (
        <div className="mt-3">
          <Checkbox label="Keep for the same question" checked={given.keep} onChange={(keep) => onChange({ ...given, keep })} />
        </div>
      ) : (
        <p className="mt-3 flex items-center gap-1.5 text-13 text-ink-3">
          <ShieldCheck aria-hidden className="size-4 shrink-0" /> Only for this employer, not saved.
        </p>
      )}
      {wordings.length > 1 && (
        <ul aria-label="They ask" className="mt-3 grid gap-1 border-t border-dashed border-line-strong pt-3 text-13 text-ink-2">
          {wordings.map((wording) => (
            <li key={wording} className="break-words">
              “{wording}”
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
