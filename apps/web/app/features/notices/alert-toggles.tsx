import { ALERT_HINTS, ALERTS, ALERTS_SAVED } from '@jobapply/core/notices/constants'
import type { Alert, Alerts } from '@jobapply/core/notices/schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/loading.tsx'
import { Switch } from '#ui/switch.tsx'

/** The Alerts tab of the settings (spec 3 §2): each toggle is saved at once. */
export function AlertToggles() {
  const stored = useQuery(api.notices.alerts.get.queryOptions())
  return (
    <Card title="Alerts" hint="Choose which mails you get. The notices under the bell stay as they are." className="max-w-2xl">
      {stored.data ? <Toggles alerts={stored.data} /> : <Loading query={stored} />}
    </Card>
  )
}

function Toggles({ alerts }: { alerts: Alerts }) {
  const queries = useQueryClient()
  const queryKey = api.notices.alerts.get.queryKey()
  const saving = useMutation(
    api.notices.alerts.save.mutationOptions({
      onMutate: async (changes) => {
        await queries.cancelQueries({ queryKey })
        queries.setQueryData<Alerts>(queryKey, (before) => before && { ...before, ...definedIn(changes) })
      },
      onSuccess: (saved) => {
        queries.setQueryData(queryKey, saved)
        showToast({ title: ALERTS_SAVED.title, description: ALERTS_SAVED.message, kind: 'good' })
      },
      onError: (error) => {
        toastFault(error)
        return queries.invalidateQueries({ queryKey })
      },
    }),
  )
  return (
    <div className="grid gap-5">
      {(Object.keys(ALERTS) as Alert[]).map((kind) => (
        <Switch
          key={kind}
          label={ALERTS[kind]}
          hint={ALERT_HINTS[kind]}
          checked={alerts[kind]}
          onChange={(isOn) => saving.mutate({ [kind]: isOn })}
        />
      ))}
    </div>
  )
}

const definedIn = (changes: Partial<Record<Alert, boolean | undefined>>) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Alerts>
