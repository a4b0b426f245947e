import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'
import { BadgeCheck, CalendarCheck, CircleX, Mail, MailQuestionMark, Paperclip, ShieldAlert, Sparkles } from 'lucide-react'
import { isSuspicious } from './card-words.ts'

const LOOKS: Partial<Record<ReplyKind, { Icon: typeof Mail; tone: string }>> = {
  interview: { Icon: CalendarCheck, tone: 'text-accent' },
  rejection: { Icon: CircleX, tone: 'text-ink-3' },
  offer: { Icon: Sparkles, tone: 'text-good' },
  request: { Icon: Paperclip, tone: 'text-accent' },
  confirmation: { Icon: BadgeCheck, tone: 'text-good' },
}

/** Beside the headline, which says the same. */
export function CardIcon({ card }: { card: InboxCard }) {
  const { Icon, tone } = isSuspicious(card)
    ? { Icon: ShieldAlert, tone: 'text-bad' }
    : card.job === null
      ? { Icon: MailQuestionMark, tone: 'text-warn' }
      : ((card.proposal.kind && LOOKS[card.proposal.kind]) ?? { Icon: Mail, tone: 'text-ink-3' })
  return <Icon aria-hidden className={`mt-1 size-4.5 shrink-0 ${tone}`} />
}
