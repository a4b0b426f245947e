import { type AutomationRead, type AutomationValues, automationValues } from '@jobapply/core/applications/automation-schema'
import { openDraft } from '#forms/draft.ts'
import { pick } from '#forms/draft-state.ts'
import type { Form } from '#forms/form.ts'
import { byPath } from '#forms/problems.ts'
import { api } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'

const FIELDS = Object.keys(automationValues.shape) as (keyof AutomationValues)[]

export const automationOf = (profileId: string) => api.applications.automation.get.queryOptions({ input: { profileId } })

/** Everything that shows these settings elsewhere is read again. */
function remember(profileId: string, stored: AutomationRead) {
  queryClient.setQueryData(automationOf(profileId).queryKey, stored)
  for (const key of [api.preferences.key(), api.profiles.key(), api.applications.automation.held.key()])
    void queryClient.invalidateQueries({ queryKey: key })
}

const automationForm = (profileId: string, onSaved: () => void): Form<AutomationRead, AutomationValues, 'automation'> => ({
  sections: { automation: FIELDS },
  lists: {},
  listTitle: () => '',
  valuesOf: (base) => pick(base, FIELDS),
  check: (_, values) =>
    byPath(
      (automationValues.safeParse(values).error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
    ),
  load: async () => {
    const stored = await api.applications.automation.get.call({ profileId })
    remember(profileId, stored)
    return stored
  },
  send: async ({ base, values, changed, overwrite }, client) => {
    const stored = await client.applications.automation.save({
      profileId,
      version: base.version,
      overwrite,
      changes: pick(
        values,
        FIELDS.filter((field) => changed.includes(field)),
      ),
    })
    remember(profileId, stored)
    return { stored }
  },
  conflict: 'PROFILE_CHANGED',
  reloaded: { title: 'Reloaded', description: 'These are your latest automation settings.' },
  onLoaded: () => {},
  onNotLoaded: toastFault,
  onSaved: ({ isActive }) => {
    showToast({
      title: 'Automation saved',
      description: isActive
        ? 'Automation is on: jobs from your saved searches that match these settings wait for your review.'
        : 'Automation is off: nothing is added to your queue automatically.',
      kind: 'good',
    })
    onSaved()
  },
  onNotSaved: (error) => toastFault(error),
})

/** The edits of the drawer until they are saved. */
export const openAutomation = (profileId: string, loaded: AutomationRead, onSaved: () => void) =>
  openDraft<AutomationRead, AutomationValues, 'automation', object>(automationForm(profileId, onSaved), loaded)
