import type { Proof, SecurityState } from '@jobapply/core/auth/security'
import type { FormEvent, ReactNode } from 'react'
import type { Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'

type Props = {
  title: string
  text: string
  action: string
  security: SecurityState
  /** Throws what the server answered; the dialog then shows it and stays. */
  onSubmit: (proof: Proof, client: Client, fields: FormData) => Promise<void>
  onClose: () => void
  /** Fields of its own, before the proof. */
  children?: ReactNode
}

/** A sensitive change: asks for the password, and for a code where two-step sign-in is on. */
export function ProofDialog({ title, text, action, security, onSubmit, onClose, children }: Props) {
  const { mutate, isPending: busy, problem, setProblem } = useMutate()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const textOf = (name: string) => String(fields.get(name) ?? '')
    if ((security.password && !textOf('password')) || (security.secondFactor && !textOf('code').trim())) {
      setProblem(security.secondFactor ? 'Please fill in the fields below.' : 'Please enter your password.')
      return
    }
    const proof = {
      ...(security.password && { password: textOf('password') }),
      ...(security.secondFactor && { code: textOf('code') }),
    }
    void mutate((client) => onSubmit(proof, client, fields))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="grid gap-4.5">
          <p className="text-ink-2">{text}</p>
          {problem && <Alert kind="bad">{problem}</Alert>}
          {children}
          {security.password && (
            <Field id="proof-password" name="password" label="Your password">
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </Field>
          )}
          {security.secondFactor && (
            <Field id="proof-code" name="code" label="Code" hint="From your authenticator app, or a recovery code">
              {(control) => (
                <Input {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={64} />
              )}
            </Field>
          )}
          <div className="mt-1.5 flex flex-wrap justify-end gap-2.5">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" busy={busy}>
              {action}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  )
}
