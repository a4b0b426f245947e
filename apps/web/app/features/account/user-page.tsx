import { ACCOUNT_NOT_LOADED } from '@jobapply/core/account/faults'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useQuery } from '@tanstack/react-query'
import { AccountCard } from '#features/account/user/account-card.tsx'
import { api } from '#platform/api.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { AccountEditor } from './user/account-editor.tsx'

export const meta = () => [{ title: `User · ${PRODUCT}` }]

export default function UserPage() {
  const account = useQuery(api.account.me.get.queryOptions())
  const heading = <h1 className="font-serif text-28">User Settings</h1>
  if (account.data) return <AccountEditor stored={account.data} heading={heading} />
  return (
    <div className="grid max-w-[42rem] gap-5">
      {heading}
      <AccountCard />
      {account.isError ? (
        <Alert kind="bad">
          <p className="font-semibold">{ACCOUNT_NOT_LOADED.title}</p>
          <p>{describeFault(account.error)}</p>
          <Button busy={account.isFetching} onClick={() => void account.refetch()} className="mt-2 text-ink">
            Try again
          </Button>
        </Alert>
      ) : (
        <LoadingSkeleton />
      )}
    </div>
  )
}
