import { Check, Search, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { Bar, Mark, Screen, Sheet } from './screen.tsx'

type Note = { tone: 'good' | 'plain' | 'warn'; text: string }
type Job = { title: string; place: string; day: string; score: number; word: string; isChosen: boolean; notes: Note[] }

const JOBS: readonly Job[] = [
  {
    title: 'Registered Nurse, Cardiology',
    place: 'Öresund Hospital · Malmö',
    day: 'SEK 39,500–44,000 a month · Today',
    score: 91,
    word: 'Strong',
    isChosen: true,
    notes: [
      { tone: 'good', text: 'Nothing blocks' },
      { tone: 'plain', text: '8/9 criteria' },
    ],
  },
  {
    title: 'Nurse, Day Surgery',
    place: 'Lund Clinic · Lund',
    day: 'Yesterday',
    score: 78,
    word: 'Good',
    isChosen: true,
    notes: [
      { tone: 'good', text: 'Nothing blocks' },
      { tone: 'plain', text: '7/9 criteria' },
    ],
  },
  {
    title: 'Head Nurse, Emergency',
    place: 'Region Halland · Halmstad',
    day: '6 days ago',
    score: 41,
    word: 'Blocked',
    isChosen: false,
    notes: [{ tone: 'warn', text: 'Asks for 10 years, you have 5.5' }],
  },
]

export const SearchScreen = () => (
  <Screen label="A search with three jobs and their match scores; the first one says why it fits. Example.">
    <Sheet className="grid gap-3 p-3 sm:p-4">
      <div className="flex items-center rounded-control border border-line-strong">
        <Search className="mx-3 size-4 shrink-0 text-ink-3" />
        <span className="grow py-2.5">Registered nurse</span>
        <span className="border-l border-line px-3 py-2.5 text-ink-2 max-sm:hidden">Malmö</span>
        <span className="border-l border-line px-3 py-2.5 text-ink-2 max-sm:hidden">Full-time</span>
        <span className="m-1 rounded-[4px] bg-accent px-3 py-1.5 font-semibold text-accent-ink">Search Jobs</span>
      </div>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <ul className="divide-y divide-line self-start overflow-hidden rounded-control border border-line">
          {JOBS.map(({ title, place, day, score, word, isChosen, notes }, at) => (
            <li key={title} className={`grid grid-cols-[auto_1fr_auto] gap-x-3 p-3.5 ${at === 0 ? 'bg-accent-wash' : ''}`}>
              <span
                className={`mt-0.5 grid size-4 place-content-center rounded-[4px] border ${isChosen ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong bg-surface'}`}
              >
                {isChosen && <Check className="size-3" />}
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-ink-2">{place}</span>
                <span className="block text-12 text-ink-3">{day}</span>
                <span className="mt-1.5 flex flex-wrap gap-1.5">
                  {notes.map(({ tone, text }) => (
                    <Badge key={text} tone={tone}>
                      {text}
                    </Badge>
                  ))}
                </span>
              </span>
              <span className="text-right">
                <span className="block font-serif text-28 text-accent">{score}</span>
                <span className="text-12 text-ink-3">{word}</span>
              </span>
            </li>
          ))}
        </ul>
        <div className="grid content-start gap-3 rounded-control border border-line p-4">
          <p>
            <Badge tone="accent">Why 91</Badge>
          </p>
          <p className="font-serif text-20">Registered Nurse, Cardiology</p>
          <p className="flex gap-2 rounded-control bg-good-wash p-2.5 text-good">
            <ShieldCheck className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="block font-semibold">Nothing blocks you</span>
              <span className="text-ink-2">5.5 years against “at least 3”</span>
            </span>
          </p>
          <div className="border-t border-line pt-3">
            <Bar label="Required skills" percent={94} width="w-[94%]" />
            <p className="mt-2 text-ink-2">
              <Mark>telemetry</Mark>, <Mark>triage</Mark> and <Mark>IV therapy</Mark> are in your last two jobs.
            </p>
          </div>
          <div className="border-t border-line pt-3">
            <Bar label="Job title" percent={100} width="w-full" />
            <p className="mt-2 text-ink-2">“Registered Nurse” is your desired title.</p>
          </div>
        </div>
      </div>
    </Sheet>
  </Screen>
)
