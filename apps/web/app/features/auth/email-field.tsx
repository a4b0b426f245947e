import { emailLabel, emailRefusal, isAllowedEmail } from '@jobapply/core/auth/rules'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useAuth } from '#platform/auth.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

type Props = { email: string; onEmail: (email: string) => void; problem: string | undefined }

/** The address, with a green check or a red cross once something is typed. */
export function EmailField({ email, onEmail, problem }: Props) {
  const { rules } = useAuth()
  const input = useRef<HTMLInputElement>(null)
  const isTyped = email.trim() !== ''
  const isAccepted = isAllowedEmail(email.trim(), rules.domains)

  // The browser may have filled the field before the script loaded.
  useEffect(() => {
    if (input.current?.value) onEmail(input.current.value)
  }, [onEmail])

  return (
    <Field
      id="email"
      name="email"
      label={emailLabel(rules.domains)}
      error={problem ?? (isTyped && !isAccepted ? emailRefusal(rules.domains) : undefined)}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            ref={input}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={email}
            onChange={(event) => onEmail(event.target.value)}
            className="pr-11"
          />
          {isTyped && <Mark isAccepted={isAccepted} />}
        </div>
      )}
    </Field>
  )
}

function Mark({ isAccepted }: { isAccepted: boolean }) {
  const Icon = isAccepted ? CircleCheck : CircleX
  return (
    <span
      className={`pointer-events-none absolute inset-y-0 right-3 grid place-items-center ${isAccepted ? 'text-good' : 'text-bad'}`}
    >
      <Icon
        role="img"
        aria-hidden={false}
        aria-label={isAccepted ? 'Address accepted' : 'Address not accepted'}
        className="size-4.5"
      />
    </span>
  )
}
