import { ARTICLES } from '@jobapply/core/content/articles'
import { BLOG_CATEGORIES } from '@jobapply/core/content/constants'
import { GUIDES } from './app/features/content/guides/guides.ts'
import { PATHS, PUBLIC_PATHS } from './app/paths.ts'

const PUBLIC_SCRIPT = 'app/shell/public-page.ts'

/** Every public page that may be found: the sitemap lists them. */
export const INDEXED_PATHS: readonly string[] = [
  ...PUBLIC_PATHS,
  ...Object.keys(BLOG_CATEGORIES).map((category) => `${PATHS.blog}/category/${category}`),
  ...ARTICLES.map(({ slug }) => `${PATHS.blog}/${slug}`),
  ...GUIDES.map(({ slug }) => `${PATHS.documentation}/${slug}`),
]

/**
 * What each prerendered page runs in the browser. None of them carries React Router: it alone weighs more than a public page may, and
 * with it the sign-in page would not keep its budget. `finish-build.ts` puts these in its place.
 */
export const PAGE_SCRIPTS: Record<string, string> = {
  ...Object.fromEntries([...INDEXED_PATHS, PATHS.offline, '/404'].map((path) => [path, PUBLIC_SCRIPT])),
  [PATHS.auth]: 'app/auth-entry.tsx',
}
