import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Copy, Forward } from 'lucide-react'
import { useState } from 'react'
import { SecurityRow } from '#features/account/security/security-row.tsx'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { ConfirmationCard } from './confirmation-card.tsx'
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
            <AddressField value={address} />
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

const copy = (value: string) =>
  navigator.clipboard.writeText(value).then(
    () => showToast({ title: 'Copied', description: "Paste it into your mailbox's forwarding settings.", kind: 'good' }),
    () => showToast({ title: 'Not copied', description: 'Please select the address and copy it.', kind: 'bad' }),
  )

const AddressField = ({ value }: { value: string }) => (
  <div className="flex flex-wrap gap-2">
    <Input
      readOnly
      aria-label="Private address"
      value={value}
      onFocus={(event) => event.target.select()}
      className="min-w-0 flex-1 basis-40 font-mono"
    />
    <Button onClick={() => void copy(value)}>
      <Copy aria-hidden className="size-4" />
      Copy
    </Button>
  </div>
)
