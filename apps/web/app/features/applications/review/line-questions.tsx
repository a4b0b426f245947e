import { Hand } from 'lucide-react'
import { useId } from 'react'
import { QuestionField } from '#features/applications/questions/question-field.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'
import { type Line, type ReviewState, unanswered } from './use-review.ts'

/** What only the person can answer, here or later under 'Needs you'. An answer stands in every line that asks the same. */
export function LineQuestions({ line, review }: { line: Line; review: ReviewState }) {
  const id = useId()
  const left = unanswered(line).length
  return (
    <section>
      <h3 className="flex items-center gap-1.5 text-13 font-semibold text-warn">
        <Hand aria-hidden className="size-3.5" />
        Only you can answer
      </h3>
      <ul className="mt-2 grid gap-5">
        {line.open.map(({ given, ...open }) => {
          const { question, reason, key } = open
          return (
            <li key={question.id} className="grid gap-2">
              <div>
                <p className="font-medium wrap-anywhere">{question.label}</p>
                <p className="text-13 text-ink-3">{key === null ? `Goes to ${line.job.company} only. ${reason}` : reason}</p>
              </div>
              <QuestionField
                question={question}
                id={`${id}-${question.id}`}
                values={given.values}
                onChange={(values) => review.answer(line.job, open, { ...given, values })}
              />
              {key !== null && (
                <Checkbox
                  label="Keep for the same question"
                  checked={given.keep}
                  onChange={(keep) => review.answer(line.job, open, { ...given, keep })}
                />
              )}
            </li>
          )
        })}
      </ul>
      {left > 0 && (
        <p className="mt-3 text-13 text-ink-2">Anything you leave open here moves to 'Needs you' after you approve.</p>
      )}
    </section>
  )
}
