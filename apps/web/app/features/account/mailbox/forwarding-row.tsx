import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Forward } from 'lucide-react'
import { useState } from 'react'
import { SecurityRow } from '#features/account/security/security-row.tsx'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
import { PrivateAddress } from './private-address.tsx'
import { RemoveAddressDialog } from './remove-address-dialog.tsx'

/** Somebody who sets forwarding up waits for the provider's code. */
const LOOK_MS = 10_000

/** A private address to forward to, for mailboxes without an app password. Only where the operator takes emails. */
export function ForwardingRow() {
  const state = useQuery({
    ...api.applications.forwarding.get.queryOptions(),
    refetchInterval: ({ state: { data } }) => (data?.address && !data.mailAt ? LOOK_MS : false),
  })
  const [isRemoving, setRemoving] = useState(false)
  const making = useMutate()
  if (!state.data?.isOffered) return null
  const { address, mailAt, confirmation } = state.data
  const make = () =>
    making.mutate((client) => client.applications.forwarding.make(), { reload: [api.applications.forwarding.key()] })
  return (
    <SecurityRow
      Icon={Forward}
      title="Forwarding"
      action={
        address ? (
          <Button look="quiet" onClick={() => setRemoving(true)}>
            Remove address
          </Button>
        ) : (
          <Button busy={making.isPending} onClick={() => void make()}>
            Make an address
          </Button>
        )
      }
      below={
        address && (
          <div className="grid basis-full gap-3">
            <PrivateAddress value={address} />
            {confirmation && <ConfirmationCard confirmation={confirmation} />}
            {isRemoving && <RemoveAddressDialog onClose={() => setRemoving(false)} />}
          </div>
        )
      }
    >
      {address
        ? `Forward employers' emails to this address, by hand or with a rule. ${mailAt ? `Last email ${dayText(mailAt)}.` : 'No email has come yet.'}`
        : 'Instead of a password: a private address to which you forward emails, by hand or with a rule of your mailbox.'}
    </SecurityRow>
  )
}
