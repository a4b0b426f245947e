/**
 * What each prerendered page runs in the browser. None of them carries React Router: it alone weighs more than a public page may, and
 * with it the sign-in page would not keep its budget. `finish-build.ts` puts these in its place.
 */
export const PAGE_SCRIPTS: Record<string, string> = {
  '/': 'app/shell/public-page.ts',
  '/pricing': 'app/shell/public-page.ts',
  '/gdpr': 'app/shell/public-page.ts',
  '/404': 'app/shell/public-page.ts',
  '/auth': 'app/auth-entry.tsx',
}
