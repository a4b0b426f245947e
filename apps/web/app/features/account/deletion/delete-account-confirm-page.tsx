import { PRODUCT } from '@jobapply/core/auth/constants'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAuth } from '#platform/auth.tsx'
import { LoadingSkeleton } from '#ui/feedback/loading-skeleton.tsx'
import { ConfirmedView } from './confirmed-view.tsx'
import { InvalidLinkView } from './invalid-link-view.tsx'
import { PromptView } from './prompt-view.tsx'

export const meta = () => [{ title: `Delete your account · ${PRODUCT}` }]

/** spec 3 §2: three views, of which the date decides first, so that a reload shows what was confirmed. */
export default function DeleteAccountConfirmPage() {
  const [address] = useSearchParams()
  const { status, user } = useAuth()
  const [confirmedAt, setConfirmedAt] = useState<Date>()
  const token = address.get('token') ?? ''
  const known = confirmedAt ?? (user?.scheduled_deletion_at ? new Date(user.scheduled_deletion_at) : undefined)
  if (known) return <ConfirmedView at={known} />
  if (token === '') return <InvalidLinkView />
  if (status === 'loading') return <LoadingSkeleton />
  return <PromptView token={token} onConfirmed={setConfirmedAt} />
}
