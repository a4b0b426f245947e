import { useParams } from 'react-router'
import { Missing } from '#features/content/prose/missing.tsx'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { idOf, Prose } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { GuideNav } from './guide-nav.tsx'
import { GUIDES, type Guide, guidePath } from './guides.ts'

const findGuide = (slug?: string) => GUIDES.find((guide) => guide.slug === slug)

export function meta({ params: { slug } }: { params: { slug?: string } }) {
  const guide = findGuide(slug)
  if (!guide) return []
  const { title, summary } = guide
  return pageMeta({
    title: `${title}: guide`,
    description: summary,
    path: guidePath(guide.slug),
    type: 'article',
    facts: { '@type': 'TechArticle', headline: title },
  })
}

export default function GuidePage() {
  const guide = findGuide(useParams().slug)
  if (!guide) return <Missing />
  const { title, minutes, level, summary, sections } = guide
  const at = GUIDES.indexOf(guide)
  const [before, after] = [GUIDES[at - 1], GUIDES[at + 1]]
  return (
    <article className="grid gap-x-12 lg:grid-cols-[12rem_minmax(0,1fr)] xl:grid-cols-[12rem_minmax(0,1fr)_11rem]">
      <GuideNav current={guide.slug} />
      <PageHead
        above={
          <>
            <a href={PATHS.documentation} className="font-semibold text-accent hover:underline">
              Documentation
            </a>
            <span>· {minutes} min</span>
            {level && <Badge>{level}</Badge>}
          </>
        }
        title={title}
      >
        {summary}
      </PageHead>
      <nav
        aria-label="On this page"
        className="mb-10 border-l-2 border-line pl-4 text-14 lg:col-start-2 xl:sticky xl:top-6 xl:col-start-3 xl:row-span-2 xl:row-start-1 xl:mt-16 xl:self-start"
      >
        <ul className="grid gap-1.5">
          {sections.map((section) => (
            <li key={section.title}>
              <a
                href={`#${idOf(section.title)}`}
                className="rounded-control text-ink-2 hover:text-accent hover:underline pointer-coarse:inline-block pointer-coarse:py-3"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:col-start-2">
        <Prose sections={sections} />
        <nav aria-label="More guides" className="mt-14 grid max-w-[40.5rem] gap-4 sm:grid-cols-2">
          {before && <Neighbour guide={before} rel="prev" label="Before" />}
          {after && <Neighbour guide={after} rel="next" label="Next" />}
        </nav>
      </div>
    </article>
  )
}

const Neighbour = ({ guide, rel, label }: { guide: Guide; rel: 'prev' | 'next'; label: string }) => (
  <a
    href={guidePath(guide.slug)}
    rel={rel}
    className="rounded-card border border-line bg-surface px-5 py-3 hover:border-line-strong sm:last:col-start-2 sm:last:text-right"
  >
    <span className="block text-13 text-ink-3">{label}</span>
    <span className="font-semibold">{guide.title}</span>
  </a>
)
