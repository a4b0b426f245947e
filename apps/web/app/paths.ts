/**
 * The pages that exist, by their paths. Sidebar, menus and command palette offer only what stands here.
 * `/` and `/auth` are documents of their own (no React Router in them): reach them with a plain link or `location`, not with `<Link>`.
 */
export const PATHS = {
  landing: '/',
  auth: '/auth',
  dashboard: '/dashboard',
  profiles: '/profiles',
  editProfile: '/edit-profile',
  profileDetails: '/profile-details',
  profileSummary: '/profile-summary',
  jobPreferences: '/job-preferences',
  jobPreferencesSummary: '/job-preferences-summary',
  search: '/search',
  onboarding: '/onboarding/step',
} as const

export const pageExists = (path: string) => Object.values<string>(PATHS).includes(path)
