import type { NumberedClaim } from '@jobapply/core/documents/letter-rules'
import { CLAIM_KINDS, type ClaimKind } from '@jobapply/core/documents/truth-schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Button, buttonClass } from '#ui/button.tsx'

/** No entry of a profile would make these true. */
const NOT_ABOUT_FACTS: readonly (ClaimKind | null)[] = ['translation', 'disguise', 'instruction', 'length', 'fit']

type Props = {
  claim: NumberedClaim
  /** It is this one of so many. */
  place: number
  count: number
  profile: Profile | undefined
  onNext: () => void
  onChange: () => void
  onTakeOut: () => void
}

/** A claim that nothing backs, with the ways out. */
export function OpenClaim({ claim, place, count, profile, onNext, onChange, onTakeOut }: Props) {
  const isFact = !NOT_ABOUT_FACTS.includes(claim.kind)
  const isNamed = claim.kind !== 'statement' && claim.about !== '' && claim.about !== claim.text
  return (
    <section aria-labelledby="open-claim" className="border-t border-line bg-bad-wash px-6 py-4">
      <div className="flex items-center justify-between gap-3">
        <h3 id="open-claim" className="flex items-center gap-2 font-semibold text-bad">
          <CircleAlert aria-hidden className="size-4" />
          {isFact ? 'Not in your profile' : "Can't stay like this"}
        </h3>
        {count > 1 && (
          <button type="button" onClick={onNext} className="text-13 font-medium text-accent hover:underline">
            {place} of {count}, next
          </button>
        )}
      </div>
      <p className="mt-2 font-serif text-16 wrap-anywhere">“{claim.text}”</p>
      <p className="mt-1 text-13 wrap-anywhere text-ink-2">
        {isNamed && `“${claim.about}”: `}
        {claim.kind && CLAIM_KINDS[claim.kind]} You can't send the letter with it.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onChange}>Change it</Button>
        <Button onClick={onTakeOut}>Take it out</Button>
        {isFact && profile && (
          <Link to={`${PATHS.profiles}/${profile.id}`} className={`${buttonClass({ look: 'quiet' })} -ml-3.5`}>
            It's true, add it to my profile
          </Link>
        )}
      </div>
    </section>
  )
}
