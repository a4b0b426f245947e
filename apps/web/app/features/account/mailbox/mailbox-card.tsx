import { MAIL_PROVIDERS } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useState } from 'react'
import { SecurityRow, SecurityRows } from '#features/account/security/security-row.tsx'
import { api } from '#platform/api.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'

/** The mailbox in which we look for employers' replies. */
export function MailboxCard() {
  const state = useQuery(api.applications.inbox.mailbox.queryOptions())
  const security = useQuery(api.auth.security.get.queryOptions())
  const [open, setOpen] = useState<'connect' | 'disconnect'>()
  const mailbox = state.data?.mailbox
  const close = () => setOpen(undefined)
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
                  {mailbox.isStopped && <Button onClick={() => setOpen('connect')}>Connect again</Button>}
                  <Button look="quiet" onClick={() => setOpen('disconnect')}>
                    Disconnect
                  </Button>
                </span>
              ) : (
                <Button onClick={() => setOpen('connect')}>Connect a mailbox</Button>
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
        </SecurityRows>
      ) : (
        <Loading query={state.data ? security : state} />
      )}
      {open === 'connect' && security.data && <ConnectDialog security={security.data} onClose={close} />}
      {open === 'disconnect' && <DisconnectDialog onClose={close} />}
    </Card>
  )
}

const describe = ({ provider, host, folders, since, readAt }: Mailbox) =>
  [
    provider === 'other' ? host : MAIL_PROVIDERS[provider].label,
    folders.map((folder) => (folder === 'INBOX' ? 'Inbox' : folder)).join(', '),
    `emails since ${dayText(since)}`,
    readAt ? `last read ${dayText(readAt)}` : 'not read yet',
  ].join(' · ')
