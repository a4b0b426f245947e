import * as account from './account/faults.ts'
import * as admin from './admin/faults.ts'
import * as adminPeople from './admin/people-faults.ts'
import * as answers from './answers/faults.ts'
import * as api from './api/faults.ts'
import * as applications from './applications/faults.ts'
import * as forwarding from './applications/forwarding/faults.ts'
import * as inbox from './applications/inbox/faults.ts'
import * as auth from './auth/faults.ts'
import * as billing from './billing/faults.ts'
import * as documents from './documents/faults.ts'
import * as jobs from './jobs/faults.ts'
import * as onboarding from './onboarding/faults.ts'
import * as preferences from './preferences/faults.ts'
import * as profiles from './profiles/faults.ts'
import * as resume from './resume/faults.ts'
import * as search from './search/faults.ts'
import type { Fault } from './shared/fault.ts'
import * as shared from './shared/faults.ts'

/** Every fault by its code. */
export const FAULTS: Record<string, Fault> = {
  ...shared,
  ...auth,
  ...billing,
  ...resume,
  ...profiles,
  ...preferences,
  ...onboarding,
  ...jobs,
  ...search,
  ...forwarding,
  ...inbox,
  ...documents,
  ...answers,
  ...applications,
  ...account,
  ...api,
  ...admin,
  ...adminPeople,
}
