import { MAX_PROFILES } from '@jobapply/core/profiles/limit'
import { canCreateProfile } from '@jobapply/core/profiles/rules'
import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'

export function ProfilesHeader({ count, onNew }: { count: number; onNew: () => void }) {
  const canCreate = canCreateProfile(count)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
      <h1 className="font-serif text-28">
        Profiles{' '}
        <span className="text-ink-3">
          ({count}/{MAX_PROFILES})
        </span>
      </h1>
      <div className="grid gap-1 sm:justify-items-end max-sm:justify-items-start">
        <Button
          look="primary"
          disabled={!canCreate}
          aria-describedby={canCreate ? undefined : 'new-profile-limit'}
          onClick={onNew}
        >
          <Plus aria-hidden className="size-4" />
          New Profile
        </Button>
        {!canCreate && (
          <p id="new-profile-limit" className="text-12 text-ink-3">
            {MAX_PROFILES} profiles are the most. Delete one to make room.
          </p>
        )}
      </div>
    </div>
  )
}
