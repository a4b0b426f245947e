import { useState } from 'react'
import type { Client } from '#platform/api.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { followCompany } from './follow-company.ts'

export type Pasted = Awaited<ReturnType<Client['jobs']['paste']>>

/** What an address led to, in a sentence; the board of a company can be followed from here. */
export function CareersResult({ pasted }: { pasted: Pasted }) {
  const [isFollowed, setIsFollowed] = useState(pasted.kind === 'board' && pasted.isFollowed)
  const { run, isPending } = usePending()
  return (
    <div role="status" className="grid justify-items-start gap-3 rounded-card bg-accent-wash p-4">
      <p className="max-w-[60ch]">{describePasted(pasted)}</p>
      {pasted.kind === 'board' && (
        <Button
          look="primary"
          busy={isPending}
          disabled={isFollowed || isPending}
          onClick={() =>
            void run(async () => {
              if (await followCompany({ boardId: pasted.boardId })) setIsFollowed(true)
            })
          }
        >
          {isFollowed ? 'Following' : 'Follow'}
        </Button>
      )}
    </div>
  )
}

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
