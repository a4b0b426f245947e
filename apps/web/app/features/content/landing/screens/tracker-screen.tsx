import { Screen, Sheet } from './screen.tsx'

const COLUMNS = [
  {
    title: 'Applied',
    cards: [
      ['Shift Lead', 'Belmont Foods', 'Sent 12 Nov'],
      ['Inventory Controller', 'Northgate', 'Sent 11 Nov'],
      ['Dispatcher', 'Rowan Freight', 'Sent 9 Nov'],
    ],
  },
  {
    title: 'Under Review',
    cards: [
      ['Logistics Planner', 'Maple & Co', 'Reply 13 Nov'],
      ['Distribution Lead', 'Sterling Mills', 'Reply 12 Nov'],
    ],
  },
  { title: 'Interview', cards: [['Transport Planner', 'City Lines', 'Tue 24 Nov, 10:00']] },
] as const

export const TrackerScreen = () => (
  <Screen label="The tracker as a board: applied, under review, interview. Example." isCut>
    <div className="grid content-start gap-x-2.5 gap-y-4 pb-4 sm:grid-cols-3 sm:pb-7">
      {COLUMNS.map(({ title, cards }) => (
        <div key={title} className="grid min-w-0 content-start gap-2">
          <p className="flex justify-between gap-1 text-12 font-semibold text-ink-2">
            {title} <span className="text-ink-3">{cards.length}</span>
          </p>
          {cards.map(([job, company, day]) => (
            <Sheet key={job} className={`p-2.5 ${title === 'Interview' ? 'outline -outline-offset-1 outline-accent' : ''}`}>
              <p className="font-semibold wrap-anywhere">{job}</p>
              <p className="text-12 text-ink-2">{company}</p>
              <p className={`text-12 ${title === 'Interview' ? 'font-semibold text-accent' : 'text-ink-3'}`}>{day}</p>
            </Sheet>
          ))}
        </div>
      ))}
    </div>
  </Screen>
)
