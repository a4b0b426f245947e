import { MAIL_PROVIDERS, OAUTH_PROVIDERS, type OauthProvider } from '@jobapply/core/applications/inbox/constants'
import * as faults from '@jobapply/core/applications/inbox/faults'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { SecurityRow, SecurityRows } from '#features/account/security/security-row.tsx'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { folderName } from './folder-name.ts'
import { ForwardingRow } from './forwarding-row.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

/** The mailbox in which we look for employers' replies. */
export function MailboxCard() {
  const state = useQuery(api.applications.inbox.mailbox.queryOptions())
  const security = useQuery(api.auth.security.get.queryOptions())
  const [open, setOpen] = useState<'connect' | 'disconnect' | OauthProvider>()
  const mailbox = state.data?.mailbox
  const oauth = state.data?.oauth ?? []
  const close = () => setOpen(undefined)
  useReturnFromProvider()
  return (
    <Card
      title="Mailbox"
      hint="We look for employers' replies and ask you under 'Needs you'. Nothing changes without your click."
    >
      {state.data && security.data ? (
        <SecurityRows>
          <SecurityRow
            Icon={Inbox}
            title={mailbox ? mailbox.address : 'Not connected'}
            action={
              mailbox ? (
                <span className="flex flex-wrap gap-2">
                  {mailbox.isStopped && (
                    <Button onClick={() => setOpen(mailbox.signIn === 'password' ? 'connect' : mailbox.signIn)}>
                      Connect again
                    </Button>
                  )}
                  <Button look="quiet" onClick={() => setOpen('disconnect')}>
                    Disconnect
                  </Button>
                </span>
              ) : (
                <span className="flex flex-wrap gap-2">
                  {oauth.map((one) => (
                    <Button key={one} onClick={() => setOpen(one)}>
                      Sign in with {OAUTH_PROVIDERS[one].label}
                    </Button>
                  ))}
                  <Button onClick={() => setOpen('connect')}>Connect a mailbox</Button>
                </span>
              )
            }
            below={
              mailbox?.problem && (
                <div className="basis-full">
                  <Alert kind="warn">{mailbox.problem}</Alert>
                </div>
              )
            }
          >
            {mailbox ? describe(mailbox) : 'We only read: emails are never marked, moved or deleted.'}
          </SecurityRow>
          <ForwardingRow />
        </SecurityRows>
      ) : (
        <Loading query={state.data ? security : state} />
      )}
      {open === 'connect' && state.data && security.data && (
        <ConnectDialog
          security={security.data}
          before={mailbox ?? null}
          firstApplication={state.data.firstApplication}
          onMicrosoft={oauth.includes('microsoft') ? () => setOpen('microsoft') : undefined}
          onClose={close}
        />
      )}
      {(open === 'google' || open === 'microsoft') && security.data && (
        <SignInDialog provider={open} security={security.data} onClose={close} />
      )}
      {open === 'disconnect' && <DisconnectDialog onClose={close} />}
    </Card>
  )
}

const FAULTS: Readonly<Record<string, { title: string; message: string }>> = { ...faults }

/** How the sign-in at the provider ended; said once. */
function useReturnFromProvider() {
  const [address, setAddress] = useSearchParams()
  const ending = address.get('mailbox')
  useEffect(() => {
    if (ending === null) return
    const fault = FAULTS[ending]
    if (ending === 'connected')
      showToast({ title: 'Mailbox connected', description: 'We start reading within a minute.', kind: 'good' })
    else if (fault) showToast({ title: fault.title, description: fault.message, kind: 'bad' })
    setAddress({ tab: 'account' }, { replace: true })
  }, [ending, setAddress])
}

const describe = ({ provider, host, folders, since, readAt }: Mailbox) =>
  [
    provider === 'other' ? host : MAIL_PROVIDERS[provider].label,
    folders.map(folderName).join(', '),
    `emails since ${dayText(since)}`,
    readAt ? `last read ${dayText(readAt)}` : 'not read yet',
  ].join(' · ')
