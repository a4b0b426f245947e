import { PRODUCT } from '@jobapply/core/auth/constants'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { AnswerRow } from './answer-row.tsx'
import { answerPages } from './answers.ts'

const TITLE = 'Answers'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

/** What the person has answered before: see, change, forget, and where each was used. */
export default function AnswersPage() {
  const pages = useInfiniteQuery(answerPages)
  const answers = pages.data?.pages.flatMap(({ rows }) => rows)
  return (
    <div className="max-w-[56rem]">
      <h1 className="sr-only">{TITLE}</h1>
      <p className="mb-5 text-ink-2">
        Answers you have given employers. We use them when the same question comes up again. Consents and legal statements are
        never kept.
      </p>
      {!answers ? (
        <Loading query={pages} />
      ) : answers.length === 0 ? (
        <EmptyState
          Icon={MessageCircleQuestion}
          title="No saved answers yet"
          action={
            <Link to={`${PATHS.autoApply}?tab=needs-you`} className={buttonClass({})}>
              See what needs you
            </Link>
          }
        >
          When a form asks something your profile doesn't say, we ask you once and save the answer here.
        </EmptyState>
      ) : (
        <div ref={keyboardStays}>
          <ul aria-label="Your answers" className="divide-y divide-line rounded-card border border-line bg-surface">
            {answers.map((answer) => (
              <AnswerRow key={answer.id} answer={answer} />
            ))}
          </ul>
          {pages.hasNextPage && (
            <div className="grid pt-4">
              <Button
                busy={pages.isFetchingNextPage}
                disabled={pages.isFetchingNextPage}
                onClick={() => void pages.fetchNextPage()}
              >
                Show more answers
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
