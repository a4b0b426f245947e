/**
 * The pages that exist, by their paths. Sidebar, menus and command palette offer only what stands here.
 * The public ones and `/auth` are documents of their own (no React Router in them): reach them with a plain link or `location`, not with
 * `<Link>`.
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
  about: '/about',
  careers: '/careers',
  blog: '/blog',
  help: '/help',
  documentation: '/documentation',
  apiReference: '/documentation/api-reference',
  resumeTips: '/resume-tips',
  interviewGuide: '/interview-guide',
  careerAdvice: '/career-advice',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  cookiePolicy: '/cookie-policy',
  gdpr: '/gdpr',
  security: '/security',
  offline: '/offline',
  user: '/user',
  userProfile: '/userprofile',
  admin: '/admin',
  adminPeople: '/admin/people',
  adminMessages: '/admin/messages',
  adminHealth: '/admin/health',
  adminAudit: '/admin/audit',
  subscriptionAnalytics: '/subscription-analytics',
} as const

export const pageExists = (path: string) => Object.values<string>(PATHS).includes(path)

/** The public pages with a fixed address. Articles and guides stand below `/blog` and `/documentation`. */
export const PUBLIC_PATHS: readonly string[] = [
  PATHS.landing,
  PATHS.pricing,
  PATHS.about,
  PATHS.careers,
  PATHS.blog,
  PATHS.help,
  PATHS.documentation,
  PATHS.apiReference,
  PATHS.resumeTips,
  PATHS.interviewGuide,
  PATHS.careerAdvice,
  PATHS.privacyPolicy,
  PATHS.termsOfService,
  PATHS.cookiePolicy,
  PATHS.gdpr,
  PATHS.security,
]
const BOOKS = [`${PATHS.blog}/`, `${PATHS.documentation}/`]

/** Whether an address of this site has no React Router in it. */
export function isDocument(address: string): boolean {
  const path = address.split(/[?#]/)[0] ?? ''
  return path === PATHS.auth || PUBLIC_PATHS.includes(path) || BOOKS.some((book) => path.startsWith(book))
}
