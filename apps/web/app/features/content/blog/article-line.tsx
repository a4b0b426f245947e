import type { Article } from '@jobapply/core/content/articles'
import { OPERATOR } from '@jobapply/core/content/operator'
import { ExampleBadge } from '#features/content/example-badge.tsx'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** Author, date and read time. */
export const ArticleLine = ({ article: { author, date, minutes } }: { article: Article }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-13 text-ink-3">
    <span className="font-semibold text-ink-2">{author}</span>
    <ExampleBadge confirmed={OPERATOR.authors.confirmed} />
    <span>·</span>
    <time dateTime={date}>{DAY.format(new Date(date))}</time>
    <span>·</span>
    <span>{minutes} min read</span>
  </p>
)
