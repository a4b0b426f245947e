import { Puzzle } from 'lucide-react'

/** The search works without it; with it, six more platforms join. */
export const ExtensionOffer = () => (
  <p className="flex gap-2.5 rounded-card border border-line bg-surface p-3 text-13 text-ink-2">
    <Puzzle aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
    <span>
      These are the jobs that our server knows. The JobApply AI browser extension is not installed here; install it to search
      Indeed, LinkedIn, Glassdoor, Dice, SimplyHired and ZipRecruiter as well.
    </span>
  </p>
)
