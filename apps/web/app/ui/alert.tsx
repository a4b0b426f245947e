import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'

const KINDS = {
  bad: { Icon: CircleAlert, role: 'alert', className: 'bg-bad-wash text-bad' },
  warn: { Icon: TriangleAlert, role: 'status', className: 'bg-warn-wash text-ink' },
  calm: { Icon: Info, role: 'status', className: 'bg-accent-wash text-ink' },
} as const

type Props = { kind: keyof typeof KINDS; children: ReactNode; ref?: Ref<HTMLDivElement> }

export function Alert({ kind, children, ref }: Props) {
  const { Icon, role, className } = KINDS[kind]
  return (
    <div ref={ref} role={role} tabIndex={-1} className={`flex gap-2.5 rounded-card p-3 text-14 outline-none ${className}`}>
      <Icon aria-hidden className="mt-0.75 size-4 shrink-0" />
      <div>{children}</div>
    </div>
  )
}
