import { API_KEY_NAME_MAX_LENGTH } from '@jobapply/core/auth/constants'
import type { ApiKeyRow, CreatedApiKey } from '@jobapply/core/auth/security'
import { momentText } from '@jobapply/core/shared/show-dates'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api, client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Loading } from '#ui/loading.tsx'
import { NewKey } from './new-key.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

export function KeysCard() {
  const queries = useQueryClient()
  const security = useQuery(api.auth.security.get.queryOptions())
  const [isAsking, setIsAsking] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
  const refresh = () => queries.invalidateQueries({ queryKey: api.auth.security.get.key() })
  const keys = security.data?.keys ?? []
  return (
    <Card
      title="API keys"
      hint="For your own programs, at /api/v1. Treat a key like a password."
      action={<Button onClick={() => setIsAsking(true)}>Create key</Button>}
    >
      {!security.data ? (
        <Loading query={security} />
      ) : keys.length === 0 ? (
        <p className="text-ink-2">You have no key.</p>
      ) : (
        <SecurityRows label="API keys">
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} onRevoked={refresh}>
              {key.id === created?.id && <NewKey value={created.key} onDone={() => setCreated(undefined)} />}
            </Row>
          ))}
        </SecurityRows>
      )}
      {isAsking && security.data && (
        <ProofDialog
          title="Create an API key"
          text="Anyone with the key can act for you. Name it after the program that uses it."
          action="Create key"
          security={security.data}
          onClose={() => setIsAsking(false)}
          onSubmit={async (proof, fields) => {
            setCreated(await client.auth.security.keys.create({ name: String(fields.get('name') ?? ''), proof }))
            setIsAsking(false)
            await refresh()
          }}
        >
          <Field id="key-name" name="name" label="Name" hint="For example: Spreadsheet sync">
            {(control) => <Input {...control} autoComplete="off" maxLength={API_KEY_NAME_MAX_LENGTH} />}
          </Field>
        </ProofDialog>
      )}
    </Card>
  )
}

type RowProps = { apiKey: ApiKeyRow; onRevoked: () => Promise<void>; children: ReactNode }

function Row({ apiKey: { id, name, prefix, createdAt, lastUsedAt }, onRevoked, children }: RowProps) {
  const revoke = useMutation(
    api.auth.security.keys.revoke.mutationOptions({
      onSuccess: () => {
        showToast({ title: 'Key revoked', description: `${name} no longer works.`, kind: 'good' })
        return onRevoked()
      },
      onError: (error) => {
        toastFault(error)
        return onRevoked()
      },
    }),
  )
  return (
    <SecurityRow
      Icon={KeyRound}
      title={name}
      below={children}
      action={
        <Button look="quiet" busy={revoke.isPending} aria-label={`Revoke ${name}`} onClick={() => revoke.mutate({ id })}>
          Revoke
        </Button>
      }
    >
      <code className="font-mono">{prefix}…</code> · created {momentText(createdAt)} ·{' '}
      {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}
    </SecurityRow>
  )
}
