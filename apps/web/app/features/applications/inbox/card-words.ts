import type { InboxCard } from '@jobapply/core/applications/inbox/schema'
import type { ReplyKind } from '@jobapply/core/applications/replies/constants'

/** What an email seems to say, in a few words. */
const HEADLINES: Record<ReplyKind, (company: string) => string> = {
  interview: (company) => `${company} invites you to an interview`,
  rejection: (company) => `${company} will not go ahead`,
  offer: (company) => `${company} makes you an offer`,
  request: (company) => `${company} asks you for something`,
  confirmation: (company) => `${company} confirms your application`,
  message: (company) => `${company} wrote to you`,
  noise: (company) => `${company} wrote to you`,
}

/** Something in it looks like fraud: it is not taken over with one click. */
export const isSuspicious = ({ proposal }: InboxCard) => proposal.warnings.length > 0

export function headline(card: InboxCard): string {
  const { job, newJob, proposal, isVerified } = card
  if (isSuspicious(card)) {
    const isForeign = !isVerified || proposal.warnings.includes('sender')
    return job && isForeign ? `Careful: this may not be ${job.company}` : 'Careful with this email'
  }
  if (job) return HEADLINES[proposal.kind ?? 'message'](job.company)
  return newJob ? `${newJob.company} isn't in your applications yet` : 'Which application is this about?'
}

/** What has a date comes first, then what to beware of and what only the person can tell; what changes little comes last. */
export const orderCards = (cards: readonly InboxCard[]) => [...cards].sort((one, other) => rankOf(one) - rankOf(other))

function rankOf(card: InboxCard): number {
  const { kind, appointments } = card.proposal
  if (isSuspicious(card)) return 1
  if (!card.job) return 2
  return appointments.length > 0 || kind === 'interview' || kind === 'offer' || kind === 'request' ? 0 : 3
}
