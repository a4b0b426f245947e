import { dayText } from '@jobapply/core/shared/time/show-dates'
import { FactsList } from '#features/billing/facts-list.tsx'

type Props = { email: string | undefined; createdAt: string | undefined }

/** spec 3 §2: read-only, N/A when the date is not known. */
export function AccountFacts({ email, createdAt }: Props) {
  const since = createdAt ? <time dateTime={createdAt}>{dayText(createdAt)}</time> : 'N/A'
  const facts = [
    ['Email', email ?? 'N/A'],
    ['Member since', since],
  ] as const
  return <FactsList facts={facts} />
}
