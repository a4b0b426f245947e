import { ALERT_HINTS, ALERTS, ALERTS_SAVED } from '@jobapply/core/notices/constants'
import type { Alert, Alerts } from '@jobapply/core/notices/schema'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { mutate, showAtOnce } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Switch } from '#ui/inputs/switch.tsx'

/** The Alerts tab of the settings (spec 3 §2): each toggle is saved at once. */
export function AlertToggles() {
  const stored = useQuery(api.notices.alerts.get.queryOptions())
  return (
    <Card title="Alerts" hint="Choose which emails you get. Notifications under the bell stay the same." className="max-w-2xl">
      {stored.data ? <Toggles alerts={stored.data} /> : <Loading query={stored} />}
    </Card>
  )
}

const queryKey = api.notices.alerts.get.queryKey()

function save(kind: Alert, isOn: boolean) {
  void mutate(
    async (client) => {
      queryClient.setQueryData(queryKey, await client.notices.alerts.save({ [kind]: isOn }))
      showToast({ title: ALERTS_SAVED.title, description: ALERTS_SAVED.message, kind: 'good' })
    },
    { optimistic: showAtOnce(queryKey, (before) => ({ ...before, [kind]: isOn })) },
  )
}

function Toggles({ alerts }: { alerts: Alerts }) {
  return (
    <div className="grid gap-5">
      {(Object.keys(ALERTS) as Alert[]).map((kind) => (
        <Switch
          key={kind}
          label={ALERTS[kind]}
          hint={ALERT_HINTS[kind]}
          checked={alerts[kind]}
          onChange={(isOn) => save(kind, isOn)}
        />
      ))}
    </div>
  )
}
