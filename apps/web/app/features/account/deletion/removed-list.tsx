import { REMOVED_PARTS } from '@jobapply/core/account/deletion-constants'
import type { DeletionSummary } from '@jobapply/core/account/deletion-schema'
import { Minus } from 'lucide-react'

const counted = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

function notesOf({ profiles, searches, applications, files, plan }: DeletionSummary): Record<keyof typeof REMOVED_PARTS, string> {
  return {
    profile: counted(profiles, 'profile'),
    searches: counted(searches, 'search', 'searches'),
    applications: `${counted(applications, 'application')}${applications > 0 ? ', with receipts' : ''}`,
    files: counted(files, 'file'),
    billing: plan ? `${plan}, cancelled when you confirm` : '',
    settings: '',
  }
}

/** DELETE-010. How much it is only the owner sees. */
export function RemovedList({ summary }: { summary: DeletionSummary | undefined }) {
  const notes = summary && notesOf(summary)
  return (
    <ul className="divide-y divide-line border-b border-dashed border-line-strong">
      {(Object.keys(REMOVED_PARTS) as (keyof typeof REMOVED_PARTS)[]).map((part) => (
        <li key={part} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
          <Minus aria-hidden className="size-3.5 text-ink-3" />
          <span className="mr-auto">{REMOVED_PARTS[part]}</span>
          <span className="text-13 text-ink-3">{notes?.[part]}</span>
        </li>
      ))}
    </ul>
  )
}
