import { TEMPLATE_DESCRIPTIONS, TEMPLATES } from '@jobapply/core/documents/constants'
import { withTemplate } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign, Template } from '@jobapply/core/documents/schema'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Sheet } from '#features/documents/preview/sheet.tsx'
import { api } from '#platform/api.ts'
import { PanelPart } from './panel-part.tsx'

const ALL = Object.keys(TEMPLATES) as Template[]
const FEW = 4

type Props = {
  /** Drawn small in every template; the content as it was opened, so that typing does not draw them all again. */
  content: ResumeContent
  design: ResumeDesign
  /** The page itself comes first. */
  isReady: boolean
  onChange: (design: ResumeDesign) => void
}

export function TemplateChooser({ content, design, isReady, onChange }: Props) {
  const [wantsAll, setWantsAll] = useState(false)
  const name = useId()
  const { template } = design
  const showsAll = wantsAll || ALL.indexOf(template) >= FEW
  return (
    <PanelPart
      title="Template"
      action={
        !showsAll && (
          <button type="button" onClick={() => setWantsAll(true)} className="font-medium text-accent hover:underline">
            All {ALL.length}
          </button>
        )
      }
    >
      <fieldset>
        <legend className="sr-only">Template</legend>
        <div className="grid grid-cols-4 gap-3">
          {ALL.slice(0, showsAll ? undefined : FEW).map((one) => (
            <label key={one} className="group grid cursor-pointer content-start gap-1 text-center">
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === template}
                onChange={() => onChange(withTemplate(design, one))}
                aria-describedby={`${name}-description`}
                className="sr-only"
              />
              <Thumbnail content={content} design={withTemplate(design, one)} isReady={isReady} />
              <span className="text-12 text-ink-2 group-has-checked:font-semibold group-has-checked:text-accent">
                {TEMPLATES[one]}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p id={`${name}-description`} className="mt-2 text-13 text-ink-2">
        {TEMPLATE_DESCRIPTIONS[template]}
      </p>
    </PanelPart>
  )
}

function Thumbnail({ content, design, isReady }: Pick<Props, 'content' | 'design' | 'isReady'>) {
  // Order, titles and what is hidden do not show at this size: one picture serves them all.
  const [{ sections, hiddenEntries }] = useState(design)
  const { data } = useQuery(
    api.documents.resumes.preview.queryOptions({
      input: { content, design: { ...design, sections, hiddenEntries } },
      enabled: isReady,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
      placeholderData: (before) => before,
      retry: false,
    }),
  )
  const page = data?.pages[0]
  return (
    <span
      aria-hidden
      className="block aspect-[210/297] overflow-hidden rounded-[3px] border border-line bg-[white] group-has-checked:border-accent group-has-checked:ring-1 group-has-checked:ring-accent group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-accent dark:bg-[oklch(0.955_0.005_95)]"
    >
      {page && <Sheet page={page} label="" />}
    </span>
  )
}
