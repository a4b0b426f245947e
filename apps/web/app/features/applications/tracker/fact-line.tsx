import { CalendarDays, Check, CircleHelp, CircleX, Clock, Hand } from 'lucide-react'
import type { Fact } from './fact.ts'

const ICONS = { closed: CircleX, calendar: CalendarDays, clock: Clock, hand: Hand, question: CircleHelp, check: Check }
const TONES = {
  date: 'font-medium text-accent',
  warn: 'font-medium text-warn',
  good: 'font-medium text-good',
  plain: 'text-ink-3',
}

export function FactLine({ fact: { tone, icon, text } }: { fact: Fact }) {
  const Icon = icon && ICONS[icon]
  return (
    <span className={`flex items-center gap-1.5 text-12 ${TONES[tone]}`}>
      {Icon && <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />}
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </span>
  )
}
