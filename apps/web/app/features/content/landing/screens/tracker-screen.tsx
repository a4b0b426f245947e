import { Screen, Sheet } from './screen.tsx'

const COLUMNS = [
  {
    title: 'Applied',
    cards: [
      ['Shift Lead', 'Sent 12 Nov'],
      ['Inventory Controller', 'Sent 11 Nov'],
      ['Dispatcher', 'Sent 9 Nov'],
    ],
  },
  {
    title: 'Under Review',
    cards: [
      ['Logistics Planner', 'Reply 13 Nov'],
      ['Distribution Lead', 'Reply 12 Nov'],
    ],
  },
  { title: 'Interview', cards: [['Transport Planner', 'Tue 24 Nov, 10:00']] },
] as const

export const TrackerScreen = () => (
  <Screen label="The tracker as a board: applied, under review, interview. Example.">
    <div className="grid gap-x-2.5 gap-y-4 sm:grid-cols-3">
      {COLUMNS.map(({ title, cards }) => (
        <div key={title} className="grid min-w-0 content-start gap-2">
          <p className="flex justify-between gap-1 text-12 font-semibold text-ink-2">
            {title} <span className="text-ink-3">{cards.length}</span>
          </p>
          {cards.map(([job, day]) => (
            <Sheet key={job} className="p-2.5">
              <p className="font-semibold wrap-anywhere">{job}</p>
              <p className="text-12 text-ink-3">{day}</p>
            </Sheet>
          ))}
        </div>
      ))}
    </div>
  </Screen>
)
