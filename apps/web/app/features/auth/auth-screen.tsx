import { PAGE_AFTER_PASSWORD, PRODUCT } from '@jobapply/core/auth/constants'
import { safePath } from '@jobapply/core/shared/safe-path'
import { useEffect, useState } from 'react'
import { PATHS } from '#paths.ts'
import { useAuth } from '#platform/auth.tsx'
import { type AuthRequest, readAuthRequest, type Tab } from './auth-request.ts'
import { AuthTabs } from './auth-tabs.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const HEADINGS = { 'sign-in': 'Good to see you', 'sign-up': 'Create your account', reset: 'Reset your password' }

/** A document without React Router: it reads the address and navigates through `location`. */
export function AuthScreen() {
  const { status } = useAuth()
  const [request, setRequest] = useState<AuthRequest>()
  const [chosenTab, setTab] = useState<Tab>()
  const [isResetOver, setIsResetOver] = useState(false)
  const tab = chosenTab ?? request?.tab ?? 'sign-in'
  const resetToken = isResetOver ? null : request?.resetToken

  useEffect(() => {
    const asked = readAuthRequest(new URL(location.href))
    setRequest((before) => before ?? asked)
    history.replaceState(history.state, '', asked.cleanAddress)
    delete document.documentElement.dataset.wait
  }, [])

  useEffect(() => {
    if (request && !resetToken && status === 'signed-in') location.replace(safePath(request.next, PAGE_AFTER_PASSWORD))
  }, [request, resetToken, status])

  function leaveNewPassword(to: Tab) {
    setIsResetOver(true)
    setTab(to)
  }

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
        <h1 className="font-serif text-28 sm:text-[2.125rem]/10">{resetToken ? 'Choose a new password' : HEADINGS[tab]}</h1>
        <div className="mt-6">
          {resetToken ? (
            <NewPasswordForm
              token={resetToken}
              onDone={() => leaveNewPassword('sign-in')}
              onNewLink={() => leaveNewPassword('reset')}
            />
          ) : (
            <AuthTabs tab={tab} onTab={setTab} next={request?.next ?? null} errorCode={request?.errorCode ?? null} />
          )}
        </div>
      </main>
    </div>
  )
}
