import { PAIRING_CODE_INVALID } from '@jobapply/core/auth/faults'
import type { Proof } from '@jobapply/core/auth/security'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ProofDialog } from '#features/account/security/proof-dialog.tsx'
import { type Greeting, pairWith } from '#features/search/session/bridge.ts'
import { PATHS } from '#paths.ts'
import { api, type Client } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
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
  const security = useQuery(api.auth.security.get.queryOptions())
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutate()

  async function pair(proof: Proof, client: Client) {
    const { code } = await client.auth.security.devices.startPairing({ proof })
    if (await pairWith(code))
      showToast({ title: 'Paired', description: 'The extension in this browser works for your account now.', kind: 'good' })
    else
      showToast({
        title: PAIRING_CODE_INVALID.title,
        description: "The extension couldn't use the code. Please try again.",
        kind: 'bad',
      })
    setIsAsking(false)
    await Promise.all([onChanged(), queryClient.invalidateQueries({ queryKey: api.auth.security.get.key() })])
  }

  /** Without a password and a second step there is nothing to type: a fresh sign-in with Google is enough. */
  const begin = () =>
    mutate(async (client) => {
      const { data, error } = security.data ? security : await security.refetch()
      if (!data) throw error
      if (data.password || data.secondFactor) setIsAsking(true)
      else await pair({}, client)
    })

  // An extension whose key was revoked still believes that it is paired until its next call.
  const count = security.data?.devices.length
  const isDone = isPaired && count !== 0
  return (
    <>
      <Line
        isDone={isDone}
        title={isDone ? 'Paired with your account' : 'Pair this browser'}
        action={
          <Button look={isDone ? 'secondary' : 'primary'} busy={isPending} onClick={() => void begin()}>
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
          'The extension gets its own key, which gives access to your queue and nothing else.'
        )}
      </Line>
      {isAsking && security.data && (
        <ProofDialog
          title="Pair this browser"
          text="The extension in this browser will read your queue and fill in applications for you."
          action="Pair"
          security={security.data}
          onSubmit={pair}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
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
