import type { UploadStep } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import type { UploadStage } from '@jobapply/core/resume/constants'
import { UPLOAD_FAILED } from '@jobapply/core/resume/faults'
import { refreshProfile, rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import type { Client } from '#platform/api.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { refreshFiles, rememberReview } from './review-query.ts'

export type Uploaded = Extract<UploadStep, { stage: 'saved' }>
type Upload = {
  profile: Profile
  file: File
  autoSave: boolean
  signal: AbortSignal
  /** Called when the server has reached a stage. */
  onStage: (stage: UploadStage) => void
}

/** Sends the file and follows the server's progress. */
export async function uploadResume({ profile, file, autoSave, signal, onStage }: Upload, client: Client): Promise<Uploaded> {
  let reached: UploadStage | undefined
  try {
    const steps = await client.profiles.uploadResume({ id: profile.id, file, autoSave }, { signal })
    for await (const step of steps) {
      reached = step.stage
      onStage(step.stage)
      if (step.stage !== 'saved') continue
      rememberReview(step.profile, step.review)
      rememberProfile(step.profile)
      void refreshFiles(profile.id)
      return step
    }
    throw new Error('The connection closed before the upload finished.')
  } catch (error) {
    // The file may be stored already, so ask the server.
    if (reached && reached !== 'parsing') refreshProfile(profile.id)
    throw error
  }
}

/** The server's message, or a general sentence without one (spec 2 §8). */
export function uploadProblem(error: unknown): string {
  if (!(error instanceof ORPCError)) return UPLOAD_FAILED.message
  // "Internal server error" only repeats the code.
  const isCode = error.message.toLowerCase() === error.code.toLowerCase().replaceAll('_', ' ')
  return error.message && !isCode ? error.message : UPLOAD_FAILED.message
}
