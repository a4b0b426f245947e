import { DOCUMENT_NAME_MAX } from '@jobapply/core/documents/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { ArrowLeft, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SaveState } from '#features/documents/editing/save-state.tsx'
import { PATHS } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { NameDialog } from '#ui/dialogs/name-dialog.tsx'
import type { ResumeDraft } from './resume-draft.ts'

type Props = { draft: ResumeDraft; profile: Profile | undefined; onSave: () => void }

/** The resume's name, where it comes from, and whether it is saved. */
export function BuilderHead({ draft, profile, onSave }: Props) {
  const [isNaming, setIsNaming] = useState(false)
  const { name } = draft.read().values
  return (
    <header className="border-b border-line px-6 py-4.5">
      <Link to={PATHS.resume} className="inline-flex items-center gap-1.5 text-13 font-medium text-accent hover:underline">
        <ArrowLeft aria-hidden className="size-3.5" />
        All resumes
      </Link>
      <div className="mt-1 flex items-center gap-1">
        <h1 className="min-w-0 font-serif text-28 wrap-anywhere">{name}</h1>
        <Button look="quiet" size="icon" aria-label="Rename" onClick={() => setIsNaming(true)}>
          <Pencil aria-hidden className="size-4" />
        </Button>
      </div>
      <p className="text-13 wrap-anywhere text-ink-2">
        {profile ? `From the profile ${profile.profile_name}. ` : 'Its profile was deleted. '}
        <SaveState draft={draft} onSave={onSave} />
      </p>
      {isNaming && (
        <NameDialog
          title="Rename resume"
          action="Rename"
          label="Name"
          hint="Only you see it. The downloaded file gets this name, too."
          limit={DOCUMENT_NAME_MAX}
          name={name}
          onSubmit={async (typed) => {
            draft.change({ name: typed })
            return true
          }}
          onClose={() => setIsNaming(false)}
        />
      )}
    </header>
  )
}
