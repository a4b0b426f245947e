import { applicationsRouter } from './features/applications/router.ts'
import { billingRouter } from './features/billing/router.ts'
import { jobsRouter } from './features/jobs/router.ts'
import { noticesRouter } from './features/notices/router.ts'
import { onboardingRouter } from './features/onboarding/router.ts'
import { preferencesRouter } from './features/preferences/router.ts'
import { profilesRouter } from './features/profiles/router.ts'
import { resumeRouter } from './features/resume/router.ts'
import { searchRouter } from './features/search/router.ts'
import { authRouter } from './platform/auth/router.ts'

/** Every call of the contract, one line a feature. */
export const router = {
  auth: authRouter,
  resume: resumeRouter,
  notices: noticesRouter,
  billing: billingRouter,
  profiles: profilesRouter,
  preferences: preferencesRouter,
  onboarding: onboardingRouter,
  jobs: jobsRouter,
  search: searchRouter,
  applications: applicationsRouter,
}
