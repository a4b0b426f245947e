import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { PARSE_FAULTS } from '#resume/contract'
import { RESUME_NOT_FOUND, TOO_MANY_RESUMES } from '#resume/faults'
import { storedResume } from '#resume/schema'
import { REFUSED_INPUT } from '#shared/problem'
import { NOT_A_JSON_RESUME, PRIMARY_NOT_REASSIGNED, PROFILE_CHANGED, PROFILE_LIMIT_REACHED, PROFILE_NOT_FOUND } from './faults.ts'
import { resumeReview, uploadStep } from './resume-review.ts'
import { newProfile, profile, profileChanges, profileId, profileUpdate, renamedProfile, savePoint } from './schema.ts'

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

  /** Reads, stores, prepares and saves, and reports each step. Without `autoSave` the profile keeps its values for the review. */
  uploadResume: oc
    .input(one.extend({ file: z.file(), autoSave: z.boolean() }))
    .output(eventIterator(uploadStep))
    .errors({ ...PARSE_FAULTS, PROFILE_NOT_FOUND, TOO_MANY_RESUMES }),
  /** The stored files of a profile, the newest first. */
  listResumes: oc.input(one).output(z.array(storedResume)),
  /** What the newest resume says that the profile does not; null without one. */
  reviewResume: oc.input(one).output(resumeReview.nullable()).errors({ PROFILE_NOT_FOUND }),
  /** What the person kept of it, edited or as it was found; the review is then done. */
  saveReview: oc
    .input(one.extend({ ...savePoint, resumeId: z.guid(), changes: profileChanges }))
    .output(profile)
    .errors({ PROFILE_NOT_FOUND, PROFILE_CHANGED, RESUME_NOT_FOUND, BAD_INPUT }),
  /** The file and what was read from it. */
  removeResume: oc
    .input(one.extend({ resumeId: z.guid() }))
    .output(profile)
    .errors({ PROFILE_NOT_FOUND, RESUME_NOT_FOUND }),
}
