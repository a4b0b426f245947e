import type { DeviceRow } from '@jobapply/core/auth/security'
import { momentText } from '@jobapply/core/shared/show-dates'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Puzzle } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/loading.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

/** Browsers whose extension was paired (decisions, Access). */
export function DevicesCard() {
  const queries = useQueryClient()
  const security = useQuery(api.auth.security.get.queryOptions())
  const devices = security.data?.devices ?? []
  return (
    <Card
      title="Devices"
      hint="Browsers whose extension works for you. A new password, or signing out everywhere else, revokes them."
      action={
        <Link to={PATHS.extension} className={buttonClass()}>
          {devices.length === 0 ? 'Install the extension' : 'Browser extension'}
        </Link>
      }
    >
      {!security.data ? (
        <Loading query={security} />
      ) : devices.length === 0 ? (
        <p className="text-ink-2">No browser is paired.</p>
      ) : (
        <SecurityRows label="Devices">
          {devices.map((device) => (
            <Row
              key={device.id}
              device={device}
              onRevoked={() => queries.invalidateQueries({ queryKey: api.auth.security.get.key() })}
            />
          ))}
        </SecurityRows>
      )}
    </Card>
  )
}

type RowProps = { device: DeviceRow; onRevoked: () => Promise<void> }

function Row({ device: { id, name, createdAt, lastUsedAt }, onRevoked }: RowProps) {
  const revoke = useMutation(
    api.auth.security.devices.revoke.mutationOptions({
      onSuccess: () => {
        showToast({ title: 'Browser revoked', description: `The extension in ${name} can no longer act for you.`, kind: 'good' })
        return onRevoked()
      },
      onError: (error) => {
        toastFault(error)
        return onRevoked()
      },
    }),
  )
  return (
    <SecurityRow
      Icon={Puzzle}
      title={name}
      action={
        <Button look="quiet" busy={revoke.isPending} aria-label={`Revoke ${name}`} onClick={() => revoke.mutate({ id })}>
          Revoke
        </Button>
      }
    >
      Paired {momentText(createdAt)} · {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}
    </SecurityRow>
  )
}
