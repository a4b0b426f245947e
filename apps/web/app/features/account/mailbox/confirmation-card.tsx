import type { ForwardingConfirmation } from '@jobapply/core/applications/forwarding/schema'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'

/** What a mail provider sent before it forwards. We show its code, and open nothing. */
export function ConfirmationCard({ confirmation: { from, code, link } }: { confirmation: ForwardingConfirmation }) {
  const { mutate, isPending } = useMutate()
  const done = () =>
    mutate((client) => client.applications.forwarding.confirmed(), { reload: [api.applications.forwarding.key()] })
  return (
    <section
      aria-label="Forwarding confirmation"
      className="grid gap-2 rounded-card border border-accent bg-accent-wash p-3 text-13"
    >
      <p className="wrap-anywhere">{from} asks whether it may forward to this address. If you set that up, its code is</p>
      <p className="font-mono text-16 font-semibold wrap-anywhere">{code}</p>
      {link && (
        <p className="wrap-anywhere">
          It also sent a link. We did not open it:{' '}
          <a className="text-accent underline" href={link} target="_blank" rel="noreferrer">
            {new URL(link).hostname}
          </a>
        </p>
      )}
      <div>
        <Button size="small" busy={isPending} onClick={() => void done()}>
          Done
        </Button>
      </div>
    </section>
  )
}
