import type { DeviceRow } from '@jobapply/core/auth/security'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Puzzle } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

/** Browsers whose extension was paired (decisions, Access). */
export function DevicesCard() {
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
        <p className="text-ink-2">No paired browsers yet.</p>
      ) : (
        <SecurityRows label="Devices">
          {devices.map((device) => (
            <Row key={device.id} device={device} />
          ))}
        </SecurityRows>
      )}
    </Card>
  )
}

function Row({ device: { id, name, createdAt, lastUsedAt } }: { device: DeviceRow }) {
  const { mutate, isPending } = useMutate()
  const revoke = () =>
    mutate(
      async (client) => {
        await client.auth.security.devices.revoke({ id })
        showToast({ title: 'Browser revoked', description: `The extension in ${name} can no longer act for you.`, kind: 'good' })
      },
      { reload: [api.auth.security.get.key()] },
    )
  return (
    <SecurityRow
      Icon={Puzzle}
      title={name}
      action={
        <Button look="quiet" busy={isPending} aria-label={`Revoke ${name}`} onClick={() => void revoke()}>
          Revoke
        </Button>
      }
    >
      Paired {momentText(createdAt)} · {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}
    </SecurityRow>
  )
}
