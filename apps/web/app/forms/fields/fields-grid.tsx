import type { ReactNode } from 'react'

/** Two columns where there is room, be it on the screen or in a narrow panel. */
export const FieldsGrid = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="grid grid-cols-1 gap-x-5 gap-y-4.5 @md:grid-cols-2">{children}</div>
  </div>
)

export const WholeRow = ({ children }: { children: ReactNode }) => <div className="min-w-0 @md:col-span-2">{children}</div>
