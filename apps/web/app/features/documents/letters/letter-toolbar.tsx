import { countWords } from '@jobapply/core/documents/letter-rules'
import { ArrowLeft, History, PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SaveState } from '#features/documents/editing/save-state.tsx'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import type { LetterDraft } from './letter-draft.ts'

type Props = {
  draft: LetterDraft
  isApproved: boolean
  canDraft: boolean
  isDrafting: boolean
  onSave: () => void
  onVersions: () => void
  onDraft: () => void
  /** The main action; on a small screen it stands at the lower edge. */
  children: ReactNode
}

/** Above the sheet: what the letter is for, and whether it is saved. */
export function LetterToolbar({ draft, isApproved, canDraft, isDrafting, onSave, onVersions, onDraft, children }: Props) {
  const { values, base } = draft.read()
  const words = countWords(values.text)
  return (
    <div className="sticky top-14 z-20 flex items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-4 py-2.5 max-sm:flex-wrap lg:px-7">
      <div className="min-w-0 flex-1 max-sm:w-full max-sm:flex-none">
        <div className="flex gap-x-3 text-13 text-ink-2">
          <Link
            to={PATHS.coverLetters}
            className="inline-flex shrink-0 items-center gap-1.5 self-start font-medium text-accent hover:underline"
          >
            <ArrowLeft aria-hidden className="size-3.5" />
            All letters
          </Link>
          <p>
            {words === 1 ? '1 word. ' : `${words} words. `}
            <SaveState draft={draft} onSave={onSave} />
          </p>
        </div>
        <h1 className="mt-0.5 font-semibold wrap-anywhere max-sm:line-clamp-2 sm:truncate">
          {`${base.job.title}, ${base.job.company}`}
        </h1>
      </div>
      <div className="flex gap-2">
        <Button size="icon" aria-label="Versions" data-tooltip="Versions" onClick={onVersions}>
          <History aria-hidden className="size-4" />
        </Button>
        {isApproved ? (
          // Its files take the room.
          <Button
            size="icon"
            aria-label="Draft again"
            data-tooltip="Draft again"
            disabled={!canDraft || isDrafting}
            onClick={onDraft}
          >
            <PenLine aria-hidden className="size-4" />
          </Button>
        ) : (
          <Button busy={isDrafting} disabled={!canDraft || isDrafting} onClick={onDraft}>
            {base.text === '' ? 'Draft' : 'Draft again'}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
