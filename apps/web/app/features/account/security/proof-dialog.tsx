import type { Proof, SecurityState } from '@jobapply/core/auth/security'
import type { FormEvent, ReactNode } from 'react'
import type { Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ProofFields, readProof } from './proof-fields.tsx'

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
    const proof = readProof(fields, security)
    if (typeof proof === 'string') setProblem(proof)
    else void mutate((client) => onSubmit(proof, client, fields))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={busy} className="grid gap-4.5">
          <p className="text-ink-2">{text}</p>
          {problem && <Alert kind="bad">{problem}</Alert>}
          {children}
          <ProofFields security={security} />
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
