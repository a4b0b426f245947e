import {
  DEFAULT_FOLDER,
  MAIL_PORTS,
  MAIL_PROVIDERS,
  MAX_FOLDERS,
  type MailPort,
  type MailProvider,
  NO_OUTLOOK,
} from '@jobapply/core/applications/inbox/constants'
import { isPasswordless } from '@jobapply/core/applications/inbox/rules'
import type { SecurityState } from '@jobapply/core/auth/security'
import { useState } from 'react'
import { ProofDialog } from '#features/account/security/proof-dialog.tsx'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { Select } from '#ui/inputs/select.tsx'

type Props = { security: SecurityState; onClose: () => void }

const LABELS = Object.fromEntries(
  Object.entries(MAIL_PROVIDERS)
    // Microsoft takes no passwords.
    .filter(([id]) => id !== 'outlook')
    .map(([id, { label }]) => [id, label]),
) as Record<MailProvider, string>

/** The server, an app password, and where and since when we read. */
export function ConnectDialog({ security, onClose }: Props) {
  const [provider, setProvider] = useState<MailProvider>('gmail')
  const [port, setPort] = useState<MailPort>('993')
  const [address, setAddress] = useState('')
  const { help, label } = MAIL_PROVIDERS[provider]
  return (
    <ProofDialog
      title="Connect a mailbox"
      text="Use an app password, not the password of your mail account. We keep it encrypted, never show it again and only read."
      action="Connect"
      security={security}
      onClose={onClose}
      onSubmit={async (proof, client, fields) => {
        const textOf = (name: string) => String(fields.get(name) ?? '').trim()
        const folders = textOf('folders')
          .split(',')
          .flatMap((name) => name.trim() || [])
        await client.applications.inbox.connect({
          ...{ provider, port, address, proof, secret: String(fields.get('secret') ?? '') },
          host: provider === 'other' ? textOf('host') : null,
          folders: folders.length > 0 ? folders.slice(0, MAX_FOLDERS) : [DEFAULT_FOLDER],
          since: textOf('since') || null,
        })
        await queryClient.invalidateQueries({ queryKey: api.applications.inbox.key() })
        showToast({ title: 'Mailbox connected', description: 'We start reading within a minute.', kind: 'good' })
        onClose()
      }}
    >
      <Field id="mail-provider" name="provider" label="Provider">
        {(control) => <Select {...control} options={LABELS} value={provider} onChange={(next) => next && setProvider(next)} />}
      </Field>
      {provider === 'other' && (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <Field id="mail-host" name="host" label="Server">
            {(control) => (
              <Input {...control} autoCapitalize="none" spellCheck={false} maxLength={253} placeholder="imap.example.com" />
            )}
          </Field>
          <Field id="mail-port" name="port" label="Port">
            {(control) => <Select {...control} options={MAIL_PORTS} value={port} onChange={(next) => next && setPort(next)} />}
          </Field>
        </div>
      )}
      <Field id="mail-address" name="address" label="Email address">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={320}
            value={address}
            onChange={(event) => setAddress(event.target.value.trim())}
          />
        )}
      </Field>
      {isPasswordless(address, '') && <Alert kind="warn">{NO_OUTLOOK}</Alert>}
      <Field id="mail-secret" name="secret" label="App password">
        {(control) => <PasswordInput {...control} autoComplete="off" />}
      </Field>
      {help && (
        <p className="-mt-3 text-13 text-ink-3">
          <a className="text-accent underline" href={help} target="_blank" rel="noreferrer">
            Create one at {label}
          </a>
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="mail-folders" name="folders" label="Folders" hint="Separated by commas">
          {(control) => <Input {...control} defaultValue={DEFAULT_FOLDER} maxLength={1000} />}
        </Field>
        <Field id="mail-since" name="since" label="Emails since" hint="Empty: your first application">
          {(control) => <Input {...control} type="date" />}
        </Field>
      </div>
    </ProofDialog>
  )
}
