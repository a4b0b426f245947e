import type { Dashboard } from '@jobapply/core/insights/schema'
import { Hand } from 'lucide-react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

type Needs = Dashboard['needsYou']
type Line = { title: string; text: string; to?: string; action?: string }

const NEEDS_YOU = `${PATHS.autoApply}?tab=needs-you`
const QUEUE = `${PATHS.autoApply}?tab=queue`
const applications = (count: number, one: string, many: string) =>
  count === 1 ? `1 application ${one}` : `${count} applications ${many}`

/** What only the person can do, before everything else. */
export function NeedsYouCard({ needs }: { needs: Needs }) {
  const lines = linesOf(needs)
  return (
    <Card title="Needs you">
      {lines.length === 0 ? (
        <p className="text-ink-2">Nothing needs you. We ask here before anything is guessed.</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {lines.map(({ title, text, to, action }) => (
            <li key={title} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <Hand aria-hidden className="size-4.5 shrink-0 text-accent" />
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

function linesOf({ answers, opened, unconfirmed, failed, reviews, silent }: Needs): Line[] {
  const lines: (Line | false | null)[] = [
    answers > 0 && {
      title: applications(answers, 'waits for your answers', 'wait for your answers'),
      text: 'Their forms ask what only you know. Equal questions are asked once.',
      ...{ to: NEEDS_YOU, action: 'Answer' },
    },
    unconfirmed > 0 && {
      title: applications(unconfirmed, 'may have arrived or not', 'may have arrived or not'),
      text: 'We did not see a confirmation. Look, and tell us.',
      ...{ to: NEEDS_YOU, action: 'Look' },
    },
    opened > 0 && {
      title: applications(opened, 'is open on the employer’s page', 'are open on the employer’s page'),
      text: 'Tell us when you have sent it.',
      ...{ to: NEEDS_YOU, action: 'Finish' },
    },
    reviews > 0 && {
      title: reviews === 1 ? '1 job waits for your review' : `${reviews} jobs wait for your review`,
      text: 'Automation proposes them. Nothing is sent before you have approved it.',
      ...{ to: QUEUE, action: 'Review' },
    },
    failed > 0 && {
      title: applications(failed, 'could not be sent', 'could not be sent'),
      text: 'Nothing was sent for it, and no unit is used. Try again or skip it.',
      ...{ to: QUEUE, action: 'Try again' },
    },
    silent && {
      title: silent.count === 1 ? `No reply for ${silent.days} days` : `No reply from ${silent.count} employers`,
      text: `${silent.count === 1 ? '' : `The latest, for ${silent.days} days: `}${[silent.latest.job_title, silent.latest.company].filter(Boolean).join(', ')}`,
      ...(silent.latest.hasReceipt && { to: `/applications/${silent.latest.id}/receipt`, action: 'What you sent' }),
    },
  ]
  return lines.filter((line) => line !== false && line !== null)
}
