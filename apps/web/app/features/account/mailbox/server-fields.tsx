import { MAIL_PORTS, type MailPort } from '@jobapply/core/applications/inbox/constants'
import type { Mailbox } from '@jobapply/core/applications/inbox/schema'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { PasswordInput } from '#ui/inputs/password-input.tsx'
import { Select } from '#ui/inputs/select.tsx'

type Props = {
  /** The server is named by the person; the presets have their own. */
  isNamed: boolean
  port: MailPort
  address: string
  before: Mailbox | null
  onPort: (port: MailPort) => void
  onAddress: (address: string) => void
}

/** Where the mailbox is, and what opens it. */
export const ServerFields = ({ isNamed, port, address, before, onPort, onAddress }: Props) => (
  <div className="grid gap-4.5">
    {isNamed && (
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <Field id="mail-host" name="host" label="Server">
          {(control) => (
            <Input
              {...control}
              autoCapitalize="none"
              spellCheck={false}
              maxLength={253}
              placeholder="imap.example.com"
              defaultValue={before?.provider === 'other' ? before.host : ''}
            />
          )}
        </Field>
        <Field id="mail-port" name="port" label="Port">
          {(control) => (
            <Select {...control} empty={null} options={MAIL_PORTS} value={port} onChange={(next) => next && onPort(next)} />
          )}
        </Field>
      </div>
    )}
    <div className="grid gap-4 sm:grid-cols-2">
      <Field id="mail-address" name="address" label="Email address">
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={320}
            value={address}
            onChange={(event) => onAddress(event.target.value.trim())}
          />
        )}
      </Field>
      <Field id="mail-secret" name="secret" label="App password">
        {(control) => <PasswordInput {...control} autoComplete="off" maxLength={500} />}
      </Field>
    </div>
  </div>
)
