import { usePending } from '#platform/pending.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

type Props = {
  label: string
  title: string
  detail: string
  /** What a person has to do, where no repair helps. */
  reason: string | null
  repair: { label: string; run: () => Promise<unknown> } | undefined
}

/** One disagreement with the provider: what it is, and its repair or its reason. */
export function AuditRow({ label, title, detail, reason, repair }: Props) {
  const { run, isPending } = usePending()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {title} <Badge tone="warn">{label}</Badge>
        </p>
        <p className="text-13 text-ink-2 wrap-anywhere">{detail}</p>
        {reason && <p className="text-13 wrap-anywhere">{reason}</p>}
      </div>
      {repair && (
        <Button
          size="small"
          busy={isPending}
          disabled={isPending}
          aria-label={`${repair.label}: ${title}`}
          onClick={() => void run(repair.run)}
        >
          {repair.label}
        </Button>
      )}
    </li>
  )
}
