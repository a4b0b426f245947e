import { useQuery } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { api } from '#platform/api.ts'
import { mutate, useMutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { refresh } from './refresh.ts'

export const goOn = () => mutate((client) => client.applications.goOn().then(refresh))

/** Stands where running work is named, and is there only while something runs. */
export function StopEverything() {
  const forms = useRunningForms()
  if (!forms) return null
  return (
    <div className="flex items-center justify-between gap-3.5">
      <p role="status" className="flex items-center gap-2.5 text-14 text-ink-2">
        <span aria-hidden className="size-2 rounded-full bg-accent ring-4 ring-accent-wash" />
        Filling in {forms}
      </p>
      <StopButton forms={forms} />
    </div>
  )
}

export function useRunningForms(): string | undefined {
  const { data } = useQuery(api.applications.overview.queryOptions())
  if (!data || data.filling === 0) return undefined
  return data.filling === 1 ? '1 form' : `${data.filling} forms`
}

/** It asks nothing: it stops, then says what was stopped. */
export function StopButton({ forms, isShort = false }: { forms: string; isShort?: boolean }) {
  const stopping = useMutate()
  const stop = () =>
    stopping.mutate(async (client) => {
      await client.applications.stop()
      await refresh()
      showToast({
        title: 'Everything is stopped',
        description: `We stopped filling in ${forms}. We don't know whether it was sent: check 'Needs you'.`,
        kind: 'good',
        action: { label: 'Continue', run: () => void goOn() },
      })
    })
  return (
    <Button
      busy={stopping.isPending}
      disabled={stopping.isPending}
      onClick={() => void stop()}
      className={`text-bad! ${isShort ? 'max-md:size-9 max-md:px-0' : ''}`}
    >
      <CircleX aria-hidden className="size-4" />
      <span className={isShort ? 'max-md:sr-only' : ''}>Stop everything</span>
    </Button>
  )
}
