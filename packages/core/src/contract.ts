import { accountContract } from './account/contract.ts'
import { adminContract } from './admin/contract.ts'
import { answersContract } from './answers/contract.ts'
import { applicationsContract } from './applications/contract.ts'
import { csvContract } from './applications/csv/contract.ts'
import { forwardingContract } from './applications/forwarding/contract.ts'
import { inboxContract } from './applications/inbox/contract.ts'
import { packContract } from './applications/pack/contract.ts'
import { repliesContract } from './applications/replies/contract.ts'
import { tasksContract } from './applications/tasks/contract.ts'
import { authContract } from './auth/contract.ts'
import { billingContract } from './billing/contract.ts'
import { documentsContract } from './documents/contract.ts'
import { insightsContract } from './insights/contract.ts'
import { jobsContract } from './jobs/contract.ts'
import { noticesContract } from './notices/contract.ts'
import { onboardingContract } from './onboarding/contract.ts'
import { preferencesContract } from './preferences/contract.ts'
import { profilesContract } from './profiles/contract.ts'
import { resumeContract } from './resume/contract.ts'
import { searchContract } from './search/contract.ts'

/** The whole API on one screen. */
export const contract = {
  auth: authContract,
  resume: resumeContract,
  notices: noticesContract,
  billing: billingContract,
  profiles: profilesContract,
  preferences: preferencesContract,
  onboarding: onboardingContract,
  jobs: jobsContract,
  search: searchContract,
  documents: documentsContract,
  answers: answersContract,
  applications: {
    ...applicationsContract,
    csv: csvContract,
    forwarding: forwardingContract,
    inbox: inboxContract,
    pack: packContract,
    replies: repliesContract,
    tasks: tasksContract,
  },
  insights: insightsContract,
  account: accountContract,
  admin: adminContract,
}
