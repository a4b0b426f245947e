import { CANCEL_FAILED } from '@jobapply/core/account/deletion-constants'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { longMoment } from './moments.ts'

/** A pending deletion with its date, and the way to cancel it (DELETE-026). */
export function DeletionPending({ at }: { at: Date }) {
  const { session } = useAuth()
  const { mutate, isPending } = useMutate()
  const cancel = () =>
    mutate(
      async (client) => {
        queryClient.setQueryData(api.account.deletion.get.queryKey(), await client.account.deletion.cancel())
        showToast({ title: 'Your account stays', description: 'The deletion is cancelled. Nothing was deleted.', kind: 'good' })
        await session.refetch()
      },
      { failed: () => showToast({ title: 'Error', description: CANCEL_FAILED, kind: 'bad' }) },
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Your account will be deleted on <strong>{longMoment(at)}</strong>. Until then you can keep it; a subscription that was
        cancelled because of it goes on where the payment provider still allows it.
      </p>
      <Button look="primary" busy={isPending} disabled={isPending} onClick={() => void cancel()}>
        Keep my account
      </Button>
    </div>
  )
}
