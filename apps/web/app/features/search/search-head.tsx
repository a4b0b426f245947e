import type { Profile } from '@jobapply/core/profiles/schema'
import { type Store, useStore } from '#forms/store.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'
import { useMinWidth } from '#ui/media.ts'
import type { SearchDraft } from './session/search-state.ts'

type Props = {
  title: string | undefined
  profiles: readonly Profile[]
  draft: Store<SearchDraft>
  /** How many jobs are selected. */
  count: number
  /** An open job has the main action. */
  isQuiet: boolean
  onContinue: () => void
}

/** The profile to search with, and 'Continue to Apply': on a small screen at its lower edge, once something is selected. */
export function SearchHead({ title, profiles, draft, count, isQuiet, onContinue }: Props) {
  const profileId = useStore(draft, (state) => state.profileId)
  const isSmall = !useMinWidth(768)
  const button = (
    <Button look={count > 0 && !isQuiet ? 'primary' : 'secondary'} onClick={onContinue} className="max-md:h-11 max-md:w-full">
      Continue to Apply ({count})
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {title && <h1 className="sr-only">{title}</h1>}
      <div className="flex items-center gap-3 max-md:w-full md:ml-auto">
        <label htmlFor="search-profile" className="shrink-0 text-14 font-medium">
          Profile <span className="text-12 font-semibold text-warn">Required</span>
        </label>
        <Select
          id="search-profile"
          options={Object.fromEntries(profiles.map(({ id, profile_name }) => [id, profile_name]))}
          value={profileId ?? null}
          onChange={(id) => draft.set({ profileId: id ?? undefined })}
          empty="Select a profile"
          className="max-md:flex-1 md:w-52"
        />
      </div>
      {!isSmall ? (
        button
      ) : count > 0 ? (
        <div
          data-lower-edge
          className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
        >
          {button}
        </div>
      ) : null}
    </div>
  )
}
