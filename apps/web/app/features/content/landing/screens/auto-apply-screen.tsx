import { Hand } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Screen, Sheet } from './screen.tsx'

const READY = [
  ['First name', 'Tomasz', 'profile'],
  ['Right to work in Ireland', 'Yes', 'your entry for Ireland'],
  ['Years as an electrician', '8', 'counted from 3 jobs'],
  ['Notice period', '1 month', 'you answered, 3 Nov'],
] as const

const choice = 'rounded-full border border-line-strong bg-surface px-4 py-1 font-semibold'

export const AutoApplyScreen = () => (
  <Screen label="The review of an application: one question needs you, four answers are ready with their sources. Example.">
    <Sheet className="overflow-hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line p-4 sm:px-5">
        <div>
          <p className="font-serif text-20">Maintenance Electrician</p>
          <p className="text-ink-2">Fernhill Dairy · Cork, Ireland</p>
        </div>
        <p className="text-12 text-ink-3">Profile “Electrician” · electrician.pdf</p>
      </div>
      <div className="grid gap-4 p-4 sm:px-5">
        <p className="grid grid-cols-5 gap-1.5">
          <span className="h-1 rounded-full bg-warn" />
          {READY.map(([question]) => (
            <span key={question} className="h-1 rounded-full bg-accent" />
          ))}
        </p>
        <div className="rounded-control border border-warn p-3.5">
          <p className="flex items-center gap-1.5 font-semibold text-warn">
            <Hand className="size-3.5" /> Only you can answer
          </p>
          <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
            <span>
              <span className="block font-serif text-16">Do you hold a current Safe Electric registration?</span>
              <span className="text-ink-3">Your profile doesn’t say. We ask once and keep your answer.</span>
            </span>
            <span className="flex gap-2">
              <span className={choice}>Yes</span>
              <span className={choice}>No</span>
            </span>
          </div>
        </div>
        <dl className="divide-y divide-line">
          {READY.map(([question, answer, source]) => (
            <div key={question} className="grid grid-cols-[1fr_auto] gap-x-3 py-2 sm:grid-cols-[1fr_6rem_10rem]">
              <dt className="text-ink-2">{question}</dt>
              <dd className="font-semibold">{answer}</dd>
              <dd className="text-12 text-ink-3 max-sm:hidden">{source}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-center justify-between gap-3 border-t border-line pt-3.5">
          <Badge tone="warn">1 question open</Badge>
          <span className="rounded-control bg-accent px-3.5 py-1.5 font-semibold text-accent-ink">Approve</span>
        </p>
      </div>
    </Sheet>
  </Screen>
)
