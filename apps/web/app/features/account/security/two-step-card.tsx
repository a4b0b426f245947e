import type { SecurityState } from '@jobapply/core/auth/security'
import { dayText, momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Check, LifeBuoy, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { queryClient } from '#platform/query-client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'
import type { TwoStepAction } from './two-step-dialog.tsx'

const TwoStepDialog = lazy(() => import('./two-step-dialog.tsx'))

/** So few recovery codes are worth a warning. */
const FEW_CODES = 2

export function TwoStepCard() {
  const { session } = useAuth()
  const security = useQuery(api.auth.security.get.queryOptions())
  const [action, setAction] = useState<TwoStepAction>()
  const factor = security.data?.secondFactor

  // Not before: the recovery codes are shown once, and an admin who needed them leaves this screen at once.
  function close() {
    setAction(undefined)
    void queryClient.invalidateQueries({ queryKey: api.auth.security.get.key() })
    void session.refetch()
  }

  return (
    <Card
      title="Two-step sign-in"
      hint="After your password, we ask for a code that only you have."
      action={
        factor && (
          <Badge tone="good">
            <Check aria-hidden className="size-3" />
            On
          </Badge>
        )
      }
    >
      {!security.data ? (
        <Loading query={security} />
      ) : factor ? (
        <Parts factor={factor} onAction={setAction} />
      ) : (
        <Button onClick={() => setAction('start')}>Turn on</Button>
      )}
      {action && security.data && (
        <Suspense>
          <TwoStepDialog action={action} security={security.data} onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}

type PartsProps = { factor: NonNullable<SecurityState['secondFactor']>; onAction: (action: TwoStepAction) => void }

const Parts = ({ factor: { addedAt, lastUsedAt, codesLeft }, onAction }: PartsProps) => (
  <SecurityRows>
    <SecurityRow Icon={Smartphone} title="Authenticator app" action={<Button onClick={() => onAction('start')}>Replace</Button>}>
      Added {dayText(addedAt)}
      {lastUsedAt && ` · last used ${momentText(lastUsedAt)}`}
    </SecurityRow>
    <SecurityRow
      Icon={LifeBuoy}
      title={
        <>
          Recovery codes
          {codesLeft <= FEW_CODES && <Badge tone="warn">Make new ones soon</Badge>}
        </>
      }
      action={<Button onClick={() => onAction('renew')}>Make new codes</Button>}
    >
      {codesLeft} of 10 left. Keep them where your phone is not.
    </SecurityRow>
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <p className="text-13 text-ink-3">You'll need a code to turn it off.</p>
      <Button look="quiet" onClick={() => onAction('turn off')}>
        Turn off
      </Button>
    </li>
  </SecurityRows>
)
