import { oc } from '@orpc/contract'
import { PROFILE_NOT_FOUND } from '#profiles/faults'
import { review, reviewInput } from './apply-schema.ts'

export const reviewContract = {
  /** What would go out for each of these jobs, in the order given. Nothing is stored and no unit is taken. */
  review: oc.input(reviewInput).output(review).errors({ PROFILE_NOT_FOUND }),
}
