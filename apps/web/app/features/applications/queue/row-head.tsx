import type { Application } from '@jobapply/core/applications/schema'
import type { ReactNode } from 'react'
import { PostingClosed } from '#features/applications/posting-closed.tsx'

/** Title and employer of a row, and what is to be known about it. */
export const RowHead = ({ application, children }: { application: Application; children: ReactNode }) => (
  <div className="min-w-0 flex-1 basis-64">
    <h3 className="text-14 font-semibold wrap-anywhere">
      {[application.job_title, application.company].filter(Boolean).join(', ')}
    </h3>
    <p className="text-13 text-ink-2 wrap-anywhere">{children}</p>
    {application.isPostingClosed && <PostingClosed />}
  </div>
)
