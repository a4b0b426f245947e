import { PERSON_STATES } from '@jobapply/core/admin/people-constants'
import type { PersonDetails } from '@jobapply/core/admin/people-schema'
import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { FactsList } from '#features/billing/facts-list.tsx'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Drawer } from '#ui/dialogs/drawer.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { STATE_TONES } from './people-list.tsx'
import { PersonActions } from './person-actions.tsx'

/** One account: what it is, and what an admin can do about it. */
export function PersonDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const person = useQuery(api.admin.people.get.queryOptions({ input: { id } }))
  return (
    <Drawer title={person.data?.displayName || 'Account'} hint={person.data?.email ?? ''} onClose={onClose}>
      <div className="px-5 pb-6">
        {person.data ? (
          <div className="grid gap-6">
            <Facts person={person.data} />
            <Sessions person={person.data} />
            <PersonActions person={person.data} />
          </div>
        ) : (
          <Loading query={person} />
        )}
      </div>
    </Drawer>
  )
}

const moment = (at: string | null) => (at ? `${dayText(at)}, ${timeText(at)}` : 'Never')

const KINDS = { admin: 'Admin', subscription: 'Subscription', trial: 'Free trial', free: 'Free plan' } as const

function usageText({ kind, current, limits, left }: PersonDetails['usage']): string {
  const used = `${KINDS[kind]}: ${current.monthly}`
  return limits ? `${used} of ${limits.monthly} used in this cycle, ${left} left now` : `${used} in this cycle, unlimited`
}

function Facts({ person }: { person: PersonDetails }) {
  const facts: [string, string][] = [
    ['Joined', moment(person.created_at)],
    ['Last sign-in', moment(person.last_sign_in_at)],
    ['Two-step sign-in', person.hasSecondFactor ? 'On' : 'Off'],
    ['Plan', person.plan_name ?? 'None'],
    ['Trial ends', person.trial_end_date ? moment(person.trial_end_date) : 'Not started'],
    ['Applications', usageText(person.usage)],
    ['Id', person.id],
  ]
  return (
    <div className="grid gap-3">
      <p className="flex gap-1.5">
        <Badge tone={STATE_TONES[person.state]}>{PERSON_STATES[person.state]}</Badge>
        {person.isAdmin && <Badge tone="accent">Admin</Badge>}
      </p>
      <FactsList facts={facts} />
    </div>
  )
}

const Sessions = ({ person: { sessions, sessionCount } }: { person: PersonDetails }) => (
  <section aria-labelledby="person-sessions" className="grid gap-2">
    <h3 id="person-sessions" className="text-16 font-semibold">
      Sessions ({sessionCount})
    </h3>
    {sessions.length === 0 ? (
      <p className="text-14 text-ink-2">Not signed in anywhere.</p>
    ) : (
      <ul className="divide-y divide-line border-y border-line text-14">
        {sessions.map(({ browser, startedAt, usedAt }) => (
          <li key={`${startedAt} ${usedAt} ${browser}`} className="py-2">
            <span className="block font-medium">{browser}</span>
            <span className="block text-13 text-ink-3">
              since {moment(startedAt)}, last used {moment(usedAt)}
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
)
