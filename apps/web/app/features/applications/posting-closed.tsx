import { CircleX } from 'lucide-react'

/** Of a job that was chosen and not sent: its posting is gone. What was kept of it stays. */
export const PostingClosed = () => (
  <p className="mt-0.5 flex items-center gap-1.5 text-13 font-medium text-warn">
    <CircleX aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
    Posting closed since then
  </p>
)
