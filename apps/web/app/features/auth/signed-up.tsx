import { VERIFY_LINK_HOURS } from '@jobapply/core/auth/constants'
import { MailCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** Shown after signing up: where the mail went and what comes next. The text is the same for addresses that have an account. */
export function SignedUp({ email, onSignIn }: { email: string; onSignIn: () => void }) {
  return (
    <section aria-labelledby="signed-up" className="grid gap-4">
      <MailCheck aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
      <h2 id="signed-up" className="font-serif text-20">
        One more step: your mailbox
      </h2>
      <p className="text-ink-2">
        We have written to <b className="font-semibold break-all text-ink">{email}</b>. Open the link in that message in this
        browser, and you are signed in; another browser asks for your password. The link works for {VERIFY_LINK_HOURS} hours.
      </p>
      <Button onClick={onSignIn} className="justify-self-start">
        Go to Sign In
      </Button>
    </section>
  )
}
