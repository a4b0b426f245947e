import { dayText } from '@jobapply/core/shared/show-dates'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleUser } from 'lucide-react'
import { useState } from 'react'
import { api, client } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/loading.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

const TEXT = 'You then sign in with your password. If you sign in with Google and the same address again, it is connected again.'

/** The Google account that signs in here. */
export function GoogleCard() {
  const { user } = useAuth()
  const queries = useQueryClient()
  const security = useQuery(api.auth.security.get.queryOptions())
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { google, password } = security.data ?? {}

  async function connect() {
    setBusy(true)
    try {
      const { url } = await client.auth.startGoogle({ next: '/settings?tab=account' })
      location.assign(url)
    } catch (error) {
      toastFault(error)
      setBusy(false)
    }
  }

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
                <Button busy={busy} onClick={connect}>
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
          onSubmit={async (proof) => {
            await client.auth.security.disconnectGoogle({ proof })
            setIsAsking(false)
            showToast({ title: 'Disconnected', description: 'Google no longer signs in to your account.', kind: 'good' })
            await queries.invalidateQueries({ queryKey: api.auth.security.get.key() })
          }}
        />
      )}
    </Card>
  )
}
