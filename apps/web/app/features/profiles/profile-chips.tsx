import type { Profile } from '@jobapply/core/profiles/schema'
import { Badge } from '#ui/badge.tsx'

type Props = { profiles: readonly Profile[]; selectedId: string; onSelect: (id: string) => void }

/** Buttons that switch between the person's profiles. */
export const ProfileChips = ({ profiles, selectedId, onSelect }: Props) => (
  <fieldset className="flex flex-wrap gap-2 print:hidden">
    <legend className="sr-only">Profile</legend>
    {profiles.map(({ id, profile_name, is_primary }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === selectedId}
        onClick={() => onSelect(id)}
        className="inline-flex min-h-9 pointer-coarse:min-h-11 max-w-full items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 py-1 font-medium transition-colors hover:bg-sunk aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
      >
        <span className="min-w-0 truncate">{profile_name}</span>
        {is_primary && <Badge tone="accent">Primary</Badge>}
      </button>
    ))}
  </fieldset>
)
