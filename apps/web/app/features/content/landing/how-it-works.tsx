import { SectionHead } from './section-head.tsx'

const STEPS = [
  {
    title: 'Bring your resume',
    text: 'PDF, Word or text. You see what was read, section by section, and keep or correct it before anything is saved.',
  },
  {
    title: 'Choose with reasons',
    text: 'Each score opens to the sentences it came from. What would rule you out comes first, so you spend no evening on it.',
  },
  {
    title: 'Apply, and keep proof',
    text: 'The form’s answers come from your facts. You press Submit on the employer’s page and keep a receipt of what was sent.',
  },
]

export const HowItWorks = () => (
  <section id="how-it-works" aria-labelledby="how-it-works-title" className="scroll-mt-6 border-t border-line py-16 lg:py-20">
    <SectionHead id="how-it-works-title" title="How it works" />
    <ol className="grid gap-8 md:grid-cols-3">
      {STEPS.map(({ title, text }, at) => (
        <li key={title} className="border-t border-line-strong pt-5">
          <p aria-hidden className="font-serif text-28 text-accent">
            {at + 1}
          </p>
          <h3 className="mt-2 font-serif text-20">{title}</h3>
          <p className="mt-2 text-16 text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
