import { ARTICLES } from '@jobapply/core/content/articles'
import { BLOG_CATEGORIES } from '@jobapply/core/content/constants'
import { OPERATOR } from '@jobapply/core/content/operator'
import { useParams } from 'react-router'
import { Missing } from '#features/content/prose/missing.tsx'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { Prose } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { ArticleLine } from './article-line.tsx'
import { articlePath, categoryPath } from './article-list.tsx'
import { ARTICLE_TEXTS } from './article-texts.ts'
import { StayUpdated } from './stay-updated.tsx'

const findArticle = (slug?: string) => ARTICLES.find((article) => article.slug === slug)

export function meta({ params: { slug } }: { params: { slug?: string } }) {
  const article = findArticle(slug)
  if (!article) return []
  const { title, teaser, date, author } = article
  return pageMeta({
    title,
    description: teaser,
    path: articlePath(article),
    type: 'article',
    facts: {
      '@type': 'Article',
      headline: title,
      datePublished: date,
      ...(OPERATOR.authors.confirmed && { author: { '@type': 'Person', name: author } }),
    },
  })
}

export default function BlogArticlePage() {
  const article = findArticle(useParams().slug)
  if (!article) return <Missing />
  const at = ARTICLES.indexOf(article)
  const next = ARTICLES[(at + 1) % ARTICLES.length] ?? article
  return (
    <article>
      <PageHead
        above={
          <a href={categoryPath(article.category)} className="font-semibold text-accent hover:underline">
            {BLOG_CATEGORIES[article.category]}
          </a>
        }
        title={article.title}
      >
        {article.teaser}
      </PageHead>
      <div className="-mt-6 mb-12 border-b border-line pb-6">
        <ArticleLine article={article} />
      </div>
      <Prose sections={ARTICLE_TEXTS[article.slug] ?? []} />
      <nav
        aria-label="More articles"
        className="mt-14 flex flex-wrap justify-between gap-4 border-t border-dashed border-line-strong pt-6"
      >
        <a href={PATHS.blog} className="font-semibold text-accent hover:underline">
          All articles
        </a>
        <a href={articlePath(next)} rel="next" className="font-semibold text-accent hover:underline">
          Next: {next.title}
        </a>
      </nav>
      <div className="mt-12 max-w-96">
        <StayUpdated />
      </div>
    </article>
  )
}
