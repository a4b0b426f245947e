import { assignedText, emailProblem, notAssignedText, tidyEmail } from '@jobapply/core/admin/roles-rules'
import { ORPCError } from '@orpc/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/input.tsx'

export function AssignForm() {
  const id = useId()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const assign = useMutation(
    api.admin.roles.assign.mutationOptions({
      onSuccess(answer) {
        setTyped('')
        const kind = answer.outcome === 'already' ? 'info' : 'good'
        showToast({ title: assignedText(answer), description: '', kind })
        void queryClient.invalidateQueries({ queryKey: api.admin.roles.key() })
      },
      onError(error) {
        const title = notAssignedText(error instanceof ORPCError ? error.code : undefined)
        showToast({ title, description: '', kind: 'bad' })
      },
    }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailProblem(typed)
    setProblem(found)
    if (found) showToast({ title: found, description: '', kind: 'bad' })
    else if (!assign.isPending) assign.mutate({ email: tidyEmail(typed) })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4">
      <label htmlFor={id} className="sr-only">
        Email of the new admin
      </label>
      <Input
        id={id}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={254}
        placeholder="Email of the new admin"
        value={typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
        className="sm:max-w-100"
      />
      <Button type="submit" busy={assign.isPending} className="h-10">
        Assign admin role
      </Button>
      <p className="text-13 text-ink-3">Someone without an account gets it after sign-up.</p>
      {problem && (
        <p id={`${id}-problem`} className="w-full text-13 text-bad">
          {problem}
        </p>
      )}
    </form>
  )
}
