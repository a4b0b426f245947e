import { SAMPLE } from '@jobapply/core/insights/sample'
import type { Dashboard } from '@jobapply/core/insights/schema'
import { lazy, Suspense } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useMinWidth } from '#ui/media.ts'
import { ActivityCard } from './activity-card.tsx'
import { MatchesCard } from './matches-card.tsx'
import { NeedsYouCard } from './needs-you-card.tsx'
import { NextSteps } from './next-steps.tsx'
import { StatCards } from './stat-cards.tsx'
import { WeekCard } from './week-card.tsx'

/** Only somebody new needs its code. */
const BestMatches = lazy(() => import('./best-matches.tsx'))

/** The figures and lists; for a person without any application or saved job the documented sample. In one column what needs you comes first. */
export function Blocks({ figures, wantsMatches }: { figures: Dashboard; wantsMatches: boolean }) {
  const { isEmpty } = figures
  const isWide = useMinWidth(1024)
  const shown = isEmpty ? withSample(figures) : figures
  const cards = (
    <div className="grid gap-2">
      {isEmpty && <SampleBadge />}
      <StatCards figures={shown} />
    </div>
  )
  const best = isEmpty && wantsMatches && (
    <Suspense fallback={<Skeleton className="h-170 w-full" />}>
      <BestMatches />
    </Suspense>
  )
  const needs = !isEmpty && <NeedsYouCard figures={figures} />
  const matches = (!isEmpty || figures.matches.count > 0) && <MatchesCard matches={figures.matches} />
  const week = (
    <div className="grid gap-2">
      {isEmpty && <SampleBadge />}
      <WeekCard week={shown.week} today={shown.today} />
    </div>
  )
  const activity = <ActivityCard figures={figures} />
  if (!isWide)
    return (
      <>
        {best}
        {needs}
        {week}
        {cards}
        {matches}
        <NextSteps />
        {activity}
      </>
    )
  return (
    <>
      {best}
      {cards}
      <div className="grid grid-cols-[1fr_20rem] items-start gap-6">
        <div className="grid min-w-0 gap-6">
          {needs}
          {matches}
          <NextSteps />
        </div>
        <div className="grid min-w-0 gap-6">
          {week}
          {activity}
        </div>
      </div>
    </>
  )
}

const SampleBadge = () => (
  <p>
    <Badge tone="accent">Sample data</Badge>
  </p>
)

/** spec 1 §2; the days of the sample's week are those of the running one. */
function withSample(figures: Dashboard): Dashboard {
  const sent = SAMPLE.week.reduce<number>((sum, day) => sum + day, 0)
  return {
    ...figures,
    applied: SAMPLE.applied,
    sentToday: SAMPLE.today,
    pending: SAMPLE.pending,
    saved: SAMPLE.saved,
    today: figures.week.days[SAMPLE.week.indexOf(SAMPLE.today)]?.day ?? figures.today,
    week: {
      ...{ goal: SAMPLE.goal, sent, remaining: SAMPLE.goal - sent },
      days: figures.week.days.map(({ day }, index) => ({ day, sent: SAMPLE.week[index] ?? 0 })),
    },
  }
}
