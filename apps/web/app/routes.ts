import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PATHS } from '#paths.ts'

export default [
  // Anybody
  layout('shell/public-layout.tsx', [
    index('features/content/landing-page.tsx'),
    route('*', 'shell/not-found-page.tsx'), // also prerendered as /404
  ]),
  route(PATHS.auth, 'features/auth/auth-page.tsx'), // Sign In, Sign Up, Reset, new password

  // Whoever is signed in
  layout('shell/app-layout.tsx', [
    layout('shell/page-frame.tsx', [
      route(PATHS.dashboard, 'features/insights/dashboard-page.tsx'),
      route('/auto-apply', 'features/applications/auto-apply-page.tsx'), // leads to /dashboard
    ]),
  ]),

  // Other names
  route('/landing', 'features/content/landing-redirect.tsx'), // leads to /
] satisfies RouteConfig
