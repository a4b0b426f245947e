import { Badge } from '#ui/badge.tsx'
import { Mark, Screen, Sheet } from './screen.tsx'

const JOBS = [
  {
    title: 'Registered Nurse, Cardiology',
    place: 'Öresund Hospital · Malmö · Full-time',
    score: 91,
    tone: 'good',
    note: 'Nothing blocks',
  },
  { title: 'Nurse, Day Surgery', place: 'Lund Clinic · Lund · Full-time', score: 78, tone: 'good', note: 'Nothing blocks' },
  {
    title: 'Head Nurse, Emergency',
    place: 'Region Halland · Halmstad',
    score: 41,
    tone: 'warn',
    note: 'Asks for 10 years, you have 5.5',
  },
] as const

export const SearchScreen = () => (
  <Screen label="A search with three jobs and their match scores; the first one says why it fits. Example.">
    <Sheet className="grid sm:grid-cols-[1fr_13rem]">
      <ul className="divide-y divide-line">
        {JOBS.map(({ title, place, score, tone, note }) => (
          <li key={title} className="grid grid-cols-[1fr_auto] gap-x-4 p-4">
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-3">{place}</span>
              <span className="mt-1.5 block">
                <Badge tone={tone}>{note}</Badge>
              </span>
            </span>
            <span className="font-serif text-28 text-accent">{score}</span>
          </li>
        ))}
      </ul>
      <div className="border-line p-4 max-sm:border-t sm:border-l">
        <p className="font-semibold">Why 91</p>
        <p className="mt-2 text-ink-2">
          They ask for <Mark>telemetry</Mark> and <Mark>triage</Mark>. Both are in your last two jobs.
        </p>
        <p className="mt-3 text-ink-3">Licence: you entered one for Sweden.</p>
      </div>
    </Sheet>
  </Screen>
)
