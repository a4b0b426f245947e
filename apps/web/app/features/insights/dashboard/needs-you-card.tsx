import type { Dashboard } from '@jobapply/core/insights/schema'
import { timeText } from '@jobapply/core/shared/time/show-dates'
import { Calendar, Hand, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { shortDay } from '#features/insights/analytics/show-day.ts'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Props = { figures: Pick<Dashboard, 'needsYou' | 'today' | 'timeZone'> }
type Line = { title: string; text: string; Icon?: LucideIcon; to?: string; action?: string }

const NEEDS_YOU = `${PATHS.autoApply}?tab=needs-you`
const QUEUE = `${PATHS.autoApply}?tab=queue`
const applications = (count: number, one: string, many: string) =>
  count === 1 ? `1 application ${one}` : `${count} applications ${many}`

/** What only the person can do, before everything else. */
export function NeedsYouCard({ figures }: Props) {
  const lines = linesOf(figures)
  return (
    <Card title="Needs you">
      {lines.length === 0 ? (
        <p className="text-ink-2">Nothing needs you right now. We ask you here instead of guessing.</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {lines.map(({ title, text, Icon = Hand, to, action }) => (
            <li key={title} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
              <div className="min-w-40 flex-1">
                <h3 className="font-semibold">{title}</h3>
                <p className="text-13 text-ink-2 wrap-anywhere">{text}</p>
              </div>
              {to && (
                <Link to={to} className={buttonClass({ size: 'small' })}>
                  {action}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function linesOf({ needsYou, today, timeZone }: Props['figures']): Line[] {
  const { answers, opened, unconfirmed, failed, reviews, due, silent } = needsYou
  const lines: (Line | false | null)[] = [
    due && {
      title: `${due.next.text || 'Next date'}: ${dueText(due.next, today, timeZone)}`,
      text: `${jobText(due.next)}${due.count > 1 ? `, and ${due.count - 1} more due by tomorrow` : ''}`,
      ...{ Icon: Calendar, to: `${PATHS.applications}?open=${due.next.id}`, action: 'Prepare' },
    },
    answers > 0 && {
      title: applications(answers, 'waits for your answers', 'wait for your answers'),
      text: 'Their forms ask things only you know. We ask each question once.',
      ...{ to: NEEDS_YOU, action: 'Answer' },
    },
    unconfirmed > 0 && {
      title: applications(unconfirmed, 'may have arrived or not', 'may have arrived or not'),
      text: "We didn't see a confirmation. Please check and tell us.",
      ...{ to: NEEDS_YOU, action: 'Look' },
    },
    opened > 0 && {
      title: applications(opened, 'is open on the employer’s page', 'are open on the employer’s page'),
      text: 'Tell us when you have sent it.',
      ...{ to: NEEDS_YOU, action: 'Finish' },
    },
    reviews > 0 && {
      title: reviews === 1 ? '1 job waits for your review' : `${reviews} jobs wait for your review`,
      text: 'Automation proposes them. Nothing is sent until you approve it.',
      ...{ to: QUEUE, action: 'Review' },
    },
    failed > 0 && {
      title: applications(failed, 'could not be sent', 'could not be sent'),
      text: "Nothing was sent, and it doesn't count against your limit. Try again or skip it.",
      ...{ to: QUEUE, action: 'Try again' },
    },
    silent && {
      title: silent.count === 1 ? `No reply for ${silent.days} days` : `No reply from ${silent.count} employers`,
      text: `${silent.count === 1 ? '' : `The latest, for ${silent.days} days: `}${jobText(silent.latest)}`,
      ...(silent.latest.hasReceipt
        ? { to: `/applications/${silent.latest.id}/receipt`, action: 'What you sent' }
        : { to: `${PATHS.applications}?open=${silent.latest.id}`, action: 'Open' }),
    },
  ]
  return lines.filter((line) => line !== false && line !== null)
}

const jobText = ({ job_title, company }: { job_title: string; company: string }) =>
  [job_title, company].filter(Boolean).join(', ')

/** 'tomorrow, 14:30'; what is overdue has its day: 'due 16 Nov'. */
function dueText({ day, at }: { day: string; at: string | null }, today: string, timeZone: string) {
  const when = day < today ? `due ${shortDay(day)}` : day === today ? 'today' : 'tomorrow'
  if (!at) return when
  return `${when}, ${timeText(at, timeZone)}`
}
