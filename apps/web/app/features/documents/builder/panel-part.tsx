import { type ReactNode, useId } from 'react'

type Props = { title: string; action?: ReactNode; children: ReactNode }

/** A part of the builder's left column. */
export function PanelPart({ title, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-b border-line px-6 py-5 last:border-b-0">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
