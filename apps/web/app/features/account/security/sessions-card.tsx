import { endedAccessSentences } from '@jobapply/core/auth/rules'
import type { SessionRow } from '@jobapply/core/auth/security'
import { dayText, momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Laptop, type LucideIcon, Monitor, Smartphone } from 'lucide-react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { SecurityRow, SecurityRows } from './security-row.tsx'

/** By the system's word in the browser's name. */
const ICONS: readonly [RegExp, LucideIcon][] = [
  [/Android|iPhone|iPad/, Smartphone],
  [/Mac|ChromeOS/, Laptop],
]
const iconOf = (browser: string) => ICONS.find(([word]) => word.test(browser))?.[1] ?? Monitor

export function SessionsCard() {
  const security = useQuery(api.auth.security.get.queryOptions())
  const { mutate, isPending } = useMutate()
  const endOthers = () =>
    mutate(
      async (client) => {
        const ended = await client.auth.security.endOtherSessions()
        const description = ['Only this browser is still signed in.', ...endedAccessSentences(ended)].join(' ')
        showToast({ title: 'Signed out', description, kind: 'good' })
      },
      { reload: [api.auth.security.get.key()] },
    )
  const sessions = security.data?.sessions ?? []
  return (
    <Card
      title="Sessions"
      hint="Browsers that are signed in, until 7 days after their last use. Signing out everywhere else also revokes paired browsers."
      action={
        sessions.some(({ isThisOne }) => !isThisOne) && (
          <Button busy={isPending} onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {security.data ? (
        <SecurityRows label="Sessions">
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </SecurityRows>
      ) : (
        <Loading query={security} />
      )}
    </Card>
  )
}

function Row({ session }: { session: SessionRow }) {
  const { id, browser, ipAddress, signedInAt, lastUsedAt, isThisOne } = session
  const { mutate, isPending } = useMutate()
  const end = () =>
    mutate(
      async (client) => {
        await client.auth.security.endSession({ id })
        showToast({ title: 'Signed out', description: browser, kind: 'good' })
      },
      { reload: [api.auth.security.get.key()] },
    )
  return (
    <SecurityRow
      Icon={iconOf(browser)}
      title={
        <>
          {browser}
          {isThisOne && <Badge tone="accent">This browser</Badge>}
        </>
      }
      action={
        !isThisOne && (
          <Button look="quiet" busy={isPending} aria-label={`Sign out ${browser}`} onClick={() => void end()}>
            Sign out
          </Button>
        )
      }
    >
      Signed in {momentText(signedInAt)}
      {!isThisOne && ` · last used ${dayText(lastUsedAt)}`}
      {ipAddress && ` · from ${ipAddress}`}
    </SecurityRow>
  )
}
