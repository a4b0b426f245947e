import type { NumberedClaim } from '@jobapply/core/documents/letter-rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { Cpu } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { evidenceSentence } from './evidence-sentence.ts'
import { quotesOf } from './fact-source.ts'
import { OpenClaim } from './open-claim.tsx'

export type CheckState = 'checked' | 'checking' | 'failed'

type Props = {
  claims: readonly NumberedClaim[]
  state: CheckState
  isEmpty: boolean
  isApproved: boolean
  profile: Profile | undefined
  /** The claim without evidence that is to be resolved. */
  shown: NumberedClaim | undefined
  activeFrom: number | undefined
  onNext: () => void
  onGo: (claim: NumberedClaim) => void
  onTakeOut: (claim: NumberedClaim) => void
  onRetry: () => void
  /** Who wrote the text. */
  origin: ReactNode
}

/** What the letter claims, and the lines of the profile that back it. What nothing backs comes first. */
export function TruthPanel(props: Props) {
  const { claims, state, isEmpty, isApproved, profile, shown, activeFrom, onNext, onGo, onTakeOut, onRetry, origin } = props
  const open = claims.filter(({ supported }) => !supported)
  const backed = claims.filter(({ supported }) => supported)
  return (
    <div className="flex min-h-full flex-col">
      <header className="grid gap-1.5 px-6 pt-5 pb-4">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="text-16 font-semibold">Truth check</h2>
          <p className="text-13 text-ink-3 max-lg:mr-8">
            {isApproved ? <Badge tone="good">Approved</Badge> : state === 'checking' && !isEmpty && 'Checking…'}
          </p>
        </div>
        {state === 'failed' ? (
          <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-warn">
            Not checked yet: your last changes aren't saved.
            <Button size="small" onClick={onRetry}>
              Try again
            </Button>
          </div>
        ) : (
          <p role="status" className={state === 'checked' && open.length === 0 && backed.length > 0 ? 'text-good' : 'text-ink-2'}>
            {evidenceSentence(claims, isEmpty)}
          </p>
        )}
        <Meter claims={claims} />
      </header>
      <div className={state === 'checked' ? '' : 'opacity-60'}>
        {shown && (
          <OpenClaim
            claim={shown}
            place={open.indexOf(shown) + 1}
            count={open.length}
            profile={profile}
            onNext={onNext}
            onChange={() => onGo(shown)}
            onTakeOut={() => onTakeOut(shown)}
          />
        )}
        {backed.length > 0 && (
          <ol aria-label="Evidence" className="border-t border-line py-1.5">
            {backed.map((claim) => (
              <Evidence
                key={claim.from}
                claim={claim}
                profile={profile}
                isActive={claim.from === activeFrom}
                onGo={() => onGo(claim)}
              />
            ))}
          </ol>
        )}
      </div>
      <p className="mt-auto flex gap-2.5 border-t border-line px-6 py-3.5 text-12 text-ink-3">
        <Cpu aria-hidden className="mt-px size-3.5 shrink-0" />
        <span>{origin}</span>
      </p>
    </div>
  )
}

const Meter = ({ claims }: Pick<Props, 'claims'>) => (
  <div aria-hidden className="mt-1 flex gap-[min(0.25rem,1%)]">
    {claims.map(({ from, supported }) => (
      <span key={from} className={`h-1.25 flex-1 rounded-full ${supported ? 'bg-accent' : 'bg-bad'}`} />
    ))}
  </div>
)

type EvidenceProps = { claim: NumberedClaim; profile: Profile | undefined; isActive: boolean; onGo: () => void }

const Evidence = ({ claim, profile, isActive, onGo }: EvidenceProps) => (
  <li
    aria-current={isActive || undefined}
    className="relative flex gap-4 px-6 py-2.5 not-last:after:absolute not-last:after:inset-x-6 not-last:after:bottom-0 not-last:after:border-b not-last:after:border-line not-aria-[current]:hover:bg-sunk aria-[current]:bg-accent-wash"
  >
    <span className="w-3 shrink-0 pt-px text-12 font-semibold text-accent">{claim.number}</span>
    <div className="grid min-w-0 gap-0.5 wrap-anywhere">
      <button type="button" onClick={onGo} className="text-left font-medium before:absolute before:inset-0">
        {claim.text}
      </button>
      {quotesOf(claim.facts, profile).map(([source, quotes]) => (
        <div key={source} className="grid justify-items-start gap-0.5 text-13">
          {quotes.map((quote) => (
            <q key={quote} className="rounded-[2px] box-decoration-clone bg-mark px-0.5 text-ink-2">
              {quote}
            </q>
          ))}
          <p className="text-12 text-ink-3">{source}</p>
        </div>
      ))}
    </div>
  </li>
)
