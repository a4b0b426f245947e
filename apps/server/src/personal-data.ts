import * as applications from './features/applications/personal.ts'
import * as billing from './features/billing/personal.ts'
import * as notices from './features/notices/personal.ts'
import * as profiles from './features/profiles/personal.ts'
import * as resume from './features/resume/personal.ts'
import * as search from './features/search/personal.ts'
import * as ai from './platform/ai/personal.ts'
import * as auth from './platform/auth/personal.ts'
import type { Db } from './platform/db/database.ts'

type PersonalData = {
  /** The tables with a user id that it answers for. */
  tables: readonly string[]
  collect(db: Db, userId: string): Promise<object>
  erase(tx: Db, userId: string): Promise<unknown>
}

/** One line a feature, in the order in which a person's data is erased: what others point at comes last. */
export const PERSONAL_DATA: Record<string, PersonalData> = {
  billing: {
    tables: ['user_subscriptions', 'subscribers', 'payment_customers', 'payment_events', 'quota_uses', 'local_stripe_objects'],
    ...billing,
  },
  notices: { tables: ['notices', 'alert_toggles'], ...notices },
  applications: { tables: ['job_applications'], ...applications },
  search: { tables: ['saved_searches', 'announced_jobs'], ...search },
  profiles: { tables: ['user_profiles'], ...profiles },
  resume: { tables: ['resumes'], ...resume },
  ai: { tables: ['ai_ledger'], ...ai },
  auth: { tables: ['users', 'sessions', 'identities', 'auth_tokens', 'profiles', 'user_roles'], ...auth },
}
