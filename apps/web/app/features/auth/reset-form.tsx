import { useState } from 'react'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'

type Props = { email: string; onEmail: (email: string) => void }

export function ResetForm({ email, onEmail }: Props) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <div className="grid gap-4.5">
      {sentTo && <Alert kind="calm">If {sentTo} has an account, the instructions are on their way.</Alert>}
      <AuthForm
        label="Reset"
        action="Send Reset Email"
        actionBusy="Sending reset email..."
        onSubmit={async ({ email = '' }, client) => {
          setSentTo(undefined)
          await client.auth.requestReset({ email })
          showToast({
            title: 'Reset email sent!',
            description: 'Check your email for password reset instructions.',
            kind: 'good',
          })
          setSentTo(email)
        }}
      >
        {(problems) => <EmailField email={email} onEmail={onEmail} problem={problems.email} />}
      </AuthForm>
      <p className="text-13 text-ink-3">You'll receive an email with instructions to reset your password.</p>
    </div>
  )
}
