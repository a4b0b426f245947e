import type { ReactNode } from 'react'

/** Two columns on wide screens. */
export const FieldsGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-5 gap-y-4.5 sm:grid-cols-2">{children}</div>
)

export const WholeRow = ({ children }: { children: ReactNode }) => <div className="min-w-0 sm:col-span-2">{children}</div>
