import { PageHead } from '#features/content/prose/page-head.tsx'
import { Prose, type Section } from '#features/content/prose/prose.tsx'
import { buttonClass } from '#ui/button.tsx'

type Call = { label: string; path: string }

/** A text of advice that ends with what to do next. */
export const AdviceText = ({
  title,
  lead,
  sections,
  calls,
}: {
  title: string
  lead: string
  sections: readonly Section[]
  calls: readonly [Call, ...Call[]]
}) => (
  <article>
    <PageHead title={title}>{lead}</PageHead>
    <Prose sections={sections} />
    <p className="mt-12 flex flex-wrap gap-3 border-t border-dashed border-line-strong pt-8">
      {calls.map(({ label, path }, at) => (
        <a key={path} href={path} className={buttonClass({ look: at === 0 ? 'primary' : 'secondary', size: 'large' })}>
          {label}
        </a>
      ))}
    </p>
  </article>
)
