import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import { jobPreferences } from '@jobapply/core/preferences/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { expect, test } from 'vitest'
import type { Loaded } from './preference-values.ts'
import { openPreferences } from './preferences-draft.ts'

const base: Loaded = { version: 3, preferences: jobPreferences.parse(EMPTY_FIELDS), settings: DEFAULT_SETTINGS }

function openEdited(from = base) {
  const draft = openPreferences('a3bb189e-8bf9-4888-9912-ace4e6543002', from, () => {})
  draft.change({ keywords: ['cardiology'] })
  return draft
}

test('a rename in another window is no reason to ask when preferences are saved; an edit of them is', () => {
  const versionAfter = (newer: Loaded) => {
    const draft = openEdited()
    draft.adopt(newer)
    return draft.read().base.version
  }
  expect(versionAfter({ ...base, version: 4 })).toBe(4)
  expect(versionAfter({ ...base, version: 4, preferences: { ...base.preferences, desired_job_title: 'Nurse' } })).toBe(3)
  expect(versionAfter({ ...base, version: 4, settings: { ...DEFAULT_SETTINGS, minMatchScore: 90 } })).toBe(3)
})

test('settings that arrive late are shown, and edits of the preferences stay', () => {
  const draft = openPreferences('a3bb189e-8bf9-4888-9912-ace4e6543002', { ...base, settings: undefined }, () => {})
  draft.change({ desired_job_title: 'Nurse' })
  draft.adopt({ ...base, settings: { ...DEFAULT_SETTINGS, minMatchScore: 91 } })
  const { desired_job_title, minMatchScore } = draft.read().values
  expect([desired_job_title, minMatchScore, draft.read().base.settings?.minMatchScore]).toEqual(['Nurse', 91, 91])
})
