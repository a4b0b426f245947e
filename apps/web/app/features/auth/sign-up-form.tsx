import { DISPLAY_NAME_MAX_LENGTH, USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@jobapply/core/auth/constants'
import { isUsername, passwordTooShort, USERNAME_RULE } from '@jobapply/core/auth/rules'
import { useAuth } from '#platform/auth.tsx'
import { showToast } from '#platform/toasts.ts'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from './email-field.tsx'

export type SignUp = { email: string; password: string; username?: string | undefined; displayName?: string | undefined }
type Props = { email: string; onEmail: (email: string) => void; onDone: (signUp: SignUp) => void }

export function SignUpForm({ email, onEmail, onDone }: Props) {
  const { passwordMinLength } = useAuth().rules
  return (
    <AuthForm
      label="Sign Up"
      action="Sign Up"
      actionBusy="Creating your account..."
      check={({ password = '', username = '' }) => ({
        password: password.length < passwordMinLength ? passwordTooShort(passwordMinLength) : undefined,
        username: username.trim() && !isUsername(username.trim()) ? USERNAME_RULE : undefined,
      })}
      onSubmit={async ({ email = '', password = '', username, displayName }, client) => {
        const signUp = { email, password, username, displayName }
        await client.auth.signUp(signUp)
        showToast({ title: 'Account created!', description: 'Please check your email to verify your account.', kind: 'good' })
        onDone(signUp)
      }}
    >
      {(problems) => (
        <>
          <EmailField email={email} onEmail={onEmail} problem={problems.email} />
          <Field
            id="password"
            name="password"
            label="Password"
            hint={`At least ${passwordMinLength} characters`}
            error={problems.password}
          >
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </Field>
          <Field
            id="username"
            name="username"
            label="Username (optional)"
            hint={`${USERNAME_MIN_LENGTH} to ${USERNAME_MAX_LENGTH} letters, digits, dots, dashes or underscores`}
            error={problems.username}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="nickname"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={USERNAME_MAX_LENGTH}
              />
            )}
          </Field>
          <Field id="display-name" name="displayName" label="Display name (optional)">
            {(control) => <Input {...control} autoComplete="name" maxLength={DISPLAY_NAME_MAX_LENGTH} />}
          </Field>
        </>
      )}
    </AuthForm>
  )
}
