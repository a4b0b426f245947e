import { SERVER_SAID } from '@jobapply/core/applications/inbox/constants'
import type { MailboxCheck } from '@jobapply/core/applications/inbox/schema'
import { dayText } from '@jobapply/core/shared/time/show-dates'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { folderName } from './folder-name.ts'

const figure = (count: number) => count.toLocaleString('en-US')
const counted = (count: number, one: string, many = `${one}s`) => `${figure(count)} ${count === 1 ? one : many}`

/** The settings work: what they open, and what would be read of it. */
export const CheckWorked = ({ check }: { check: MailboxCheck }) => (
  <div role="status" className="grid gap-2 rounded-card border border-good bg-good-wash p-4 text-13 text-ink-2">
    <p className="flex items-center gap-2 text-14 font-semibold text-good">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      It works
    </p>
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact label="Server">
        {check.host}, port {check.port}
        {check.tls && `, encrypted (TLS ${check.tls})`}
      </Fact>
      {check.folders.map(({ name, emails, recent }) => (
        <Fact key={name} label="Opened">
          {folderName(name)}, read-only. {counted(emails, 'email')}, {figure(recent)} since {dayText(check.since)}
        </Fact>
      ))}
      <Fact label="Would read">{wouldRead(check)}</Fact>
    </dl>
  </div>
)

function wouldRead({ folders, looked, wanted, senders }: MailboxCheck): ReactNode {
  const recent = folders.reduce((sum, folder) => sum + folder.recent, 0)
  if (recent === 0) return 'Nothing yet. New emails are looked at as they come.'
  const which = looked < recent ? `of the newest ${figure(looked)}` : `of ${recent === 1 ? 'it' : 'them'}`
  if (wanted === 0) return `None ${which}. New emails are looked at as they come.`
  return (
    <>
      <strong className="font-semibold text-ink">{figure(wanted)}</strong> {which}, from {counted(senders, 'sender')}
    </>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-3 max-sm:mt-1">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

/** Why the settings do not work, with the server's own words apart from ours. */
export function CheckFailed({ title, sentence, hint }: { title: string; sentence: string; hint: string }) {
  const [ours = '', ...said] = sentence.split(SERVER_SAID)
  const words = said.join(SERVER_SAID)
  return (
    <div role="alert" className="grid gap-1.5 rounded-card border border-bad bg-bad-wash p-4 text-13 text-ink-2">
      <p className="flex items-center gap-2 text-14 font-semibold text-bad">
        <CircleAlert aria-hidden className="size-4 shrink-0" />
        {title}
      </p>
      <p className="text-ink">{ours}</p>
      {words && (
        <p className="wrap-anywhere">
          It answered: <span className="font-mono text-ink">“{words}”</span>
        </p>
      )}
      <p>{hint}</p>
    </div>
  )
}
