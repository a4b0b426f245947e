import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { leaveFor, useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

const TEXT = 'You then sign in with your password. If you sign in with Google and the same address again, it is connected again.'

/** The Google account that signs in here. */
export function GoogleCard() {
  const { user } = useAuth()
  const security = useQuery(api.auth.security.get.queryOptions())
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutate()
  const { google, password } = security.data ?? {}

  const connect = () => mutate(async (client) => leaveFor((await client.auth.startGoogle({ next: '/settings?tab=account' })).url))

  return (
    <Card title="Google" hint="Another way to sign in, with the same address.">
      {security.data ? (
        <SecurityRows>
          <SecurityRow
            Icon={CircleUser}
            title={google ? 'Google account' : 'Not connected'}
            action={
              google ? (
                password && (
                  <Button look="quiet" onClick={() => setIsAsking(true)}>
                    Disconnect
                  </Button>
                )
              ) : (
                <Button busy={isPending} onClick={() => void connect()}>
                  Connect Google
                </Button>
              )
            }
          >
            {google
              ? `${user?.email} · connected ${dayText(google.connectedAt)}${password ? '' : ' · set a password to disconnect it'}`
              : `Choose the Google account of ${user?.email}.`}
          </SecurityRow>
        </SecurityRows>
      ) : (
        <Loading query={security} />
      )}
      {isAsking && security.data && (
        <ProofDialog
          title="Disconnect Google?"
          text={TEXT}
          action="Disconnect"
          security={security.data}
          onClose={() => setIsAsking(false)}
          onSubmit={async (proof, client) => {
            await client.auth.security.disconnectGoogle({ proof })
            setIsAsking(false)
            showToast({ title: 'Disconnected', description: 'Google no longer signs in to your account.', kind: 'good' })
            await queryClient.invalidateQueries({ queryKey: api.auth.security.get.key() })
          }}
        />
      )}
    </Card>
  )
}
