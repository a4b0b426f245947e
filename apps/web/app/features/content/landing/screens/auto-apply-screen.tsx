import { Badge } from '#ui/badge.tsx'
import { Screen, Sheet } from './screen.tsx'

const ANSWERS = [
  ['First name', 'Tomasz', 'profile'],
  ['Right to work in Ireland', 'Yes', 'your entry for Ireland'],
  ['Years as an electrician', '8', 'counted from 3 jobs'],
] as const

export const AutoApplyScreen = () => (
  <Screen label="The review of an application: one question needs you, three answers are ready with their sources. Example.">
    <Sheet className="p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <p className="font-serif text-20">Maintenance Electrician</p>
        <p className="text-ink-3">Fernhill Dairy · Cork</p>
      </div>
      <div className="mt-4 rounded-control border border-line p-3">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">Do you hold a current Safe Electric registration?</span>
          <Badge tone="warn">Needs you</Badge>
        </p>
        <p className="mt-1 text-ink-3">Only you know this. We ask once and keep your answer.</p>
      </div>
      <dl className="mt-3 divide-y divide-line">
        {ANSWERS.map(([question, answer, source]) => (
          <div key={question} className="grid grid-cols-[1fr_auto] gap-x-3 py-2 sm:grid-cols-[1fr_5rem_10rem]">
            <dt className="text-ink-3">{question}</dt>
            <dd className="font-semibold">{answer}</dd>
            <dd className="text-12 text-ink-3 max-sm:hidden">{source}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  </Screen>
)
