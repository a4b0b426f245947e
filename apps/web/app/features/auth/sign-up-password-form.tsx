import { utcTime } from '@jobapply/core/auth/rules'
import type { Verification } from '@jobapply/core/auth/schema'
import type { Client } from '#platform/api.ts'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { AuthForm } from './auth-form.tsx'

type SignUp = Extract<Verification, { state: 'password-needed' }>
type Props = { signUp: SignUp; onSubmit: (client: Client, password: string) => Promise<void> }

/** A verification link outside of the browser that signed up: whoever knows that sign-up's password made it. */
export function SignUpPasswordForm({ signUp: { email, signedUpAt, browser }, onSubmit }: Props) {
  return (
    <div className="grid gap-4.5">
      <p className="text-ink-2">
        This link belongs to the sign-up of {utcTime(new Date(signedUpAt))} ({browser}). Please enter the password that you chose
        there.
      </p>
      <AuthForm
        label="Verify your email address"
        action="Verify and Sign In"
        actionBusy="Verifying..."
        check={({ password }) => ({ password: password ? undefined : 'Please enter your password.' })}
        onSubmit={({ password = '' }, client) => onSubmit(client, password)}
      >
        {(problems) => (
          <>
            <Field id="address" name="address" label="Email">
              {(control) => <Input {...control} type="email" autoComplete="username" readOnly value={email} />}
            </Field>
            <Field id="password" name="password" label="Password" error={problems.password}>
              {(control) => <PasswordInput {...control} autoComplete="current-password" />}
            </Field>
          </>
        )}
      </AuthForm>
      <p className="text-13 text-ink-3">
        If you did not sign up, close this page. Nobody can sign in with your address until it's verified.
      </p>
    </div>
  )
}
