import { MAX_PAGES } from '@jobapply/core/documents/constants'
import type { Preview } from '@jobapply/core/documents/resume-schema'
import { missingLettersSentence } from '@jobapply/core/documents/rules'
import { Note } from '#features/documents/editing/note.tsx'
import { Button } from '#ui/button.tsx'

const MAX_NAMED = 6

type Props = {
  preview: Preview | undefined
  wanted: number
  hasFailed: boolean
  onRetry: () => void
  /** Why the file was not made. */
  downloadFailure: string | undefined
}

/** What the person should know about the page before it is sent. */
export function PageNotes({ preview, wanted, hasFailed, onRetry, downloadFailure }: Props) {
  const missing = missingLettersSentence(preview?.missingLetters ?? [])
  return (
    <>
      {downloadFailure && <Note>{downloadFailure}</Note>}
      {hasFailed && (
        <Note>
          We couldn't show the page{preview ? ': it shows your resume as it was before' : ''}.{' '}
          <Button size="small" onClick={onRetry} className="ml-1">
            Try again
          </Button>
        </Note>
      )}
      {missing && <Note>{missing}</Note>}
      {preview && preview.overflow.length > 0 && <Note>{spillSentence(preview.overflow, wanted)}</Note>}
    </>
  )
}

function spillSentence(overflow: Preview['overflow'], wanted: number): string {
  const labels = overflow.map(({ label }) => label)
  const named = labels.slice(0, MAX_NAMED).join('; ')
  const more = labels.length > MAX_NAMED ? ` and ${labels.length - MAX_NAMED} more` : ''
  const advice = wanted < MAX_PAGES ? 'Hide or shorten something, or allow two pages.' : 'Hide or shorten something.'
  return `This does not fit on ${wanted === 1 ? 'one page' : 'two pages'}: ${named}${more}. ${advice}`
}
