import { IMPORTANCE } from '@jobapply/core/profiles/constants'

/** The star for what is mandatory, a word for the other two (spec 2 §1). */
export type Importance = keyof typeof IMPORTANCE

export const marksOf = (importance: Importance | undefined) =>
  importance === 'mandatory' ? { isRequired: true } : { note: importance && IMPORTANCE[importance] }
