import { DEFAULT_FOLDER, OAUTH_PROVIDERS, type OauthProvider } from '@jobapply/core/applications/inbox/constants'
import type { SecurityState } from '@jobapply/core/auth/security'
import { ProofDialog } from '#features/account/security/proof-dialog.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'

type Props = { provider: OauthProvider; security: SecurityState; onClose: () => void }

/** Says what the provider will grant before the person goes there. */
export function SignInDialog({ provider, security, onClose }: Props) {
  const { label } = OAUTH_PROVIDERS[provider]
  return (
    <ProofDialog
      title={`Sign in with ${label}`}
      text={`${label} has no permission for reading alone: it will say that you grant full access to your mailbox. We only read. Emails are never marked, moved, sent or deleted, and disconnecting forgets the permission.`}
      action={`Continue to ${label}`}
      security={security}
      onClose={onClose}
      onSubmit={async (proof, client, fields) => {
        const since = String(fields.get('since') ?? '') || null
        const { address } = await client.applications.inbox.signIn({ provider, folders: [DEFAULT_FOLDER], since, proof })
        window.location.assign(address)
      }}
    >
      <Field id="mail-since" name="since" label="Emails since" hint="Empty: your first application">
        {(control) => <Input {...control} type="date" />}
      </Field>
    </ProofDialog>
  )
}
