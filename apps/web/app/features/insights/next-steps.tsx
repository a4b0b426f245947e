import type { ReactNode } from 'react'
import { Key, MOD_KEY } from '#ui/key.tsx'

type Step = { title: string; children: ReactNode; className?: string }

export function NextSteps({ email }: { email: string }) {
  const steps: Step[] = [
    {
      title: 'Your address is verified',
      children: (
        <>
          Mail reaches you at <b className="font-semibold text-ink">{email}</b>, so a forgotten password can always be reset.
        </>
      ),
    },
    { title: 'Choose how it looks', children: 'Light, dark, or like your system: open the round button at the top right.' },
    {
      title: 'Keep your hands on the keyboard',
      className: 'pointer-coarse:hidden',
      children: (
        <>
          <Key>{MOD_KEY}</Key> <Key>K</Key> goes anywhere, <Key>{MOD_KEY}</Key> <Key>B</Key> makes room, <Key>?</Key> lists all
          keys.
        </>
      ),
    },
  ]
  return (
    <section aria-labelledby="next-steps" className="rounded-card border border-line bg-surface">
      <h2 id="next-steps" className="border-b border-line px-5 py-3.5 text-16 font-semibold">
        What to do next
      </h2>
      <ol className="divide-y divide-line">
        {steps.map(({ title, children, className = '' }, index) => (
          <li key={title} className={`flex gap-4 px-5 py-4.5 ${className}`}>
            <span aria-hidden className="w-5 shrink-0 font-serif text-[1.375rem]/7 text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="text-16 font-semibold">{title}</h3>
              <p className="mt-0.5 max-w-[62ch] text-14/6 text-ink-2">{children}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
