import { MAIL_PROVIDERS, type MailPort, type MailProvider } from '@jobapply/core/applications/inbox/constants'
import * as faults from '@jobapply/core/applications/inbox/faults'
import { isPasswordless, providerOf } from '@jobapply/core/applications/inbox/rules'
import type { Mailbox, MailboxCheck } from '@jobapply/core/applications/inbox/schema'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { SecurityState } from '@jobapply/core/auth/security'
import { Plug } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProofFields, readProof } from '#features/account/security/proof-fields.tsx'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { describeFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { Choice } from '#ui/inputs/choice.tsx'
import { CheckFailed, CheckWorked } from './check-result.tsx'
import { ForwardingAside } from './forwarding-aside.tsx'
import { NoPasswords } from './no-passwords.tsx'
import { ProviderSteps } from './provider-steps.tsx'
import { ReadingPromises } from './reading-promises.tsx'
import { ServerFields } from './server-fields.tsx'
import { readingOf, WhatToRead } from './what-to-read.tsx'

const LABELS = Object.fromEntries(Object.entries(MAIL_PROVIDERS).map(([id, { label }]) => [id, label])) as Record<
  MailProvider,
  string
>
const FAULTS: Readonly<Record<string, { title: string }>> = { ...faults }
const NOTHING_KEPT = 'Nothing was read or saved.'

type Failure = { title: string; sentence: string; hint: string }
type Props = {
  security: SecurityState
  /** A connection that stopped working: its settings are filled in. */
  before: Mailbox | null
  firstApplication: string | null
  /** Signs in at Microsoft instead, if the operator offers it. */
  onMicrosoft: (() => void) | undefined
  onClose: () => void
}

/** The server and an app password, tested first; what the test finds is shown before anything is kept. */
export function ConnectDialog({ security, before, firstApplication, onMicrosoft, onClose }: Props) {
  const { user } = useAuth()
  const [address, setAddress] = useState(before?.address ?? user?.email ?? '')
  const [provider, setProvider] = useState<MailProvider>(before?.provider ?? providerOf(address) ?? 'gmail')
  const [port, setPort] = useState<MailPort>(before?.port ?? '993')
  const [checked, setChecked] = useState<MailboxCheck>()
  const [failure, setFailure] = useState<Failure>()
  const form = useRef<HTMLFormElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const checking = useMutate()
  const connecting = useMutate()
  const isBusy = checking.isPending || connecting.isPending
  const hasNoPassword = provider === 'outlook' || isPasswordless(address, '')

  // On a phone, the result and what to press next appear below the edge.
  useEffect(() => {
    if (checked || failure) actions.current?.scrollIntoView({ block: 'nearest' })
  }, [checked, failure])

  /** A result is about the settings that were tested. */
  function forget() {
    setChecked(undefined)
    setFailure(undefined)
    connecting.setProblem(undefined)
  }

  function settingsOf(fields: FormData) {
    const host = provider === 'other' ? String(fields.get('host') ?? '').trim() : null
    const reading = readingOf(fields, new Date())
    return { ...{ provider, port, address, host, secret: String(fields.get('secret') ?? '') }, ...reading }
  }

  function describe(error: unknown): Failure {
    const code = error instanceof ORPCError ? error.code : ''
    const isRefused = code === 'MAILBOX_REFUSED'
    if (isRefused) form.current?.querySelector<HTMLInputElement>('[name="secret"]')?.focus({ preventScroll: true })
    const whose = provider === 'other' ? 'The server' : LABELS[provider]
    return {
      title: isRefused ? `${whose} refused the password` : (FAULTS[code]?.title ?? 'Not tested'),
      sentence: describeFault(error),
      hint: isRefused ? `Your normal password may not work here: use an app password. ${NOTHING_KEPT}` : NOTHING_KEPT,
    }
  }

  async function check(fields: FormData) {
    forget()
    const answer = await checking.mutate((client) => client.applications.inbox.check(settingsOf(fields)), {
      failed: (error) => setFailure(describe(error)),
    })
    setChecked(answer ?? undefined)
  }

  async function connect(fields: FormData) {
    const proof = readProof(fields, security)
    if (typeof proof === 'string') return connecting.setProblem(proof)
    const connected = await connecting.mutate((client) => client.applications.inbox.connect({ ...settingsOf(fields), proof }), {
      reload: [api.applications.inbox.key()],
    })
    if (!connected) return
    showToast({ title: 'Mailbox connected', description: 'We start reading within a minute.', kind: 'good' })
    onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || hasNoPassword) return
    const fields = new FormData(event.currentTarget)
    void (checked ? connect(fields) : check(fields))
  }

  return (
    <WideDialog
      title="Connect a mailbox"
      hint="Replies and invitations find their application by themselves. You confirm each change."
      onClose={onClose}
    >
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_17.5rem]">
        <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 gap-4.5">
          <fieldset disabled={isBusy} onChange={forget} className="grid min-w-0 gap-4.5">
            <Choice label="Provider" labelHidden look="tile" options={LABELS} value={provider} onChange={setProvider} />
            {provider !== 'outlook' && <ProviderSteps provider={provider} />}
            {provider !== 'outlook' && (
              <ServerFields
                isNamed={provider === 'other'}
                {...{ port, address, before }}
                onPort={setPort}
                onAddress={setAddress}
              />
            )}
            {hasNoPassword ? <NoPasswords onMicrosoft={onMicrosoft} /> : <WhatToRead {...{ firstApplication, before }} />}
          </fieldset>
          {failure && <CheckFailed {...failure} />}
          {checked && (
            <>
              <CheckWorked check={checked} />
              {connecting.problem && <Alert kind="bad">{connecting.problem}</Alert>}
              {security.password && (
                <p className="text-13 text-ink-2">Connecting needs the password of your {PRODUCT} account, not the mailbox's.</p>
              )}
              <fieldset disabled={isBusy} className="grid min-w-0 gap-4.5 sm:grid-cols-2">
                <ProofFields security={security} />
              </fieldset>
            </>
          )}
          {!hasNoPassword && (
            <div ref={actions} className="flex scroll-mb-5 flex-wrap items-center gap-3">
              {checked && (
                <Button type="submit" look="primary" busy={connecting.isPending} disabled={isBusy}>
                  <Plug aria-hidden className="size-4" />
                  Connect
                </Button>
              )}
              <Button
                type={checked ? 'button' : 'submit'}
                look={checked ? 'secondary' : 'primary'}
                busy={checking.isPending}
                disabled={isBusy}
                onClick={checked ? () => form.current && void check(new FormData(form.current)) : undefined}
              >
                {checked || failure ? 'Test again' : 'Test'}
              </Button>
              {!checked && (
                <>
                  <Button disabled>Connect</Button>
                  <p className="min-w-0 flex-1 basis-48 text-13 text-ink-3" aria-live="polite">
                    {checking.isPending ? 'We are asking the server and counting …' : 'Connect opens after a test that works.'}
                  </p>
                </>
              )}
            </div>
          )}
        </form>
        <aside aria-label="About reading your mailbox" className="grid gap-4">
          <ReadingPromises />
          <ForwardingAside />
        </aside>
      </div>
    </WideDialog>
  )
}
