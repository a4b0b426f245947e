import type { ReactNode } from 'react'

const TONES = {
  plain: 'bg-sunk text-ink-2',
  accent: 'bg-accent-wash text-accent',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  orange: 'bg-orange-wash text-orange',
  blue: 'bg-blue-wash text-blue',
  bad: 'bg-bad-wash text-bad',
}

export const Badge = ({ tone = 'plain', children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <span
    className={`inline-flex max-w-full items-center gap-1 rounded-full px-2 py-0.5 text-12 font-semibold wrap-anywhere ${TONES[tone]}`}
  >
    {children}
  </span>
)
