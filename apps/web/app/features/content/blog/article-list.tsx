import { ARTICLES, type Article } from '@jobapply/core/content/articles'
import { BLOG_CATEGORIES, type BlogCategory } from '@jobapply/core/content/constants'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { ArticleLine } from './article-line.tsx'
import { StayUpdated } from './stay-updated.tsx'

export const categoryPath = (category: BlogCategory) => `${PATHS.blog}/category/${category}`
export const articlePath = ({ slug }: Article) => `${PATHS.blog}/${slug}`

/** Every article, or those of one category. Categories are addresses, so that they work without scripts. */
export function ArticleList({ category }: { category?: BlogCategory }) {
  const shown = category ? ARTICLES.filter((article) => article.category === category) : ARTICLES
  const featured = category ? undefined : shown[0]
  const others = featured ? shown.slice(1) : shown
  const choices = [
    { label: 'All', path: PATHS.blog, isChosen: category === undefined },
    ...keysOf(BLOG_CATEGORIES).map((key) => ({
      label: BLOG_CATEGORIES[key],
      path: categoryPath(key),
      isChosen: key === category,
    })),
  ]
  return (
    <>
      <PageHead title="Notes on looking for work" />
      <nav aria-label="Categories" className="flex flex-wrap gap-2 border-b border-line pb-8">
        {choices.map(({ label, path, isChosen }) => (
          <a
            key={path}
            href={path}
            aria-current={isChosen ? 'page' : undefined}
            className={`${buttonClass()} aria-[current=page]:border-accent aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent`}
          >
            {label}
          </a>
        ))}
      </nav>
      {featured && <Featured article={featured} />}
      <ul className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((article) => (
          <li key={article.slug} data-article className="border-t border-line pt-6">
            <Head article={article} className="text-[1.375rem]/7" />
            <p className="mt-3 text-16 text-ink-2">{article.teaser}</p>
            <div className="mt-4">
              <ArticleLine article={article} />
            </div>
          </li>
        ))}
        <li>
          <StayUpdated />
        </li>
      </ul>
    </>
  )
}

const Featured = ({ article }: { article: Article }) => (
  <article data-article data-featured className="grid items-center gap-10 py-12 lg:grid-cols-[1fr_28rem]">
    <div>
      <Head article={article} className="text-28 sm:text-40" />
      <p className="mt-5 text-18 text-ink-2">{article.teaser}</p>
      <div className="mt-5">
        <ArticleLine article={article} />
      </div>
    </div>
    <figure className="border border-line bg-surface p-7 shadow-sheet">
      <figcaption className="text-12 text-ink-3">From a posting</figcaption>
      <p className="mt-3 font-serif text-16 text-ink-2 [&_mark]:bg-mark [&_mark]:text-ink">
        We are looking for a warehouse shift lead to join our friendly and growing team in Rotterdam.{' '}
        <mark>You hold a valid forklift license</mark> and <mark>have led a shift before</mark>. Experience with our planning
        software is nice to have. <mark>The work is in three shifts, weekends included</mark>, and we offer{' '}
        <mark>€3,150 a month</mark>, travel costs and a good lunch.
      </p>
    </figure>
  </article>
)

const Head = ({ article, className }: { article: Article; className: string }) => (
  <>
    <p className="text-13 font-semibold text-accent">{BLOG_CATEGORIES[article.category]}</p>
    <h2 className={`mt-1 text-balance font-serif tracking-[-0.01em] ${className}`}>
      <a
        href={articlePath(article)}
        className="rounded-control hover:underline pointer-coarse:inline-block pointer-coarse:py-2.5"
      >
        {article.title}
      </a>
    </h2>
  </>
)

const keysOf = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as K[]
