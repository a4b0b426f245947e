import { useAuth } from '#platform/auth.tsx'
import { Card } from '#ui/card.tsx'
import { AccountFacts } from './account-facts.tsx'

/** What cannot be changed here (spec 3 §2). */
export function AccountCard() {
  const { user } = useAuth()
  return (
    <Card title="Account">
      <AccountFacts email={user?.email} createdAt={user?.created_at} />
    </Card>
  )
}
