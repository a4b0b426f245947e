import { countdown, isEarly } from '@jobapply/core/applications/pack/countdown'
import type { InterviewPack } from '@jobapply/core/applications/pack/schema'
import { Video } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { useNow } from './use-now.ts'

type Props = { interview: NonNullable<InterviewPack['interview']>; callAddress: string | null }

const EVERY_MS = 20_000

/** How long it is until then, and the call. */
export function StartPanel({ interview: { dueAt }, callAddress }: Props) {
  const now = useNow(EVERY_MS)
  if (!dueAt) return null
  return (
    <section aria-labelledby="pack-start" className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h2 id="pack-start" className="text-13 text-ink-2">
        The interview
      </h2>
      <p className="font-serif text-28">{countdown(dueAt, now)}</p>
      {callAddress && (
        <>
          <a
            href={callAddress}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ look: isEarly(dueAt, now) ? 'secondary' : 'primary', size: 'wide' })}
          >
            <Video aria-hidden className="size-4" />
            Open the call<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <p className="text-12 text-ink-2">The link is from an email that you added. We never opened it.</p>
        </>
      )}
    </section>
  )
}
