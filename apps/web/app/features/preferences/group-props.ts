import type { JobPreferences } from '@jobapply/core/preferences/schema'
import type { Bound } from '#forms/fields/bound.ts'

/** What each group of fields is bound to. */
export type GroupProps = { of: Bound<JobPreferences> }
