import { oc } from '@orpc/contract'
import { z } from 'zod'
import { PROFILE_LIMIT_REACHED } from '#profiles/faults'
import { profile } from '#profiles/schema'
import { onboardingAnswers } from './schema.ts'

export const onboardingContract = {
  /** Has this person ever finished? Until then, and without a profile, the app's pages lead to the wizard (decisions, Access). */
  state: oc.output(z.object({ finished: z.boolean() })),
  /** Creates the profile with everything that was answered. Every step is required. */
  finish: oc.input(onboardingAnswers).output(profile).errors({ PROFILE_LIMIT_REACHED }),
}
