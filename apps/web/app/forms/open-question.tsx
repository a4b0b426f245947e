import { lazy, Suspense, useEffect } from 'react'
import type { QuestionTexts } from './question-dialog.tsx'
import type { Question } from './questions.ts'

const loadDialog = () => import('./question-dialog.tsx')
const QuestionDialog = lazy(loadDialog)

/** The question that a form asks now. Its dialog is loaded right after the form, so that it does not delay the form itself. */
export function OpenQuestion({ question, ...texts }: QuestionTexts & { question: Question | undefined }) {
  useEffect(() => void loadDialog().catch(() => {}), [])
  return (
    question && (
      <Suspense>
        <QuestionDialog question={question} {...texts} />
      </Suspense>
    )
  )
}
