import { oc } from '@orpc/contract'
import { TRIAL_EXPIRED } from '#billing/faults'
import { PROFILE_CHANGED, PROFILE_NOT_FOUND } from '#profiles/faults'
import { REFUSED_INPUT } from '#shared/problem'
import {
  automation,
  automationChanges,
  ofProfile,
  preferencesAnswer,
  preferencesSave,
  preferencesSaved,
  settingsSave,
  storedSettings,
} from './schema.ts'

const BAD_INPUT = REFUSED_INPUT

export const preferencesContract = {
  get: oc.input(ofProfile).output(preferencesAnswer).errors({ PROFILE_NOT_FOUND }),
  /** In one step: stores the preferences, the other tabs and the settings, switches automation off and syncs the settings. */
  save: oc.input(preferencesSave).output(preferencesSaved).errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, BAD_INPUT }),
  /** The documented columns, by profile id (spec 2 §7). */
  automation: {
    get: oc.input(ofProfile).output(automation).errors({ PROFILE_NOT_FOUND }),
    update: oc.input(automationChanges).output(automation).errors({ PROFILE_NOT_FOUND, TRIAL_EXPIRED }),
  },
  settings: {
    get: oc.input(ofProfile).output(storedSettings).errors({ PROFILE_NOT_FOUND }),
    save: oc.input(settingsSave).output(storedSettings).errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, BAD_INPUT, TRIAL_EXPIRED }),
  },
}
