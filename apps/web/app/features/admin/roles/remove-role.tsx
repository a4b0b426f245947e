import { ROLE_REMOVED } from '@jobapply/core/admin/constants'
import { removalFailure, removalRefusal } from '@jobapply/core/admin/roles-rules'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DangerDialog } from '#ui/dialogs/danger-dialog.tsx'

type Props = {
  email: string
  /** Why it cannot be removed. */
  refusal?: string | undefined
}

/** Asks once, then tells what the server has answered. */
export function RemoveRole({ email, refusal }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutate()
  const remove = () =>
    mutate(
      async (client) => {
        const answer = await client.admin.roles.remove({ user_email: email })
        if (answer.success) showToast({ title: ROLE_REMOVED, description: answer.help_message ?? '', kind: 'good' })
        else showToast({ ...removalRefusal(answer), kind: 'bad' })
      },
      {
        failed: (error) => showToast({ ...removalFailure(describe(error)), kind: 'bad' }),
        reload: [api.admin.roles.key()],
      },
    )
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        busy={isPending}
        aria-label={`Remove ${email}`}
        aria-disabled={refusal ? true : undefined}
        data-tooltip={refusal ?? 'Remove the admin role'}
        onClick={() => !refusal && !isPending && setIsAsking(true)}
      >
        {!isPending && <Trash2 aria-hidden className="size-4" />}
      </Button>
      {isAsking && (
        <DangerDialog
          title="Remove the admin role?"
          text={`${email} loses access to this panel with the next click.`}
          act="Remove role"
          onAct={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** A refusal of the server has a sentence; what the network says of itself helps nobody. */
const describe = (error: unknown) => (error instanceof ORPCError ? { code: error.code, message: error.message } : {})
