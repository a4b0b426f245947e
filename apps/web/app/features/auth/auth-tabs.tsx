import { useEffect, useState } from 'react'
import { useAuth } from '#platform/auth.tsx'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { googleProblem, TABS, type Tab } from './auth-request.ts'
import { GoogleButton } from './google-button.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { type SignUp, SignUpForm } from './sign-up-form.tsx'
import { SignedUp } from './signed-up.tsx'

/** What a verification link that needs nothing more leaves behind. */
export type Arrival = { email: string; notice?: string; problem?: string }
type Props = {
  tab: Tab
  onTab: (tab: Tab) => void
  next: string | null
  errorCode: string | null
  arrival: Arrival | undefined
  onSecondStep: () => void
}

export function AuthTabs({ tab, onTab, next, errorCode, arrival, onSecondStep }: Props) {
  const { rules, status, session } = useAuth()
  const [email, setEmail] = useState(arrival?.email ?? '')
  const [signUp, setSignUp] = useState<SignUp>()
  const [problem, setProblem] = useState(arrival?.problem)
  const [notice, setNotice] = useState(arrival?.notice)
  const ready = status === 'signed-out' || session.isError

  // The sentence names the allowed domains, so it waits for the server's answer.
  useEffect(() => {
    if (!errorCode || !ready) return
    const sentence = googleProblem(errorCode, rules.domains)
    setProblem(sentence)
    showToast({ title: 'Error', description: sentence, kind: 'bad' })
  }, [errorCode, ready, rules.domains])

  function choose(to: Tab) {
    setProblem(undefined)
    setNotice(undefined)
    setSignUp(undefined)
    onTab(to)
  }

  return (
    <Tabs label="Ways in" tabs={TABS} value={tab} onChange={choose}>
      <div className="grid gap-4.5 pt-6">
        {problem && <Alert kind="bad">{problem}</Alert>}
        {notice && <Alert kind="calm">{notice}</Alert>}
        {rules.google && tab !== 'reset' && !signUp && (
          <>
            <GoogleButton next={next} disabled={!ready} onProblem={setProblem} />
            <p className="flex items-center gap-3 text-13 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              or with email
            </p>
          </>
        )}
        {tab === 'sign-in' && <SignInForm email={email} onEmail={setEmail} onSecondStep={onSecondStep} />}
        {tab === 'sign-up' && !signUp && <SignUpForm email={email} onEmail={setEmail} onDone={setSignUp} />}
        {tab === 'sign-up' && signUp && <SignedUp signUp={signUp} onSignIn={() => choose('sign-in')} />}
        {tab === 'reset' && <ResetForm email={email} onEmail={setEmail} />}
      </div>
    </Tabs>
  )
}
