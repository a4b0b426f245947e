import { VERIFY_LINK_HOURS } from '@jobapply/core/auth/constants'
import { ExternalLink, MailCheck } from 'lucide-react'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import type { SignUp } from './sign-up-form.tsx'

/** Without a mail server the email is kept on this computer. */
const LOCAL_MAILBOX = '/dev/mailbox'

/** Shown after signing up: where the email went and what comes next. The text is the same for addresses that have an account. */
export function SignedUp({ signUp, onSignIn }: { signUp: SignUp; onSignIn: () => void }) {
  const { localMailbox } = useAuth().rules
  const { mutate, isPending, problem } = useMutate()
  // The same sign-up again: the server sends a new link.
  const resend = () =>
    mutate(
      async (client) => {
        await client.auth.signUp(signUp)
        showToast({ title: 'Email sent again', description: `Check the inbox of ${signUp.email}.`, kind: 'good' })
      },
      { title: 'Error' },
    )
  return (
    <section aria-labelledby="signed-up" className="grid gap-4">
      <MailCheck aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
      <h2 id="signed-up" className="font-serif text-20">
        Check your inbox
      </h2>
      <p className="text-ink-2">
        We sent an email to <b className="font-semibold break-all text-ink">{signUp.email}</b>. Open the link in it in this
        browser and you're signed in; another browser asks for your password. The link works for {VERIFY_LINK_HOURS} hours.
      </p>
      {problem && <Alert kind="bad">{problem}</Alert>}
      <div className="flex flex-wrap gap-2.5">
        {localMailbox && (
          <a
            href={`${LOCAL_MAILBOX}?to=${encodeURIComponent(signUp.email)}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: 'primary' })}
          >
            Open this email
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        <Button busy={isPending} disabled={isPending} onClick={() => void resend()}>
          Resend
        </Button>
        <Button look="quiet" onClick={onSignIn}>
          Go to Sign In
        </Button>
      </div>
      <p className="text-13 text-ink-3">No email after a few minutes? Check your spam folder, then resend it.</p>
    </section>
  )
}
