import { Mark, Screen } from './screen.tsx'

const EVIDENCE = [
  ['eight years', 'Sep 2018 to today'],
  ['two A level groups', 'Two A level groups'],
  ['forty-two', 'Wrote 42 experiments'],
] as const

const claim = 'underline decoration-ink-3 decoration-dotted decoration-1 underline-offset-4'
const Note = ({ of }: { of: number }) => <sup className="font-sans font-semibold text-accent">{of}</sup>

export const LetterScreen = () => (
  <Screen label="A cover letter whose claims are numbered, beside the lines of the profile that prove them. Example." isCut>
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
      <div className="grid content-start gap-3 border border-b-0 border-line bg-surface px-5 pt-6 pb-4 font-serif text-16 sm:px-6">
        <p>Dear Mr Tranter,</p>
        <p>
          You are looking for a chemistry teacher who keeps practical work alive. I have taught chemistry for{' '}
          <span className={claim}>eight years</span>
          <Note of={1} />, and teach <span className={claim}>two A level groups</span>
          <Note of={2} />.
        </p>
        <p>
          While our laboratory was closed for repairs, I wrote <Mark>forty-two experiments</Mark>
          <Note of={3} /> that need no gas. Our physics teachers use the same cards now.
        </p>
      </div>
      <div className="pb-4 max-sm:order-first sm:pt-1">
        <p className="text-14 font-semibold">Truth check</p>
        <p className="text-12 text-ink-3">3 of 3 claims have evidence.</p>
        <p className="mt-2 grid grid-cols-3 gap-1.5">
          {EVIDENCE.map(([words]) => (
            <span key={words} className="h-1 rounded-full bg-accent" />
          ))}
        </p>
        <ol className="mt-3 divide-y divide-line border-t border-line text-12 max-sm:hidden">
          {EVIDENCE.map(([words, line], at) => (
            <li key={words} className="grid grid-cols-[1rem_1fr] gap-y-0.5 py-2.5">
              <span className="font-semibold text-accent">{at + 1}</span>
              <span className="font-semibold">{words}</span>
              <span className="col-start-2">
                <Mark>“{line}”</Mark>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </Screen>
)
