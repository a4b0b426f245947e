import { CONFIRM_DONE, CONFIRM_FAILED, CONFIRM_SIGNED_OUT, GRACE_DAYS } from '@jobapply/core/account/deletion-constants'
import { deletionDate } from '@jobapply/core/account/deletion-rules'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { callDeleteAccount, sentenceOf } from './call.ts'
import { longMoment } from './moments.ts'
import { RemovedList } from './removed-list.tsx'
import { useExport } from './use-export.ts'

type Props = { token: string; onConfirmed: (at: Date) => void }
const LINK = 'text-13 font-medium text-accent underline underline-offset-3'

export function PromptView({ token, onConfirmed }: Props) {
  const { status, session } = useAuth()
  const isSignedIn = status === 'signed-in'
  const { pathname, search } = useLocation()
  const summary = useQuery(api.account.deletion.summary.queryOptions({ enabled: isSignedIn }))
  const exporting = useExport()
  const { mutate, isPending, problem: refusal, setProblem } = useMutate()
  const confirm = () =>
    mutate(
      async () => {
        const answer = await callDeleteAccount({ action: 'confirm', confirmation_token: token }, CONFIRM_FAILED)
        onConfirmed(new Date(String(answer.scheduled_deletion_at)))
        showToast({ title: CONFIRM_DONE.title, description: CONFIRM_DONE.message, kind: 'good' })
        void session.refetch()
      },
      {
        failed(error) {
          setProblem(sentenceOf(error))
          showToast({ title: 'Error', description: sentenceOf(error), kind: 'bad' })
        },
      },
    )
  const problem = refusal ?? (isSignedIn ? undefined : CONFIRM_SIGNED_OUT)

  return (
    <div className="grid gap-6">
      <h1 className="font-serif text-[2.5rem]/12">Delete your account?</h1>
      {problem && (
        <Alert kind="bad">
          {problem}{' '}
          {!isSignedIn && (
            <a href={`${PATHS.auth}?${new URLSearchParams({ next: pathname + search })}`} className="font-semibold underline">
              Sign In
            </a>
          )}
        </Alert>
      )}
      <p className="flex gap-2.5 rounded-card bg-accent-wash p-3">
        <CalendarClock aria-hidden className="mt-0.75 size-4 shrink-0 text-accent" />
        <span>
          <strong>Nothing is deleted today.</strong> If you confirm, you have {GRACE_DAYS} days to change your mind: until{' '}
          <strong>{longMoment(deletionDate(new Date()))}</strong>.
        </span>
      </p>
      <section aria-labelledby="removed">
        <h2 id="removed" className="mb-1 font-semibold">
          What is removed after that
        </h2>
        <RemovedList summary={summary.data} />
        <p className="mt-3 text-13 text-ink-3">
          Kept for 3 years: payment events without your name, and a hashed user id.{' '}
          <a href={PATHS.gdpr} className="text-accent underline underline-offset-3">
            See what, exactly
          </a>
        </p>
      </section>
      <div className="flex flex-wrap items-center gap-3 max-sm:grid">
        <Button look="danger" busy={isPending} disabled={isPending} onClick={() => void confirm()} className="max-sm:order-2">
          Confirm Deletion
        </Button>
        <Link to={PATHS.settings} className={`max-sm:order-1 ${buttonClass()}`}>
          Cancel and Go to Settings
        </Link>
        {isSignedIn && (
          <button
            type="button"
            disabled={exporting.isPending}
            onClick={() => void exporting.start(false)}
            className={`max-sm:order-3 sm:ml-auto ${LINK}`}
          >
            Export My Data first
          </button>
        )}
      </div>
    </div>
  )
}
