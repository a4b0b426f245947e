import { LEGAL_DATE } from '@jobapply/core/content/constants'
import type { ReactNode } from 'react'
import { PageHead } from '#features/content/prose/page-head.tsx'
import { Prose, type Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'

/** The frame of the five legal pages: a header that links home, the documented date, the text. */
export const LegalText = ({
  title,
  sections = [],
  children,
}: {
  title: string
  sections?: readonly Section[]
  children?: ReactNode
}) => (
  <article>
    <PageHead
      above={
        <a href={PATHS.landing} className="font-semibold text-accent hover:underline">
          Home
        </a>
      }
      title={title}
    >
      <p className="text-16 text-ink-3">{LEGAL_DATE}</p>
    </PageHead>
    <Prose sections={sections} />
    {children}
  </article>
)
