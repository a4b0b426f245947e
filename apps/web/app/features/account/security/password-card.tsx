import { endedAccessSentences } from '@jobapply/core/auth/rules'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { findPasswordProblem } from './password-problem.ts'

/** The title of the toast after a change that failed (spec 3 §8). */
const FAILED = 'Failed to update password'

export function PasswordCard() {
  const security = useQuery(api.auth.security.get.queryOptions())
  if (!security.data)
    return (
      <Card title="Password">
        <Loading query={security} />
      </Card>
    )
  const { password } = security.data
  return (
    <Card
      title="Password"
      hint={
        password
          ? `Last changed on ${dayText(password.changedAt)}. Changing it signs you out everywhere else and revokes paired browsers.`
          : 'Your account has no password: you sign in with Google.'
      }
    >
      {password ? <PasswordForm /> : <SetPassword />}
    </Card>
  )
}

function PasswordForm() {
  const { rules } = useAuth()
  const { mutate, isPending, problem, setProblem } = useMutate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const [current, next, repeated] = ['current', 'next', 'repeated'].map((name) => String(typed.get(name) ?? ''))
    const wrong = findPasswordProblem([current, next, repeated], rules.passwordMinLength)
    setProblem(wrong)
    if (wrong) return showToast({ title: 'Error', description: wrong, kind: 'bad' })
    void mutate(
      async (client) => {
        const ended = await client.auth.security.changePassword({ currentPassword: current ?? '', newPassword: next ?? '' })
        form.reset()
        const description = ['You are signed out everywhere else.', ...endedAccessSentences(ended)].join(' ')
        showToast({ title: 'Password updated successfully', description, kind: 'good' })
        await queryClient.invalidateQueries({ queryKey: api.auth.security.get.key() })
      },
      { title: FAILED },
    )
  }

  return (
    <form aria-label="Change password" noValidate onSubmit={submit} onInput={() => setProblem(undefined)}>
      <fieldset disabled={isPending} className="grid gap-4.5 sm:grid-cols-2">
        {problem && (
          <div className="sm:col-span-2">
            <Alert kind="bad">{problem}</Alert>
          </div>
        )}
        <div className="sm:col-span-2 sm:grid sm:grid-cols-2 sm:gap-4.5">
          <Field id="current-password" name="current" label="Current password">
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
        </div>
        <Field id="new-password" name="next" label="New password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <Field id="repeated-password" name="repeated" label="Confirm new password">
          {(control) => <PasswordInput {...control} autoComplete="new-password" />}
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
          <Button type="submit" busy={isPending}>
            Update password
          </Button>
          <p className="text-13 text-ink-3">At least {rules.passwordMinLength} characters, and not a common one.</p>
        </div>
      </fieldset>
    </form>
  )
}

/** A new password is set by a mailed link: who only holds the session cannot add one. */
function SetPassword() {
  const { user } = useAuth()
  const { mutate, isPending } = useMutate()
  const [isSent, setIsSent] = useState(false)

  const send = () =>
    mutate(async (client) => {
      await client.auth.requestReset({ email: user?.email ?? '' })
      setIsSent(true)
    })

  if (isSent) return <Alert kind="calm">We have sent a link to {user?.email}. It lets you choose a password.</Alert>
  return (
    <Button busy={isPending} onClick={() => void send()}>
      Set a password
    </Button>
  )
}
