import { assignedText, emailProblem, notAssignedText, tidyEmail } from '@jobapply/core/admin/roles-rules'
import { type FormEvent, useId, useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs/input.tsx'

export function AssignForm() {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, problem, setProblem } = useMutate()
  const assign = (email: string) =>
    mutate(
      async (client) => {
        const answer = await client.admin.roles.assign({ email })
        setTyped('')
        const kind = answer.outcome === 'already' ? 'info' : 'good'
        showToast({ title: assignedText(answer), description: '', kind })
        void queryClient.invalidateQueries({ queryKey: api.admin.roles.key() })
      },
      {
        failed(error) {
          const title = notAssignedText(error instanceof ORPCError ? error.code : undefined)
          showToast({ title, description: '', kind: 'bad' })
        },
      },
    )

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = emailProblem(typed)
    setProblem(found)
    if (found) showToast({ title: found, description: '', kind: 'bad' })
    else void assign(tidyEmail(typed))
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
      <Button type="submit" busy={isPending} className="h-10">
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
