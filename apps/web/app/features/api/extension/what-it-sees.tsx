import { BOARD_PACE } from '@jobapply/core/jobs/boards'
import { Eye, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

const { pauseSeconds, searchesAnHour, pages } = BOARD_PACE
const LIMITS = [
  ['Between two pages', `${pauseSeconds.least} to ${pauseSeconds.most} s`],
  ['Pages of one board', `${pages} a search`],
  ['Searches on one board', `${searchesAnHour} an hour`],
]

/** What the extension can see, what it never does, and how slowly it goes. */
export const WhatItSees = () => (
  <div className="grid content-start gap-6">
    <section className="rounded-card border border-line bg-surface p-5 text-13 text-ink-2">
      <h2 className="mb-1 font-semibold text-ink">Before you enable a job board</h2>
      The terms of LinkedIn, Indeed and Glassdoor don't allow automated access. The accounts are yours, and so is the risk. We
      keep it slow and in your hands.
    </section>
    <Card title="What it can see">
      <ul className="grid gap-2.5 text-13 text-ink-2">
        <Point Icon={<Eye aria-hidden className="size-4 text-accent" />}>
          Pages of the platforms that you enabled, while it searches them.
        </Point>
        <Point Icon={<Eye aria-hidden className="size-4 text-accent" />}>
          Forms of applications that you approved, on the employer&rsquo;s site that you allow when you open one.
        </Point>
      </ul>
      <h3 className="mt-4 mb-2 text-13 font-semibold">What it never does</h3>
      <ul className="grid gap-2.5 text-13 text-ink-2">
        <Point Icon={<X aria-hidden className="size-4 text-ink-3" />}>Read other sites, passwords or cookies.</Point>
        <Point Icon={<X aria-hidden className="size-4 text-ink-3" />}>Solve a captcha or pretend to be someone else.</Point>
        <Point Icon={<X aria-hidden className="size-4 text-ink-3" />}>Search a board while our search page is closed.</Point>
        <Point Icon={<X aria-hidden className="size-4 text-ink-3" />}>
          Send an application, attach a file or agree to anything without your click.
        </Point>
      </ul>
    </Card>
    <Card title="Limits that protect you">
      <dl className="divide-y divide-line text-13">
        {LIMITS.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  </div>
)

const Point = ({ Icon, children }: { Icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-2.5">
    <span className="mt-0.5 shrink-0">{Icon}</span>
    {children}
  </li>
)
