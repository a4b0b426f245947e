import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { PrivateAddress } from './private-address.tsx'

/** Beside the form: the way without a password, where the operator takes emails. */
export function ForwardingAside() {
  const state = useQuery(api.applications.forwarding.get.queryOptions())
  const making = useMutate()
  if (!state.data?.isOffered) return null
  const { address } = state.data
  const make = () =>
    making.mutate((client) => client.applications.forwarding.make(), { reload: [api.applications.forwarding.key()] })
  return (
    <section className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <h3 className="text-14 font-semibold">Rather not share a password?</h3>
      <p className="text-13 text-ink-2">Forward employers' emails to your private address instead.</p>
      {address ? (
        <PrivateAddress value={address} />
      ) : (
        <div>
          <Button size="small" busy={making.isPending} onClick={() => void make()}>
            Make an address
          </Button>
        </div>
      )}
    </section>
  )
}
