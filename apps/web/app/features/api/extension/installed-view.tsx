import { PAIRING_CODE_INVALID } from '@jobapply/core/auth/faults'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Greeting, pairWith } from '#features/search/bridge.ts'
import { PATHS } from '#paths.ts'
import { api, client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PlatformsCard } from './platforms-card.tsx'
import { WhatItSees } from './what-it-sees.tsx'

type Props = { greeting: Greeting; onChanged: () => Promise<void> }

export function InstalledView({ greeting, onChanged }: Props) {
  return (
    <>
      <h1 className="font-serif text-28">Browser extension</h1>
      <p className="mt-1.5 mb-6 text-ink-2">It searches the boards that you use, from your own browser.</p>
      <div className="grid max-w-[66rem] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            <Line isDone title="Installed">
              Version {greeting.extVersion}
            </Line>
            <Pairing isPaired={greeting.isPaired} onChanged={onChanged} />
          </ul>
          <PlatformsCard granted={greeting.grantedPlatforms} />
        </div>
        <WhatItSees />
      </div>
    </>
  )
}

function Pairing({ isPaired, onChanged }: Pick<Props, 'onChanged'> & { isPaired: boolean }) {
  const queries = useQueryClient()
  const security = useQuery(api.auth.security.get.queryOptions())
  const pair = useMutation({
    mutationFn: async () => pairWith((await client.auth.security.devices.startPairing()).code),
    onSuccess: async (isDone) => {
      if (isDone)
        showToast({ title: 'Paired', description: 'The extension in this browser works for your account now.', kind: 'good' })
      else
        showToast({
          title: PAIRING_CODE_INVALID.title,
          description: 'The extension could not use the code. Please try again.',
          kind: 'bad',
        })
      await Promise.all([onChanged(), queries.invalidateQueries({ queryKey: api.auth.security.get.key() })])
    },
    onError: (error) => void toastFault(error),
  })
  // An extension whose key was revoked still believes that it is paired until its next call.
  const count = security.data?.devices.length
  const isDone = isPaired && count !== 0
  return (
    <Line
      isDone={isDone}
      title={isDone ? 'Paired with your account' : 'Pair this browser'}
      action={
        <Button look={isDone ? 'secondary' : 'primary'} busy={pair.isPending} onClick={() => pair.mutate()}>
          {isDone ? 'Pair again' : 'Pair this browser'}
        </Button>
      }
    >
      {isDone ? (
        <>
          You can revoke it at any time under{' '}
          <Link to={`${PATHS.settings}?tab=account`} className="text-accent underline underline-offset-2">
            Settings &gt; Account &gt; Devices
          </Link>
          .
        </>
      ) : (
        'The extension gets a key of its own, which opens your queue and nothing else.'
      )}
    </Line>
  )
}

type LineProps = { isDone: boolean; title: string; action?: ReactNode; children: ReactNode }

const Line = ({ isDone, title, action, children }: LineProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
    <CircleCheck aria-hidden className={`size-5 shrink-0 ${isDone ? 'text-good' : 'text-line-strong'}`} />
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-2">{children}</p>
    </div>
    {action}
  </li>
)
