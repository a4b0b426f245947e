import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { ArticleList } from './article-list.tsx'

export const meta = () =>
  pageMeta({
    title: 'Notes on looking for work',
    description: 'Short articles about postings, match scores, interviews, remote work and pay, for people looking for work.',
    path: PATHS.blog,
  })

export default function BlogPage() {
  return <ArticleList />
}
