import { SETTINGS_KEY } from '@jobapply/core/preferences/constants'
import { readSettingsCopy } from '@jobapply/core/preferences/rules'
import type { AutoApplySettings } from '@jobapply/core/preferences/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '#platform/api.ts'
import { useAuth } from '#platform/auth.tsx'
import { readText, saveCopy } from '#platform/local-store.ts'

const readCopyText = () => readText(SETTINGS_KEY)

/** The copy is read again when the window gains focus and when another tab has changed it (spec 2 §2.4). */
function watchCopy(look: () => void) {
  addEventListener('focus', look)
  addEventListener('storage', look)
  return () => {
    removeEventListener('focus', look)
    removeEventListener('storage', look)
  }
}

/** The auto-apply settings of a profile from the server; the browser keeps a copy of the last answer. */
export function useSettingsOf(profileId: string) {
  const { user } = useAuth()
  const query = useQuery(api.preferences.settings.get.queryOptions({ input: { profileId } }))
  const { data } = query
  const userId = user?.id
  useEffect(() => {
    if (userId && data) saveCopy(userId, SETTINGS_KEY, { ...data, profileId })
  }, [userId, profileId, data])
  return query
}

/** The browser's copy, if it belongs to this profile. */
export function useSettingsCopy(profileId: string): AutoApplySettings | undefined {
  const { user } = useAuth()
  const text = useSyncExternalStore(watchCopy, readCopyText)
  const copy = useMemo(() => readSettingsCopy(text, user?.id ?? ''), [text, user?.id])
  return copy?.profileId === profileId ? copy : undefined
}
