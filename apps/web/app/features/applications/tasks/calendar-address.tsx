import { dayText, momentText } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Input } from '#ui/inputs/input.tsx'

const RELOAD = { reload: [api.applications.tasks.feed.get.key()] }

/** An address that a calendar program subscribes to. It is shown once; a new one ends the one before. */
export function CalendarAddress() {
  const [address, setAddress] = useState<string>()
  const state = useQuery(api.applications.tasks.feed.get.queryOptions())
  const making = useMutate()
  const ending = useMutate()
  if (!state.data) return <Loading query={state} />
  const { feed } = state.data
  async function make() {
    const made = await making.mutate((client) => client.applications.tasks.feed.make(), RELOAD)
    if (made) setAddress(made.address)
  }
  async function revoke() {
    const ended = await ending.mutate((client) => client.applications.tasks.feed.revoke(), RELOAD)
    if (ended) setAddress(undefined)
  }
  const isBusy = making.isPending || ending.isPending
  return (
    <div className="grid gap-2.5 text-13">
      <p className="text-ink-2">
        Your calendar can subscribe to your tasks and interviews. Whoever has the address can read them, with job title and
        company.
      </p>
      {address && <NewAddress value={address} />}
      {feed && !address && (
        <p className="text-ink-2">
          You created an address on {dayText(feed.madeAt)}.{' '}
          {feed.readAt ? `A calendar last read it on ${momentText(feed.readAt)}.` : 'No calendar has read it yet.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="small" busy={making.isPending} disabled={isBusy} onClick={() => void make()}>
          {feed ? 'Create a new address' : 'Create a calendar address'}
        </Button>
        {feed && (
          <Button look="quiet" size="small" busy={ending.isPending} disabled={isBusy} onClick={() => void revoke()}>
            Stop sharing
          </Button>
        )}
      </div>
      {feed && <p className="text-12 text-ink-3">A new address replaces the old one.</p>}
    </div>
  )
}

const copy = (value: string) =>
  navigator.clipboard.writeText(value).then(
    () => showToast({ title: 'Copied', description: 'Paste it where your calendar subscribes by address.', kind: 'good' }),
    () => showToast({ title: 'Not copied', description: 'Please select the address and copy it.', kind: 'bad' }),
  )

const NewAddress = ({ value }: { value: string }) => (
  <div className="grid gap-2 rounded-card border border-accent bg-accent-wash p-3">
    <p className="font-semibold">Copy the address now. We keep only a fingerprint of it, so it can't be shown again.</p>
    <div className="flex flex-wrap gap-2">
      <Input
        readOnly
        aria-label="Calendar address"
        value={value}
        onFocus={(event) => event.target.select()}
        className="min-w-0 flex-1 basis-40 font-mono"
      />
      <Button onClick={() => void copy(value)}>
        <Copy aria-hidden className="size-4" />
        Copy
      </Button>
    </div>
  </div>
)
