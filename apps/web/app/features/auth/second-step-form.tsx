import { useState } from 'react'
import type { Client } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { ORPCError } from '#platform/orpc-error.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToastOnNextPage } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { AuthForm } from './auth-form.tsx'

const KINDS = {
  app: {
    label: 'Code',
    hint: 'Six digits, from your authenticator app',
    missing: 'Please enter the code from your authenticator app.',
    other: 'Use a Recovery Code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 16 },
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of the ten codes that you saved. Each works once.',
    missing: 'Please enter one of your recovery codes.',
    other: 'Use the Authenticator App',
    input: { autoComplete: 'off', maxLength: 32 },
  },
} as const

/** After the password or Google, where two-step sign-in is on. */
export default function SecondStepForm({ onOver }: { onOver: (problem?: string) => void }) {
  const { signedIn } = useAuth()
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  const { label, hint, missing, other, input } = KINDS[kind]

  async function send(code: string, client: Client) {
    try {
      const user = await client.auth.secondStep({ code })
      showToastOnNextPage({ title: 'Welcome back!', description: 'You have successfully signed in.', kind: 'good' })
      signedIn(user)
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== 'SECOND_STEP_OVER') throw error
      onOver(describeFault(error))
    }
  }

  return (
    <div className="grid gap-4.5">
      <AuthForm
        key={kind}
        label="Second step"
        action="Continue"
        actionBusy="Checking the code..."
        check={({ code = '' }) => ({ code: code.trim() ? undefined : missing })}
        onSubmit={({ code = '' }, client) => send(code, client)}
      >
        {(problems) => (
          <Field id="code" name="code" label={label} hint={hint} error={problems.code}>
            {(control) => (
              <Input
                {...control}
                {...input}
                autoFocus
                autoCapitalize="none"
                spellCheck={false}
                className="tracking-wider tabular-nums"
              />
            )}
          </Field>
        )}
      </AuthForm>
      <div className="-mx-3.5 flex flex-wrap justify-between gap-2">
        <Button look="quiet" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {other}
        </Button>
        <Button look="quiet" onClick={() => onOver()}>
          Start Again
        </Button>
      </div>
    </div>
  )
}
