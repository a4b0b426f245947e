import { oc } from '@orpc/contract'
import { z } from 'zod'
import { TRIAL_EXPIRED } from '#billing/faults'
import { PROFILE_CHANGED, PROFILE_NOT_FOUND } from '#profiles/faults'
import { profileId } from '#profiles/schema'
import { automationRead, automationSave } from './automation-schema.ts'

export const automationContract = {
  get: oc.input(z.object({ profileId })).output(automationRead).errors({ PROFILE_NOT_FOUND }),
  /** What is not given stays as it is; all of it is stored, or nothing. */
  save: oc.input(automationSave).output(automationRead).errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, TRIAL_EXPIRED }),
  /** Companies of which nothing more is pre-selected or proposed now, as `foldCompany` writes them. */
  held: oc.output(z.array(z.string())),
}
