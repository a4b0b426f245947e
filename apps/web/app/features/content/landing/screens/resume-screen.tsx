import { Mark, Screen } from './screen.tsx'

type Line = { before?: string; mark?: string; text: string }
type Job = { years: string; job: string; place: string; lines: readonly Line[] }

const JOBS: readonly Job[] = [
  {
    years: '2021 to now',
    job: 'Head Pastry Chef',
    place: 'Wren and Harrow Hotel, London',
    lines: [
      { before: 'Lead ', mark: 'seven', text: ' chefs across breakfast, afternoon tea, two restaurants and banquets.' },
      { text: 'Rebuilt afternoon tea as four seasonal sets, every recipe scaled and costed.' },
    ],
  },
  {
    years: '2018 to 2021',
    job: 'Sous Chef, Pastry',
    place: 'Marlowe Dining Rooms, London',
    lines: [
      { text: 'Ran the evening service of a 70-seat restaurant with two commis chefs.' },
      { text: 'Wrote the allergen book that kitchen and floor still share.' },
    ],
  },
]

export const ResumeScreen = () => (
  <Screen label="A resume in the builder, with a line that a job asks for marked. Example." isCut>
    <div className="paper-sheet mx-auto w-full max-w-100 border border-b-0 border-line bg-surface px-6 pt-7 text-12 text-ink sm:px-8">
      <p className="font-serif text-28">Inés Calder</p>
      <p className="font-serif text-16 text-ink-2 italic">Head Pastry Chef</p>
      <p className="mt-1.5 text-ink-3">London · ines@example.org</p>
      <p className="mt-4 border-b border-line pb-1 font-semibold text-accent">Experience</p>
      {JOBS.map(({ years, job, place, lines }) => (
        <div key={job} className="mt-3 grid gap-x-3 sm:grid-cols-[5rem_1fr]">
          <p className="text-ink-3">{years}</p>
          <div className="font-serif text-14">
            <p>
              <span className="font-semibold">{job},</span> <span className="text-ink-2 italic">{place}</span>
            </p>
            <ul className="mt-0.5 list-disc pl-4">
              {lines.map(({ before, mark, text }) => (
                <li key={text}>
                  {before}
                  {mark && <Mark>{mark}</Mark>}
                  {text}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
    </div>
  </Screen>
)
