import type { Proof, SecurityState } from '@jobapply/core/auth/security'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'

/** The password, and a code where two-step sign-in is on. */
export const ProofFields = ({ security }: { security: SecurityState }) => (
  <>
    {security.password && (
      <Field id="proof-password" name="password" label="Your password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </Field>
    )}
    {security.secondFactor && (
      <Field id="proof-code" name="code" label="Code" hint="From your authenticator app, or a recovery code">
        {(control) => <Input {...control} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={64} />}
      </Field>
    )}
  </>
)

/** What was entered in them, or what to say when something is missing. */
export function readProof(fields: FormData, security: SecurityState): Proof | string {
  const textOf = (name: string) => String(fields.get(name) ?? '')
  if ((security.password && !textOf('password')) || (security.secondFactor && !textOf('code').trim()))
    return security.secondFactor ? 'Please fill in the fields below.' : 'Please enter your password.'
  return {
    ...(security.password && { password: textOf('password') }),
    ...(security.secondFactor && { code: textOf('code') }),
  }
}
