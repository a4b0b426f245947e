import type { NeedsYou } from '@jobapply/core/applications/questions-schema'
import { ArrowUpRight, Check } from 'lucide-react'
import { takeStep } from '#features/applications/stop/steps.ts'

type Props = { waiting: NeedsYou['waiting']; served: ReadonlyMap<string, number> }

/** The applications that wait for answers; their ticks fill while the person answers. */
export const WaitingList = ({ waiting, served }: Props) => (
  <section aria-label="Waiting" className="rounded-card border border-line bg-surface">
    <div className="flex items-baseline justify-between gap-3 px-4 py-3">
      <h2 className="text-16 font-semibold">Waiting</h2>
      <p className="text-13 text-ink-3">{waiting.length === 1 ? '1 application' : `${waiting.length} applications`}</p>
    </div>
    <ul className="divide-y divide-line border-t border-line">
      {waiting.map(({ applicationId, job_title, company, application_url, open }) => {
        const now = Math.min(served.get(applicationId) ?? 0, open)
        return (
          <li key={applicationId} className="px-4 py-2.5">
            <div className="flex items-start justify-between gap-3">
              <p className="min-w-0 font-medium break-words">{job_title}</p>
              <span aria-hidden className="mt-2 flex shrink-0 gap-1">
                {Array.from({ length: Math.min(open, 8) }, (_, place) => (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no other name
                    key={place}
                    className={`h-1.5 w-2.5 rounded-full ${place < now ? 'bg-accent' : 'bg-line'}`}
                  />
                ))}
              </span>
            </div>
            <p className="text-13 break-words text-ink-3">{company}</p>
            {now === open ? (
              <p className="flex items-center gap-1.5 text-13 font-medium text-good">
                <Check aria-hidden className="size-4" /> Continues when you save
              </p>
            ) : (
              <p className="text-13 text-ink-2">{open - now === 1 ? '1 left' : `${open - now} left`}</p>
            )}
            <a
              href={application_url ?? undefined}
              target="_blank"
              rel="noreferrer"
              onClick={() => void takeStep('open', { id: applicationId })}
              className="inline-flex items-center gap-1 text-13 font-medium text-accent underline-offset-2 hover:underline"
            >
              Open the form
              <span className="sr-only"> of {job_title} (opens in a new tab)</span>
              <ArrowUpRight aria-hidden className="size-3.5" />
            </a>
          </li>
        )
      })}
    </ul>
  </section>
)
