import { DEFAULT_SETTINGS } from '@jobapply/core/preferences/rules'
import { jobPreferences } from '@jobapply/core/preferences/schema'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import { expect, test } from 'vitest'
import { isOnlyNewer, type Loaded } from './preferences-draft.ts'

const base: Loaded = { version: 3, preferences: jobPreferences.parse(EMPTY_FIELDS), settings: DEFAULT_SETTINGS }

test('a rename in another window is no reason to ask when preferences are saved; an edit of them is', () => {
  expect(isOnlyNewer({ ...base, version: 4 }, base)).toBe(true)
  expect(isOnlyNewer(base, base)).toBe(false)
  expect(isOnlyNewer({ ...base, version: 4, preferences: { ...base.preferences, desired_job_title: 'Nurse' } }, base)).toBe(false)
  expect(isOnlyNewer({ ...base, version: 4, settings: { ...DEFAULT_SETTINGS, minMatchScore: 90 } }, base)).toBe(false)
})
