import { useParams } from 'react-router'
import { Missing } from '#features/content/missing.tsx'
import { PageHead } from '#features/content/page-head.tsx'
import { idOf, Prose } from '#features/content/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { Badge } from '#ui/badge.tsx'
import { GUIDES, guidePath } from './guides.ts'

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
    <article className="grid gap-x-14 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Guides" className="pt-16 text-14 max-lg:hidden">
        <p className="text-12 font-semibold text-ink-3">Guides</p>
        <ul className="mt-2">
          {GUIDES.map(({ slug, title: name }) => (
            <li key={slug}>
              <a
                href={guidePath(slug)}
                aria-current={slug === guide.slug ? 'page' : undefined}
                className="block rounded-control px-2.5 py-1.5 text-ink-2 hover:bg-sunk aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
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
        <nav aria-label="On this page" className="mb-10 border-l-2 border-line pl-4">
          <ul className="grid gap-1">
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${idOf(section.title)}`} className="text-ink-2 hover:text-accent hover:underline">
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose sections={sections} />
        <nav
          aria-label="Further guides"
          className="mt-14 flex max-w-[40.5rem] flex-wrap justify-between gap-4 border-t border-dashed border-line-strong pt-6 font-semibold text-accent"
        >
          {before && (
            <a href={guidePath(before.slug)} rel="prev" className="hover:underline">
              Before: {before.title}
            </a>
          )}
          {after && (
            <a href={guidePath(after.slug)} rel="next" className="ml-auto hover:underline">
              Next: {after.title}
            </a>
          )}
        </nav>
      </div>
    </article>
  )
}
