import { AI_WROTE_NOTHING } from '@jobapply/core/documents/faults'
import { Square } from 'lucide-react'
import { Note } from '#features/documents/editing/note.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { useDrafting } from './use-drafting.ts'

type Props = { drafting: ReturnType<typeof useDrafting>; isProfileGone: boolean }

/** What the person should know before they go on writing. */
export const DraftingNotes = ({ drafting: { running, refused, start, stop, forget }, isProfileGone }: Props) => (
  <>
    {running?.engine === 'model' && (
      <div role="status" className="flex flex-wrap items-center gap-3 border-b border-line bg-accent-wash px-4 py-2.5 lg:px-7">
        <Spinner />
        <p className="flex-1">Writing the draft. Your text stays until it's ready.</p>
        <Button size="small" onClick={stop}>
          <Square aria-hidden className="size-3 fill-current" />
          Stop
        </Button>
      </div>
    )}
    {refused && (
      <Note>
        <p>{AI_WROTE_NOTHING.message}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => void start({ ...refused, engine: 'local' })}>
            Draft with the local engine
          </Button>
          <Button size="small" look="quiet" onClick={forget}>
            Not now
          </Button>
        </div>
      </Note>
    )}
    {isProfileGone && (
      <Note>This letter's profile was deleted, so its claims have no evidence. Make a new letter from another profile.</Note>
    )}
  </>
)
