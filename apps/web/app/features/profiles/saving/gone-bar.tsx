import { PROFILE_GONE } from '@jobapply/core/profiles/faults'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Replaces the save bar when another window has deleted the profile; `children` are the ways out. */
export const GoneBar = ({ children }: { children: ReactNode }) => (
  <section
    role="alert"
    className="rise sticky bottom-0 z-20 -mx-4 mt-6 -mb-6 grid gap-3 border-t border-line bg-surface px-4 py-3.5 md:bottom-4 md:mx-0 md:mb-0 md:rounded-card md:border md:border-line-strong md:px-5 md:shadow-sheet"
  >
    <div className="flex gap-2.5">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0 text-bad" />
      <div>
        <p className="font-semibold text-bad">{PROFILE_GONE.title}</p>
        <p className="max-w-[75ch] text-ink-2">{PROFILE_GONE.message}</p>
      </div>
    </div>
    <div className="flex flex-wrap gap-2.5 sm:pl-6.5">{children}</div>
  </section>
)
