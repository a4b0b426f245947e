import { IMPORTANCE } from '@jobapply/core/profiles/constants'

/** Mandatory fields have a star, the others a word beside the label (spec 2 §1). */
export type Importance = keyof typeof IMPORTANCE

export const marksOf = (importance: Importance | undefined) =>
  importance === 'mandatory' ? { isRequired: true } : { note: importance && IMPORTANCE[importance] }
