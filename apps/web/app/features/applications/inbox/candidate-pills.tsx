import type { ReplyProposal } from '@jobapply/core/applications/replies/schema'
import { nearDay } from '@jobapply/core/shared/time/show-dates'

type Props = { candidates: ReplyProposal['candidates']; onChoose: (id: string) => void }

/** The applications that an email may be about: one press answers. */
export function CandidatePills({ candidates, onChoose }: Props) {
  const companies = new Set(candidates.map(({ company }) => company))
  return (
    <ul className="flex flex-wrap gap-2">
      {candidates.map(({ id, job_title, company, appliedAt }) => (
        <li key={id} className="max-w-full">
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="min-h-9 max-w-full rounded-full border border-line-strong bg-surface px-3.5 py-1 text-left text-14 font-medium transition-colors wrap-anywhere hover:bg-sunk disabled:opacity-55 pointer-coarse:min-h-11"
          >
            {job_title}
            {companies.size > 1 && `, ${company}`}
            {appliedAt && `, sent ${nearDay(appliedAt, new Date())}`}
          </button>
        </li>
      ))}
    </ul>
  )
}
