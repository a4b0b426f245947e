import { Check, ExternalLink, Hand } from 'lucide-react'
import { Spinner } from '#ui/spinner.tsx'
import { type Line, missingFields, unanswered } from './use-review.ts'

/** What stands in the way of a line, or how it is sent. */
export function LineStatus({ line }: { line: Line }) {
  const { reviewed } = line
  const missing = missingFields(line).length + unanswered(line).length
  const look = 'flex items-center gap-1.5 text-12 font-semibold lg:text-13'
  if (!reviewed) return <Writing className="lg:hidden" />
  if (missing > 0)
    return (
      <p className={`${look} text-warn`}>
        <Hand aria-hidden className="size-3.5" />
        {missing === 1 ? '1 needs you' : `${missing} need you`}
      </p>
    )
  if (reviewed.way === 'person')
    return (
      <p className={look}>
        <ExternalLink aria-hidden className="size-3.5" />
        You send it
      </p>
    )
  return (
    <p className={`${look} text-good`}>
      <Check aria-hidden className="size-3.5" />
      Ready
    </p>
  )
}

export const Writing = ({ className }: { className: string }) => (
  <p className={`flex items-center gap-1.5 text-12 font-semibold text-ink-3 lg:text-13 ${className}`}>
    <Spinner />
    Writing the letter
  </p>
)

/** '12 of 13', or how many the person copies into the form. */
export function answersText(line: Line) {
  const { reviewed } = line
  if (!reviewed) return ''
  const filled = reviewed.fields.filter(({ value }) => value).length + line.open.length - unanswered(line).length
  return reviewed.way === 'person' ? `${filled} to copy` : `${filled} of ${reviewed.fields.length + line.open.length}`
}
