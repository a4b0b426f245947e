import { Mark, Screen, Sheet } from './screen.tsx'

const EVIDENCE = [
  ['1', '“School chemistry, 2018 to today”'],
  ['2', '“Two A-level groups a year”'],
  ['3', '“Set up forty-two experiments”'],
] as const

export const LetterScreen = () => (
  <Screen label="A cover letter whose claims are numbered, beside the lines of the profile that prove them. Example.">
    <Sheet className="grid gap-4 p-5 sm:grid-cols-[1fr_9.5rem]">
      <p className="font-serif text-16 text-ink-2">
        Dear Ms Townes, you are looking for a chemistry teacher who keeps practical work alive. I have taught chemistry for{' '}
        <Mark>eight years</Mark>
        <sup>1</sup>, the last five with <Mark>two A-level groups</Mark>
        <sup>2</sup>, and wrote <Mark>forty-two experiments</Mark>
        <sup>3</sup> that need no fume cupboard.
      </p>
      <ul className="grid content-start gap-2.5 border-line text-12 max-sm:border-t max-sm:pt-3 sm:border-l sm:pl-4">
        <li className="font-semibold">Truth check</li>
        {EVIDENCE.map(([number, line]) => (
          <li key={number} className="text-ink-3">
            <span className="font-semibold text-good">{number} backed</span>
            <br />
            {line}
          </li>
        ))}
      </ul>
    </Sheet>
  </Screen>
)
