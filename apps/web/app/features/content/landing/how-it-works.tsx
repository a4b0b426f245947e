import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark, Sheet } from './screens/screen.tsx'
import { SectionHead } from './section-head.tsx'

const STEPS: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: 'Bring your resume',
    text: 'PDF, Word or text. You see what was read, section by section, and keep or correct it before anything is saved.',
    picture: (
      <>
        <p className="text-12 text-ink-3">In your resume</p>
        <p className="mt-1">
          <Mark>Safe Electric registered, 2018</Mark>
        </p>
        <p className="mt-3 text-12 text-ink-3">Licence</p>
        <p className="mt-1 font-semibold">Safe Electric</p>
      </>
    ),
  },
  {
    title: 'Choose with reasons',
    text: 'Each score opens to the sentences it came from. What would rule you out comes first, so you don’t lose an evening to it.',
    picture: (
      <>
        <p className="flex justify-between gap-3">
          <span className="font-semibold">Primary School Teacher</span>
          <span className="font-serif text-28 text-accent">86</span>
        </p>
        <p className="mt-2">
          They ask for <Mark>Qualified Teacher Status</Mark>. You have it.
        </p>
        <p className="mt-2 text-12 text-ink-3">Asks for a start in January</p>
      </>
    ),
  },
  {
    title: 'Apply, and keep proof',
    text: 'The form’s answers come from your facts. You press Submit on the employer’s page and keep a receipt of what was sent.',
    picture: (
      <>
        <p className="text-12 text-ink-3">Receipt · Example</p>
        <p className="mt-1 font-serif text-20">Bus Driver, Line 7</p>
        <p className="text-ink-2">14 answers, 2 files</p>
        <p className="mt-3 flex items-center gap-2 font-semibold text-good">
          <CircleCheck className="size-4" /> Submitted by you
        </p>
      </>
    ),
  },
]

export const HowItWorks = () => (
  <section
    id="how-it-works"
    aria-labelledby="how-it-works-title"
    className="scroll-mt-6 later-264 md:later-98 border-t border-line py-16 lg:py-20"
  >
    <SectionHead id="how-it-works-title" title="How it works" />
    <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3 md:gap-y-4">
      {STEPS.map(({ title, text, picture }, at) => (
        <li key={title} className="grid content-start md:row-span-2 md:grid-rows-subgrid">
          <div aria-hidden className="text-13 select-none">
            <Sheet className="h-full p-5">{picture}</Sheet>
          </div>
          <div>
            <p aria-hidden className="mt-4 font-serif text-28 text-accent md:mt-0">
              {at + 1}
            </p>
            <h3 className="mt-1 font-serif text-20">{title}</h3>
            <p className="mt-2 text-16 text-ink-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
)
