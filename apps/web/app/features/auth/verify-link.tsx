import type { Verification } from '@jobapply/core/auth/schema'
import { useEffect, useRef, useState } from 'react'
import type { Client } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { mutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToastOnNextPage } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import type { Arrival } from './auth-tabs.tsx'
import { ExpiredLink } from './expired-link.tsx'
import { SignUpPasswordForm } from './sign-up-password-form.tsx'
import { withSecondStep } from './with-second-step.ts'

type Props = { token: string; onLeave: (arrival?: Arrival) => void; onSecondStep: () => void }

/** Where the link in the verification mail leads. In the browser that signed up it signs in by itself. */
export default function VerifyLink({ token, onLeave, onSecondStep }: Props) {
  const { signedIn } = useAuth()
  const [outcome, setOutcome] = useState<Verification>()
  const [problem, setProblem] = useState<string>()
  const isStarted = useRef(false)

  async function verify(client: Client, password?: string) {
    const answer = await withSecondStep(client.auth.verifyEmail({ token, password }), onSecondStep)
    if (answer) take(answer)
  }

  function take(answer: Verification) {
    setOutcome(answer)
    if (answer.state === 'verified')
      onLeave({ email: answer.email, notice: 'Your email address is verified. You can sign in now.' })
    if (answer.state !== 'signed-in') return
    showToastOnNextPage({ title: 'Email address verified', description: 'Your account is ready.', kind: 'good' })
    signedIn(answer.user)
    onLeave()
  }

  function openLink() {
    setProblem(undefined)
    void mutate((client) => verify(client), {
      failed(error) {
        const message = describeFault(error)
        if (error instanceof ORPCError && error.code === 'VERIFY_LINK_INVALID') onLeave({ email: '', problem: message })
        else setProblem(message)
      },
    })
  }

  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    openLink()
  })

  if (problem)
    return (
      <div className="grid gap-4.5">
        <Alert kind="bad">{problem}</Alert>
        <Button onClick={openLink} size="wide">
          Try Again
        </Button>
      </div>
    )
  if (outcome?.state !== 'password-needed' && outcome?.state !== 'expired')
    return (
      <p role="status" className="text-ink-2">
        Verifying your email address...
      </p>
    )
  const { email } = outcome
  return (
    <div className="grid gap-4.5">
      {outcome.state === 'expired' ? (
        <ExpiredLink token={token} email={email} />
      ) : (
        <SignUpPasswordForm signUp={outcome} onSubmit={verify} />
      )}
      <Button look="quiet" onClick={() => onLeave({ email })} className="justify-self-start -ml-3.5">
        Go to Sign In
      </Button>
    </div>
  )
}
