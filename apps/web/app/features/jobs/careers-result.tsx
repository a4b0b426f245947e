import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Client } from '#platform/api.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { followCompany } from './follow-company.ts'

export type Pasted = Awaited<ReturnType<Client['jobs']['paste']>>

/** What an address led to, in a sentence; the board of a company can be followed from here. */
export const CareersResult = ({ pasted }: { pasted: Pasted }) => (
  <div role="status" className={`rounded-card p-4 ${pasted.kind === 'board' ? 'border border-accent' : 'bg-accent-wash'}`}>
    {pasted.kind === 'board' ? (
      <FoundBoard key={pasted.boardId} board={pasted} />
    ) : (
      <p className="max-w-[60ch]">{describePasted(pasted)}</p>
    )}
  </div>
)

function FoundBoard({ board: { boardId, name, system, jobs, ...board } }: { board: Extract<Pasted, { kind: 'board' }> }) {
  const [isFollowed, setIsFollowed] = useState(board.isFollowed)
  const { run, isPending } = usePending()
  const follow = async () => {
    if (await followCompany({ boardId })) setIsFollowed(true)
  }
  return (
    <div className="grid justify-items-start gap-4">
      <h3 className="text-16 font-semibold wrap-anywhere">{name}</h3>
      <ul className="grid gap-2">
        <Done note="We'll keep reading it from now on.">Job list found: {system}</Done>
        <Done note="They're in your search now.">{count(jobs)} read</Done>
      </ul>
      <Button look="primary" busy={isPending} disabled={isFollowed || isPending} onClick={() => void run(follow)}>
        {isFollowed ? 'Following' : `Follow ${name}`}
      </Button>
    </div>
  )
}

const Done = ({ note, children }: { note: string; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <Check aria-hidden className="mt-0.75 size-4 shrink-0 text-good" />
    <div className="min-w-0">
      {children}
      <p className="text-13 text-ink-3">{note}</p>
    </div>
  </li>
)

const count = (jobs: number) => `${jobs} open ${jobs === 1 ? 'job' : 'jobs'}`

export function describePasted(pasted: Pasted): string {
  switch (pasted.kind) {
    case 'job':
      return `This is one job: ${pasted.job.title}, ${pasted.job.company}. It's in your search now.`
    case 'page':
      return `We found ${count(pasted.jobs)}${pasted.company ? ` at ${pasted.company}` : ''} on this page and added them to your search. We don’t know the system behind it, so only you see them. Paste the address again when you want to know about new ones.`
    case 'off':
      return `${pasted.name} uses ${pasted.system}. We know that system but don’t read it here. ${pasted.reason} Please open the page yourself.`
    default:
      return `${pasted.name} uses ${pasted.system}: ${count(pasted.jobs)}, read again from now on.`
  }
}
