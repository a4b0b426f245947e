import { FactsList } from '#features/billing/facts-list.tsx'

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

type Props = { email: string | undefined; createdAt: string | undefined }

/** spec 3 §2: read-only, N/A when the date is not known. */
export const AccountFacts = ({ email, createdAt }: Props) => (
  <FactsList
    facts={[
      ['Email', email ?? 'N/A'],
      ['Member since', createdAt ? <time dateTime={createdAt}>{DATE.format(new Date(createdAt))}</time> : 'N/A'],
    ]}
  />
)
