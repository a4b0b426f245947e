import { REPLY_KINDS } from '@jobapply/core/applications/replies/constants'
import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Section, sectionAction } from '#features/applications/tracker/section.tsx'
import { api } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

const ReplyDialog = lazy(() => import('./reply-dialog.tsx'))

/** The employer's mails that were added to one application. */
export function RepliesSection({ applicationId }: { applicationId: string }) {
  const [isAdding, setIsAdding] = useState(false)
  const { replies: calls } = api.applications
  const replies = useQuery(calls.list.queryOptions({ input: { applicationId } }))
  const remove = (id: string) => mutate((client) => client.applications.replies.remove({ id }), { reload: [calls.list.key()] })
  const add = (
    <button type="button" className={sectionAction} onClick={() => setIsAdding(true)}>
      Add<span className="sr-only"> a reply</span>
    </button>
  )
  return (
    <Section id="details-replies" title="Replies" action={add}>
      {!replies.data ? (
        <Loading query={replies} />
      ) : replies.data.length === 0 ? (
        <p className="text-13 text-ink-3">Paste an employer's email and we'll suggest the status and the date.</p>
      ) : (
        <ul className="grid gap-3">
          {replies.data.map(({ id, kind, subject, quote, text, sentAt, addedAt }) => (
            <li key={id}>
              <p className="flex items-center gap-2 font-medium wrap-anywhere">
                {subject || REPLY_KINDS[kind]}
                <Button
                  look="quiet"
                  size="small"
                  className="ml-auto"
                  aria-label="Remove this reply"
                  onClick={() => void remove(id)}
                >
                  <Trash2 aria-hidden className="size-3.5" />
                </Button>
              </p>
              <p className="text-12 text-ink-3">
                {REPLY_KINDS[kind]} · {nearDay(new Date(sentAt ?? addedAt), new Date())}
              </p>
              <details className="text-ink-2">
                <summary className="cursor-pointer wrap-anywhere">{quote || 'Show the email'}</summary>
                <p className="whitespace-pre-wrap pt-2 text-13 wrap-anywhere">{text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense>
          <ReplyDialog applicationId={applicationId} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
