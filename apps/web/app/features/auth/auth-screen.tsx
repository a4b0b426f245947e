import { PAGE_AFTER_PASSWORD, PRODUCT } from '@jobapply/core/auth/constants'
import { safePath } from '@jobapply/core/shared/web/safe-path'
import { lazy, Suspense, useEffect, useState } from 'react'
import { PATHS } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { type AuthRequest, readAuthRequest, type Tab } from './auth-request.ts'
import { type Arrival, AuthTabs } from './auth-tabs.tsx'

// Most visits need none of these, and the page has a budget.
const SecondStepForm = lazy(() => import('./second-step-form.tsx'))
const NewPasswordForm = lazy(() => import('./new-password-form.tsx'))
const VerifyLink = lazy(() => import('./verify-link.tsx'))

const HEADINGS = { 'sign-in': 'Good to see you', 'sign-up': 'Create your account', reset: 'Reset your password' }

/** A document without React Router: it reads the address and navigates through `location`. */
export function AuthScreen() {
  const { status } = useAuth()
  const [request, setRequest] = useState<AuthRequest>()
  const [chosenTab, setTab] = useState<Tab>()
  const [isLinkOver, setIsLinkOver] = useState(false)
  const [arrival, setArrival] = useState<Arrival>()
  const [isSecondStep, setIsSecondStep] = useState(false)
  const tab = chosenTab ?? request?.tab ?? 'sign-in'
  const { resetToken, verifyToken } = (!isLinkOver && request) || {}
  const isLinkOpen = Boolean(resetToken || verifyToken)

  useEffect(() => {
    const asked = readAuthRequest(new URL(location.href))
    setRequest((before) => before ?? asked)
    if (asked.isSecondStep) setIsSecondStep(true)
    history.replaceState(history.state, '', asked.cleanAddress)
    delete document.documentElement.dataset.wait
  }, [])

  // A mailed link that is pasted into the address bar of this page loads nothing anew.
  useEffect(() => {
    function openLink() {
      const asked = readAuthRequest(new URL(location.href))
      if (!asked.resetToken && !asked.verifyToken) return
      setRequest(asked)
      setIsLinkOver(false)
      setIsSecondStep(false)
      history.replaceState(history.state, '', asked.cleanAddress)
    }
    addEventListener('hashchange', openLink)
    return () => removeEventListener('hashchange', openLink)
  }, [])

  useEffect(() => {
    if (request && !isLinkOpen && status === 'signed-in') location.replace(safePath(request.next, PAGE_AFTER_PASSWORD))
  }, [request, isLinkOpen, status])

  function leaveLink(to: Tab, left?: Arrival) {
    setArrival(left)
    setIsLinkOver(true)
    setTab(to)
  }

  function startSecondStep() {
    setIsLinkOver(true)
    setIsSecondStep(true)
  }

  function leaveSecondStep(problem?: string) {
    setArrival({ email: '', ...(problem && { problem }) })
    setIsSecondStep(false)
    setTab('sign-in')
  }

  const lateForm = isSecondStep ? (
    <SecondStepForm onOver={leaveSecondStep} />
  ) : resetToken ? (
    <NewPasswordForm token={resetToken} onDone={() => leaveLink('sign-in')} onNewLink={() => leaveLink('reset')} />
  ) : verifyToken ? (
    <VerifyLink
      key={verifyToken}
      token={verifyToken}
      onLeave={(left) => leaveLink('sign-in', left)}
      onSecondStep={startSecondStep}
    />
  ) : null

  return (
    <div className="mx-auto flex min-h-dvh max-w-[70rem] flex-col px-4 sm:px-6">
      <header className="flex h-19 items-center">
        <a href={PATHS.landing} className="rounded-control font-serif text-20 sm:text-[1.5rem]">
          {PRODUCT}
        </a>
      </header>
      <main
        data-follows-address
        className="mx-auto w-full max-w-[28rem] py-6 sm:my-8 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8"
      >
        <h1 className="font-serif text-28 sm:text-[2.125rem]/10">
          {isSecondStep
            ? 'One more step'
            : resetToken
              ? 'Choose a new password'
              : verifyToken
                ? 'Verify your email address'
                : HEADINGS[tab]}
        </h1>
        <div className="mt-6">
          {lateForm ? (
            <Suspense>{lateForm}</Suspense>
          ) : (
            <AuthTabs
              tab={tab}
              onTab={setTab}
              next={request?.next ?? null}
              errorCode={request?.errorCode ?? null}
              arrival={arrival}
              onSecondStep={startSecondStep}
            />
          )}
        </div>
      </main>
    </div>
  )
}
