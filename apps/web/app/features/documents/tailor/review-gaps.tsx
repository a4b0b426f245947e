import type { Gap } from '@jobapply/core/documents/tailoring'

/** What is asked for and missing. It is told, and never written. */
export const ReviewGaps = ({ gaps, isForSeveral }: { gaps: readonly Gap[]; isForSeveral: boolean }) => (
  <section aria-labelledby="gaps-heading" className="border-t border-line pt-4">
    <h3 id="gaps-heading" className="text-14 font-semibold">
      Asked for, but not in your profile
    </h3>
    <p className="mt-0.5 text-13 text-ink-2">We never write these. If one is true of you, add it to your profile.</p>
    <ul aria-labelledby="gaps-heading" className="mt-2 grid gap-1.5">
      {gaps.map(({ skill, jobs }) => (
        <li key={skill} className="border-l-2 border-warn pl-3 wrap-anywhere">
          {skill}
          {isForSeveral && <span className="block text-13 text-ink-2">{`asked by ${jobs.join('; ')}`}</span>}
        </li>
      ))}
    </ul>
  </section>
)
