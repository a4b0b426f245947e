import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PATHS } from '#paths.ts'

export default [
  // Anybody
  layout('shell/public-layout.tsx', [
    index('features/content/landing-page.tsx'),
    route(PATHS.pricing, 'features/billing/pricing-page.tsx'),
    route(PATHS.about, 'features/content/about-page.tsx'),
    route(PATHS.careers, 'features/content/careers-page.tsx'),
    route(PATHS.blog, 'features/content/blog/blog-page.tsx'),
    route('/blog/category/:category', 'features/content/blog/blog-category-category-page.tsx'),
    route('/blog/:slug', 'features/content/blog/blog-slug-page.tsx'),
    route(PATHS.help, 'features/content/help/help-page.tsx'),
    route(PATHS.documentation, 'features/content/guides/documentation-page.tsx'),
    route(PATHS.apiReference, 'features/content/guides/documentation-api-reference-page.tsx'),
    route('/documentation/:slug', 'features/content/guides/documentation-slug-page.tsx'),
    route(PATHS.resumeTips, 'features/content/advice/resume-tips-page.tsx'),
    route(PATHS.interviewGuide, 'features/content/advice/interview-guide-page.tsx'),
    route(PATHS.careerAdvice, 'features/content/advice/career-advice-page.tsx'),
    route(PATHS.privacyPolicy, 'features/content/legal/privacy-policy-page.tsx'),
    route(PATHS.termsOfService, 'features/content/legal/terms-of-service-page.tsx'),
    route(PATHS.cookiePolicy, 'features/content/legal/cookie-policy-page.tsx'),
    route(PATHS.gdpr, 'features/content/legal/gdpr-page.tsx'),
    route(PATHS.security, 'features/content/legal/security-page.tsx'),
    route(PATHS.offline, 'features/content/offline-page.tsx'), // the service worker shows it
    route('*', 'shell/not-found-page.tsx'), // also prerendered as /404
  ]),
  layout('shell/open-layout.tsx', [
    route(PATHS.confirmDeletion, 'features/account/deletion/delete-account-confirm-page.tsx'), // from the mailed link
  ]),
  route(PATHS.auth, 'features/auth/auth-page.tsx'), // Sign In, Sign Up, Reset, new password

  // Whoever is signed in
  layout('shell/app-layout.tsx', [
    layout('shell/page-frame.tsx', [
      route(PATHS.dashboard, 'features/insights/dashboard-page.tsx'),
      route(PATHS.analytics, 'features/insights/analytics-page.tsx'),
      route('/profiles/:profileId?', 'features/profiles/profiles-page.tsx'),
      route('/edit-profile/:profileId?', 'features/preferences/edit-profile-page.tsx'),
      route('/profile-details/:profileId?', 'features/profiles/profile-details-page.tsx'),
      route('/profile-summary/:profileId?', 'features/preferences/profile-summary-page.tsx'),
      route('/job-preferences/:profileId?', 'pages/job-preferences-page.tsx'),
      route('/job-preferences-summary/:profileId?', 'features/preferences/job-preferences-summary-page.tsx'),
      route('/profile', 'features/profiles/profile-redirect.tsx'), // leads to /profiles
      route(PATHS.search, 'pages/search-page.tsx'),
      route('/auto-apply/:profileId?', 'pages/auto-apply-page.tsx'),
      route(PATHS.answers, 'features/answers/answers-page.tsx'),
      route(PATHS.applications, 'pages/applications-page.tsx'),
      route('/applications/:id/interview', 'features/applications/pack/applications-id-interview-page.tsx'),
      route('/applications/:id/receipt', 'features/applications/receipt/applications-id-receipt-page.tsx'),
      route('/resume/:documentId?', 'features/documents/resume-page.tsx'),
      route('/cover-letters/:letterId?', 'pages/cover-letters-page.tsx'),
      route(PATHS.user, 'features/account/user-page.tsx'),
      route(PATHS.userProfile, 'features/account/userprofile-page.tsx'), // the same screen
      route(PATHS.extension, 'features/api/extension-page.tsx'),
      route(PATHS.settings, 'features/account/settings-page.tsx'),
      route(PATHS.admin, 'features/admin/admin-page.tsx'), // whether somebody is an admin is asked on the page
      route(PATHS.adminPeople, 'features/admin/admin-people-page.tsx'),
      route(PATHS.adminMessages, 'features/admin/admin-messages-page.tsx'),
      route(PATHS.adminHealth, 'features/admin/admin-health-page.tsx'),
      route(PATHS.adminAudit, 'features/admin/admin-audit-page.tsx'),
      route(PATHS.subscriptionAnalytics, 'features/admin/subscription-analytics-page.tsx'),
    ]),
  ]),

  layout('shell/calm-layout.tsx', [
    route('/onboarding/step/:step?', 'features/onboarding/onboarding-step-page.tsx'), // the wizard's four steps
  ]),

  // Other names
  route('/landing', 'features/content/landing-redirect.tsx'), // leads to /
] satisfies RouteConfig
