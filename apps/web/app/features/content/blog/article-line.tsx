import type { Article } from '@jobapply/core/content/articles'
import { OPERATOR } from '@jobapply/core/content/operator'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { ExampleBadge } from '#features/content/prose/example-badge.tsx'

/** Author, date and read time. */
export const ArticleLine = ({ article: { author, date, minutes } }: { article: Article }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-13 text-ink-3">
    <span className="font-semibold text-ink-2">{author}</span>
    <ExampleBadge confirmed={OPERATOR.authors.confirmed} />
    <span>·</span>
    <time dateTime={date}>{dayText(date, 'UTC')}</time>
    <span>·</span>
    <span>{minutes} min read</span>
  </p>
)
