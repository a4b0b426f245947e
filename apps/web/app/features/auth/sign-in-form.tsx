import { useAuth } from '#platform/auth.tsx'
import { showToastOnNextPage } from '#platform/toasts.ts'
import { Field } from '#ui/inputs/field.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'
import { withSecondStep } from './with-second-step.ts'

type Props = { email: string; onEmail: (email: string) => void; onSecondStep: () => void }

/** After the server has accepted, the page navigates to the requested path. */
export function SignInForm({ email, onEmail, onSecondStep }: Props) {
  const { signedIn } = useAuth()
  return (
    <AuthForm
      label="Sign In"
      action="Sign In"
      actionBusy="Signing in..."
      check={({ password }) => ({ password: password ? undefined : 'Please enter your password.' })}
      onSubmit={async ({ email = '', password = '' }, client) => {
        const user = await withSecondStep(client.auth.signIn({ email, password }), onSecondStep)
        if (!user) return
        showToastOnNextPage({ title: 'Welcome back!', description: 'You have successfully signed in.', kind: 'good' })
        signedIn(user)
      }}
    >
      {(problems) => (
        <>
          <EmailField email={email} onEmail={onEmail} problem={problems.email} />
          <Field id="password" name="password" label="Password" error={problems.password}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
        </>
      )}
    </AuthForm>
  )
}
