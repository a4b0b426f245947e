import { Mark, Screen, Sheet } from './screen.tsx'

export const ResumeScreen = () => (
  <Screen label="A resume in the builder, with the lines that a job asks for marked. Example.">
    <Sheet className="paper-sheet mx-auto max-w-80 bg-surface p-6 text-ink">
      <p className="font-serif text-20">Inés Calder</p>
      <p className="text-ink-3">Head Pastry Chef · Bath</p>
      <p className="mt-4 border-b border-line pb-1 text-12 font-semibold text-accent">Experience</p>
      <p className="mt-2 font-semibold">Head Pastry Chef, Marlow & Vine</p>
      <p className="text-12 text-ink-3">2019 – today</p>
      <ul className="mt-1 list-disc pl-4 text-ink-2">
        <li>
          Lead <Mark>seven cooks</Mark> in two shifts
        </li>
        <li>
          Plan and cost the <Mark>menu for 180 covers</Mark>
        </li>
        <li>Train two apprentices a year</li>
      </ul>
    </Sheet>
  </Screen>
)
