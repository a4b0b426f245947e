import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '#platform/api.ts'
import { HealthCard } from './health-card.tsx'

const shown = (count: number) => count.toLocaleString('en')

/** How many boards of companies are visited, and what comes of it. */
export const CrawlCard = () => (
  <HealthCard
    title="Company boards"
    hint="Followed companies are always read; the others within the hourly budget, those with matching jobs more often"
    query={useQuery(api.admin.operations.crawl.queryOptions())}
  >
    {({ perHour, visitedInHour, visitedInDay, boards, followed, withNearJobs, incomplete, gone, failing }) => (
      <dl className="grid gap-x-6 gap-y-4 p-5 sm:grid-cols-2 lg:grid-cols-4">
        <Figure label="Budget">{perHour === 0 ? 'Off' : `${shown(perHour)} an hour`}</Figure>
        <Figure label="Visited">
          {shown(visitedInHour)} in the last hour, {shown(visitedInDay)} in a day
        </Figure>
        <Figure label="Known">
          {shown(boards)} boards, {shown(followed)} followed
        </Figure>
        <Figure label="With jobs near people’s searches">{shown(withNearJobs)}</Figure>
        <Figure label="Read in part">{shown(incomplete)}</Figure>
        <Figure label="Gone">{gone === 0 ? 'None' : `${shown(gone)}, tried ever rarer`}</Figure>
        <Figure label="Failing">{failing === 0 ? 'None' : `${shown(failing)}, tried again later`}</Figure>
      </dl>
    )}
  </HealthCard>
)

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-13 text-ink-3">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)
