import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { followCompany } from './follow-company.ts'

/** Follows the company of a job: its other jobs are told from now on. */
export function FollowButton({ jobId, company }: { jobId: string; company: string }) {
  const [isFollowed, setIsFollowed] = useState(false)
  const { run, isPending } = usePending()
  const follow = async () => setIsFollowed((await followCompany({ jobId })) !== undefined)
  return (
    <Button
      look="quiet"
      size="small"
      busy={isPending}
      disabled={isFollowed || isPending}
      aria-label={`${isFollowed ? 'Following' : 'Follow company'}: ${company}`}
      onClick={() => void run(follow)}
    >
      <BellPlus aria-hidden className="size-4" />
      {isFollowed ? 'Following' : 'Follow company'}
    </Button>
  )
}
