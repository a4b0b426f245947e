import { POLL_MINUTES } from '@jobapply/core/applications/inbox/constants'
import { Eye, type LucideIcon, X } from 'lucide-react'

const READ = [
  'Sender and subject of new emails, to see whether they concern an application of yours.',
  'The text of those that do, and nothing else. The rest is forgotten at once.',
  'Job alerts, so that the jobs in them join your list.',
]
const NEVER = [
  'Send, move, delete or mark an email as read.',
  'Open a link or a picture in an email.',
  'Change an application without your click.',
  'Show or export your password, or write it to a log.',
]

/** What is read and what is not, beside every way to connect. */
export const ReadingPromises = () => (
  <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
    <Promises title="What we read" Icon={Eye} colour="text-accent" lines={READ} />
    <Promises title="What we never do" Icon={X} colour="text-ink-2" lines={NEVER} />
    <p className="text-13 text-ink-3">We check every {POLL_MINUTES} minutes. Disconnect whenever you like.</p>
  </div>
)

const Promises = ({
  title,
  Icon,
  colour,
  lines,
}: {
  title: string
  Icon: LucideIcon
  colour: string
  lines: readonly string[]
}) => (
  <section className="grid gap-2">
    <h3 className="text-14 font-semibold">{title}</h3>
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5 text-13 text-ink-2">
          <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
          {line}
        </li>
      ))}
    </ul>
  </section>
)
