import type { Proposal } from '@jobapply/core/profiles/resume-review'
import { Pencil, TextQuote, TriangleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Decision } from './decision.tsx'
import { labelOfField } from './found-fields.tsx'
import { sayMissing } from './review-choices.ts'
import { entryName, ShownValue } from './shown-value.tsx'
import { whyDoubted } from './why-doubted.ts'

type Props = {
  proposal: Proposal
  value: unknown
  isKept: boolean
  /** Shown once the person has tried to save it. */
  problem: string | undefined
  /** The whole document is on the screen, with the lines of this row marked. */
  isBesideDocument: boolean
  /** The open form, in place of the value. */
  form: ReactNode
  onDecide: (isKept: boolean) => void
  onEdit: () => void
  /** The person looks at this row. */
  onPoint: () => void
}

/** The parts that are asked apart from their entry. */
const PARTS: Record<string, string> = { description: 'description', field: 'field of study' }

/** One proposal: the old value beside the new one if there is one, and the person's decision. */
export function ProposalRow({ proposal, value, isKept, problem, isBesideDocument, form, onDecide, onEdit, onPoint }: Props) {
  const { path, field, kind, current, isSure, source } = proposal
  // What is asked can be answered without another tap.
  const [choice, setChoice] = useState<boolean>()
  const isSourceOpen = choice ?? (!isSure && !isBesideDocument)
  const doubt = whyDoubted(proposal)
  const id = useId()
  const entry = entryName(field, value) || labelOfField(field)
  const name = kind === 'addition' ? `${entry}: ${PARTS[path.split('.').at(-1) ?? ''] ?? 'more'}` : entry
  const isBeside = kind === 'differs' || kind === 'onboarding' || kind === 'addition'
  return (
    <li aria-labelledby={id} onPointerEnter={onPoint} onFocus={onPoint} className="grid gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-1 basis-96">
          <h4 id={id} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
            {name}
            {!isSure && (
              <Badge tone="warn">
                <TriangleAlert aria-hidden className="size-3" />
                Please check
              </Badge>
            )}
            {kind === 'differs' && <Badge>Differs from yours</Badge>}
            {kind === 'addition' && <Badge>Adds to yours</Badge>}
            {kind === 'incomplete' && !isKept && <Badge tone="warn">Incomplete</Badge>}
          </h4>
          {!form && (
            <div className={`mt-1 ${isKept ? '' : 'text-ink-3'}`}>
              {isBeside ? (
                <Beside field={field} current={current} value={value} isKept={isKept} />
              ) : (
                <ShownValue field={field} value={value} />
              )}
            </div>
          )}
          {doubt && !form && <p className="mt-1 text-13 text-warn">{doubt}</p>}
          {kind === 'incomplete' && !form && !isKept && <p className="mt-1 text-13 text-warn">{sayMissing(proposal.problem)}</p>}
          {problem && !form && <p className="mt-1 text-13 text-bad">{problem}</p>}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {!form &&
            (kind === 'incomplete' && !isKept ? (
              <Button onClick={onEdit}>Complete</Button>
            ) : (
              <>
                <Decision name={name} isKept={isKept} onDecide={onDecide} />
                <Button look="quiet" size="icon" aria-label={`Edit ${name}`} data-tooltip="Edit" onClick={onEdit}>
                  <Pencil aria-hidden className="size-4" />
                </Button>
              </>
            ))}
          {source.length > 0 && (
            <Button
              look="quiet"
              size="icon"
              aria-label={`Where your document says it: ${name}`}
              aria-expanded={isSourceOpen}
              data-tooltip="Where your document says it"
              onClick={() => setChoice(!isSourceOpen)}
            >
              <TextQuote aria-hidden className="size-4" />
            </Button>
          )}
        </div>
      </div>
      {form}
      {isSourceOpen && <Source lines={source} />}
    </li>
  )
}

type BesideProps = { field: Proposal['field']; current: unknown; value: unknown; isKept: boolean }

/** The value that will be used is emphasised, the other one is muted. */
const Beside = ({ field, current, value, isKept }: BesideProps) => (
  <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-2">
    <div className={`border-l-2 pl-3 ${isKept ? 'border-line text-ink-3' : 'border-accent text-ink'}`}>
      <dt className="text-12 text-ink-3">In your profile</dt>
      <dd>
        <ShownValue field={field} value={current} />
      </dd>
    </div>
    <div className={`border-l-2 pl-3 ${isKept ? 'border-accent text-ink' : 'border-line text-ink-3'}`}>
      <dt className="text-12 text-ink-3">In your resume</dt>
      <dd>
        <ShownValue field={field} value={value} />
      </dd>
    </div>
  </dl>
)

/** The words of the document, highlighted. */
const Source = ({ lines }: { lines: readonly string[] }) => (
  <blockquote className="border-l-2 border-line pl-3 text-13">
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice, and the list never changes
      <p key={index} className="wrap-anywhere">
        <mark className="bg-mark box-decoration-clone text-ink">{line}</mark>
      </p>
    ))}
  </blockquote>
)
