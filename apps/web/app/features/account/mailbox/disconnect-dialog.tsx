import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Checkbox } from '#ui/inputs/checkbox.tsx'

/** Forgets the app password, and what was read if the person wants that. */
export function DisconnectDialog({ onClose }: { onClose: () => void }) {
  const [forget, setForget] = useState(false)
  const { mutate, isPending } = useMutate()
  const disconnect = () =>
    mutate(async (client) => {
      await client.applications.inbox.disconnect({ forget })
      await queryClient.invalidateQueries({ queryKey: api.applications.key() })
      showToast({ title: 'Mailbox disconnected', description: 'We have forgotten its password or permission.', kind: 'good' })
      onClose()
    })
  return (
    <Dialog title="Disconnect the mailbox?" onClose={onClose}>
      <div className="grid gap-4.5">
        <p className="text-ink-2">
          We forget the app password or the permission and stop reading. Take it back at your provider too.
        </p>
        <Checkbox label="Also delete every email and alert job that we read from it" checked={forget} onChange={setForget} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" busy={isPending} onClick={() => void disconnect()}>
            Disconnect
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
