import { endedAccessSentences, passwordTooShort } from '@jobapply/core/auth/rules'
import { useAuth } from '#platform/auth.tsx'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { AuthForm } from './auth-form.tsx'

type Props = { token: string; onDone: () => void; onNewLink: () => void }

/** The page that the link in the reset mail opens. */
export default function NewPasswordForm({ token, onDone, onNewLink }: Props) {
  const { rules, session } = useAuth()
  const { passwordMinLength } = rules
  return (
    <div className="grid gap-4.5">
      <AuthForm
        label="New password"
        action="Save New Password"
        actionBusy="Saving new password..."
        check={({ password = '', repeat }) => ({
          password: password.length < passwordMinLength ? passwordTooShort(passwordMinLength) : undefined,
          repeat: password === repeat ? undefined : "The two passwords don't match.",
        })}
        onSubmit={async ({ password = '' }, client) => {
          const ended = await client.auth.resetPassword({ token, password })
          const description = ['You can sign in with your new password now.', ...endedAccessSentences(ended)].join(' ')
          showToast({ title: 'Password updated', description, kind: 'good' })
          await session.refetch() // a new password ends the sessions of the old one
          onDone()
        }}
      >
        {(problems) => (
          <>
            <Field
              id="password"
              name="password"
              label="New password"
              hint={`At least ${passwordMinLength} characters`}
              error={problems.password}
            >
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </Field>
            <Field id="repeat" name="repeat" label="Repeat new password" error={problems.repeat}>
              {(control) => <PasswordInput {...control} autoComplete="new-password" />}
            </Field>
          </>
        )}
      </AuthForm>
      <Button look="quiet" onClick={onNewLink} className="justify-self-start -ml-3.5">
        Ask for a new link
      </Button>
    </div>
  )
}
