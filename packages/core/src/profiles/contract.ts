import { oc } from '@orpc/contract'
import { z } from 'zod'
import { REFUSED_INPUT } from '#shared/problem'
import { NOT_A_JSON_RESUME, PRIMARY_NOT_REASSIGNED, PROFILE_CHANGED, PROFILE_LIMIT_REACHED, PROFILE_NOT_FOUND } from './faults.ts'
import { newProfile, profile, profileId, profileUpdate, renamedProfile, savePoint } from './schema.ts'

const one = z.object({ id: profileId })
const BAD_INPUT = REFUSED_INPUT
/** Sentences that name what has no place where it goes. */
const leftOut = z.array(z.string())

export const profilesContract = {
  /** The person's own, the primary first, then by age. */
  list: oc.output(z.array(profile)),
  get: oc.input(one).output(profile).errors({ PROFILE_NOT_FOUND }),
  create: oc.input(newProfile).output(profile).errors({ PROFILE_LIMIT_REACHED }),
  /** The fields of one tab, or of all. */
  update: oc.input(profileUpdate).output(profile).errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, BAD_INPUT }),
  rename: oc.input(renamedProfile).output(profile).errors({ PROFILE_NOT_FOUND }),
  setPrimary: oc.input(one).output(z.array(profile)).errors({ PROFILE_NOT_FOUND }),
  /** Answers those that remain. */
  remove: oc.input(one).output(z.array(profile)).errors({ PROFILE_NOT_FOUND, PRIMARY_NOT_REASSIGNED }),
  exportJsonResume: oc
    .input(one)
    .output(z.object({ resume: z.record(z.string(), z.unknown()), leftOut }))
    .errors({ PROFILE_NOT_FOUND }),
  importJsonResume: oc
    .input(one.extend({ ...savePoint, resume: z.unknown() }))
    .output(z.object({ profile, leftOut }))
    .errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, NOT_A_JSON_RESUME }),
}
