import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'

/** The address takes nothing any more; what was read goes if the person wants that. */
export function RemoveAddressDialog({ onClose }: { onClose: () => void }) {
  const [forget, setForget] = useState(false)
  const { mutate, isPending } = useMutate()
  async function remove() {
    const removed = await mutate((client) => client.applications.forwarding.revoke({ forget }), {
      reload: [api.applications.key()],
    })
    if (!removed) return
    showToast({ title: 'Address removed', description: 'Emails to it are refused from now on.', kind: 'good' })
    onClose()
  }
  return (
    <Dialog title="Remove the private address?" onClose={onClose}>
      <div className="grid gap-4.5">
        <p className="text-ink-2">Emails to it are refused from now on. Remove the forwarding rule in your mailbox, too.</p>
        <Checkbox label="Also delete every email and alert job that we have read" checked={forget} onChange={setForget} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={isPending} onClick={() => void remove()}>
            Remove address
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
