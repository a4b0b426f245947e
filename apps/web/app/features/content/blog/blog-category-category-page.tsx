import { BLOG_CATEGORIES, type BlogCategory } from '@jobapply/core/content/constants'
import { useParams } from 'react-router'
import { Missing } from '#features/content/prose/missing.tsx'
import { pageMeta } from '#platform/page-meta.ts'
import { ArticleList, categoryPath } from './article-list.tsx'

const isCategory = (key = ''): key is BlogCategory => Object.hasOwn(BLOG_CATEGORIES, key)

export const meta = ({ params: { category } }: { params: { category?: string } }) =>
  isCategory(category)
    ? pageMeta({
        title: `${BLOG_CATEGORIES[category]}: notes on looking for work`,
        description: `Articles about ${BLOG_CATEGORIES[category]}, for people looking for work.`,
        path: categoryPath(category),
      })
    : []

export default function BlogCategoryPage() {
  const { category } = useParams()
  return isCategory(category) ? <ArticleList category={category} /> : <Missing />
}
