/**
 * The pages that exist, by their paths. Sidebar, menus and command palette offer only what stands here.
 * `/`, `/auth`, `/pricing` and `/gdpr` are documents of their own (no React Router in them): reach them with a plain link or `location`, not
 * with `<Link>`.
 */
export const PATHS = {
  landing: '/',
  auth: '/auth',
  pricing: '/pricing',
  dashboard: '/dashboard',
  analytics: '/analytics',
  profiles: '/profiles',
  editProfile: '/edit-profile',
  profileDetails: '/profile-details',
  profileSummary: '/profile-summary',
  jobPreferences: '/job-preferences',
  jobPreferencesSummary: '/job-preferences-summary',
  autoApply: '/auto-apply',
  answers: '/answers',
  applications: '/applications',
  search: '/search',
  resume: '/resume',
  coverLetters: '/cover-letters',
  onboarding: '/onboarding/step',
  extension: '/extension',
  settings: '/settings',
  confirmDeletion: '/delete-account/confirm',
  gdpr: '/gdpr',
  user: '/user',
  userProfile: '/userprofile',
  admin: '/admin',
  adminPeople: '/admin/people',
  adminHealth: '/admin/health',
  adminAudit: '/admin/audit',
  subscriptionAnalytics: '/subscription-analytics',
} as const

export const pageExists = (path: string) => Object.values<string>(PATHS).includes(path)

const DOCUMENTS: readonly string[] = [PATHS.landing, PATHS.auth, PATHS.pricing, PATHS.gdpr]
/** Whether an address of this site has no React Router in it. */
export const isDocument = (address: string) => DOCUMENTS.includes(address.split(/[?#]/)[0] ?? '')
