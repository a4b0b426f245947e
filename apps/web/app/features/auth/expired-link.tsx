import { useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** A verification link whose time is over: the same sign-up gets a new one by mail. */
export function ExpiredLink({ token, email }: { token: string; email: string }) {
  const { mutate, isPending, problem } = useMutate()
  const [isSent, setIsSent] = useState(false)

  const send = () =>
    mutate(
      async (client) => {
        await client.auth.resendVerification({ token })
        setIsSent(true)
      },
      { title: 'Error' },
    )

  if (isSent) return <Alert kind="calm">We sent a new link to {email}.</Alert>
  return (
    <div className="grid gap-4.5">
      <Alert kind="bad">{problem ?? 'This link has expired.'}</Alert>
      <p className="text-ink-2">
        We can send a new one to <b className="font-semibold break-all text-ink">{email}</b>.
      </p>
      <Button look="primary" busy={isPending} onClick={() => void send()} size="wide">
        Send a New Link
      </Button>
    </div>
  )
}
