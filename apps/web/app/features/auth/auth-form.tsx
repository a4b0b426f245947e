import { emailRefusal, emailRefusalTitle, isAllowedEmail } from '@jobapply/core/auth/rules'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Client } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

type Fields = Record<string, string>
/** By field name, in the order of the form. */
type Problems = Record<string, string | undefined>

type Props = {
  label: string
  action: string
  actionBusy: string
  /** Problems of the other fields, besides the address. */
  check?: (fields: Fields) => Problems
  onSubmit: (fields: Fields, client: Client) => Promise<void>
  children: (problems: Problems) => ReactNode
}

/** A form of the sign-in page: checks the fields, then makes the call; problems are shown in an alert and a toast. */
export function AuthForm({ label, action, actionBusy, check, onSubmit, children }: Props) {
  const { rules, status, session } = useAuth()
  const { mutate, isPending: busy, problem: alert, setProblem: setAlert } = useMutate()
  const [problems, setProblems] = useState<Problems>({})
  const alertBox = useRef<HTMLDivElement>(null)
  const ready = status !== 'loading' || session.isError

  // The focused button was disabled during the call and lost the focus.
  useEffect(() => {
    if (!busy && alert && document.activeElement === document.body) alertBox.current?.focus()
  }, [busy, alert])

  function findProblems(fields: Fields): Problems {
    const { email } = fields
    const refused = email !== undefined && !isAllowedEmail(email, rules.domains)
    return { email: refused ? emailRefusal(rules.domains) : undefined, ...check?.(fields) }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readFields(form)
    const found = findProblems(fields)
    const [name, problem] = Object.entries(found).find(([, sentence]) => sentence) ?? []
    setProblems(found)
    setAlert(problem)
    if (name && problem) {
      showToast({ title: name === 'email' ? emailRefusalTitle(rules.domains) : 'Error', description: problem, kind: 'bad' })
      form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
      return
    }
    await mutate((client) => onSubmit(fields, client), {
      failed(error) {
        const isEmail = error instanceof ORPCError && error.code === 'EMAIL_NOT_ALLOWED'
        setAlert(toastFault(error, { title: isEmail ? emailRefusalTitle(rules.domains) : 'Error' }))
      },
    })
  }

  function forgetProblems() {
    setProblems({})
    setAlert(undefined)
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit} onInput={forgetProblems}>
      <fieldset disabled={busy} className="grid gap-4.5">
        {alert && (
          <Alert ref={alertBox} kind="bad">
            {alert}
          </Alert>
        )}
        {children(problems)}
        {/* Disabled until the script has loaded: the browser would send the password in the address. */}
        <Button type="submit" look="primary" busy={busy} disabled={!ready} size="wide">
          {busy ? actionBusy : action}
        </Button>
      </fieldset>
    </form>
  )
}

/** Trims the address; passwords stay as typed. */
function readFields(form: HTMLFormElement): Fields {
  const fields: Fields = {}
  for (const [name, value] of new FormData(form)) fields[name] = name === 'email' ? String(value).trim() : String(value)
  return fields
}
