import { RANGES, type Range } from '@jobapply/core/insights/constants'
import { sampleAnalytics } from '@jobapply/core/insights/sample-analytics'
import type { Analytics } from '@jobapply/core/insights/schema'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { View } from '#ui/chart/figure-card.tsx'
import { Advice } from './advice.tsx'
import { AnsweredCard } from './answered-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { KpiCards } from './kpi-cards.tsx'
import { StatusCard } from './status-card.tsx'
import { TimesCard } from './times-card.tsx'
import { AnswerTrendCard, SentTrendCard } from './trend-cards.tsx'

/** The four documented tabs (ANALYTICS-003). */
export const TABS = { overview: 'Overview', applications: 'Applications', performance: 'Performance', trends: 'Trends' } as const
export type Tab = keyof typeof TABS

type Props = { figures: Analytics; tab: Tab; view: View; onView: (view: View) => void; onRange: (range: Range) => void }

export function AnalyticsTabs({ figures: own, tab, view, onView, onRange }: Props) {
  const figures = own.isEmpty ? sampleAnalytics(own) : own
  const card = { figures, view, onView }
  const { source, score, profile, age } = figures.groups
  return (
    <div className="grid gap-6">
      {own.isEmpty && (
        <p className="flex flex-wrap items-center gap-3 text-13 text-ink-2">
          <Badge tone="accent">Sample data</Badge>
          Your own figures appear with your first application or saved job.
        </p>
      )}
      <KpiCards figures={figures} />
      {figures.funnel.sent === 0 && <NothingSent range={figures.range} onRange={onRange} />}
      {tab === 'overview' && (
        <>
          <Advice figures={own} />
          <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
            <FunnelCard {...card} />
            <StatusCard {...card} />
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <AnsweredCard {...card} title="Answered, by source" name="Source" groups={source} />
            <AnsweredCard {...card} title="Answered, by match score" name="Score when sent" groups={score} />
          </div>
          <TimesCard {...card} />
        </>
      )}
      {tab === 'applications' && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <StatusCard {...card} />
          <SentTrendCard {...card} />
        </div>
      )}
      {tab === 'performance' && (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <AnsweredCard {...card} title="Answered, by source" name="Source" groups={source} />
          <AnsweredCard {...card} title="Answered, by match score" name="Score when sent" groups={score} />
          <AnsweredCard {...card} title="Answered, by profile" name="Profile" groups={profile} />
          <AnsweredCard {...card} title="Answered, by age of the posting" name="Age when sent" groups={age} />
        </div>
      )}
      {tab === 'trends' && (
        <>
          <SentTrendCard {...card} />
          <AnswerTrendCard {...card} />
        </>
      )}
      <Footnote figures={figures} />
    </div>
  )
}

function NothingSent({ range, onRange }: { range: Range; onRange: (range: Range) => void }) {
  const ranges = Object.keys(RANGES) as Range[]
  const longer = ranges[ranges.indexOf(range) + 1]
  return (
    <p className="flex flex-wrap items-center gap-3 text-ink-2">
      Nothing sent in these {RANGES[range]}.
      {longer && (
        <Button size="small" onClick={() => onRange(longer)}>
          Show {RANGES[longer]}
        </Button>
      )}
    </p>
  )
}

const Footnote = ({ figures: { now } }: { figures: Analytics }) => (
  <p className="text-13 text-ink-3">
    Only your own applications are counted, each once under its current status.
    {now.unconfirmed > 0 &&
      ` ${now.unconfirmed === 1 ? '1 whose outcome is unknown is' : `${now.unconfirmed} whose outcome is unknown are`} left out.`}
  </p>
)
