import { API_KEY_NAME_MAX_LENGTH } from '@jobapply/core/auth/constants'
import type { ApiKeyRow, CreatedApiKey } from '@jobapply/core/auth/security'
import { momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { NewKey } from './new-key.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

const SECURITY = api.auth.security.get.key()

export function KeysCard() {
  const security = useQuery(api.auth.security.get.queryOptions())
  const [isAsking, setIsAsking] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey>()
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
        <p className="text-ink-2">No API keys yet.</p>
      ) : (
        <SecurityRows label="API keys">
          {keys.map((key) => (
            <Row key={key.id} apiKey={key}>
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
          onSubmit={async (proof, client, fields) => {
            setCreated(await client.auth.security.keys.create({ name: String(fields.get('name') ?? ''), proof }))
            setIsAsking(false)
            await queryClient.invalidateQueries({ queryKey: SECURITY })
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

type RowProps = { apiKey: ApiKeyRow; children: ReactNode }

function Row({ apiKey: { id, name, prefix, createdAt, lastUsedAt }, children }: RowProps) {
  const { mutate, isPending } = useMutate()
  const revoke = () =>
    mutate(
      async (client) => {
        await client.auth.security.keys.revoke({ id })
        showToast({ title: 'Key revoked', description: `${name} no longer works.`, kind: 'good' })
      },
      { reload: [SECURITY] },
    )
  return (
    <SecurityRow
      Icon={KeyRound}
      title={name}
      below={children}
      action={
        <Button look="quiet" busy={isPending} aria-label={`Revoke ${name}`} onClick={() => void revoke()}>
          Revoke
        </Button>
      }
    >
      <code className="font-mono">{prefix}…</code> · created {momentText(createdAt)} ·{' '}
      {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}
    </SecurityRow>
  )
}
