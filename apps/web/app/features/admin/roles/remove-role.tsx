import { ROLE_REMOVED } from '@jobapply/core/admin/constants'
import { removalFailure, removalRefusal } from '@jobapply/core/admin/roles-rules'
import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { DangerDialog } from '#ui/danger-dialog.tsx'

type Props = {
  email: string
  /** Why it cannot be removed. */
  refusal?: string | undefined
}

/** Asks once, then tells what the server has answered. */
export function RemoveRole({ email, refusal }: Props) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation(
    api.admin.roles.remove.mutationOptions({
      onSuccess(answer) {
        if (answer.success) showToast({ title: ROLE_REMOVED, description: answer.help_message ?? '', kind: 'good' })
        else showToast({ ...removalRefusal(answer), kind: 'bad' })
      },
      onError: (error) => showToast({ ...removalFailure(describe(error)), kind: 'bad' }),
      onSettled: () => void queryClient.invalidateQueries({ queryKey: api.admin.roles.key() }),
    }),
  )
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        busy={remove.isPending}
        aria-label={`Remove ${email}`}
        aria-disabled={refusal ? true : undefined}
        data-tooltip={refusal ?? 'Remove the admin role'}
        onClick={() => !refusal && !remove.isPending && setIsAsking(true)}
      >
        {!remove.isPending && <Trash2 aria-hidden className="size-4" />}
      </Button>
      {isAsking && (
        <DangerDialog
          title="Remove the admin role?"
          text={`${email} loses access to this panel with the next click.`}
          act="Remove role"
          onAct={() => remove.mutate({ user_email: email })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** A refusal of the server has a sentence; what the network says of itself helps nobody. */
const describe = (error: unknown) => (error instanceof ORPCError ? { code: error.code, message: error.message } : {})
