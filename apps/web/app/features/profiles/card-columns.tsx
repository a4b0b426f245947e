import type { ReactNode } from 'react'

/** Cards of different heights in two columns; printed one below the other, and a long one goes on on the next page. */
export const CardColumns = ({ children }: { children: ReactNode }) => (
  <div className="-mb-6 gap-6 lg:columns-2 print:columns-1 [&>*]:mb-6 [&>*]:break-inside-avoid print:[&>*]:break-inside-auto">
    {children}
  </div>
)
