import { Screen, Sheet } from './screen.tsx'

const STEPS = [
  ['Sent', 64, 'w-full'],
  ['Answered', 28, 'w-[44%]'],
  ['Interview', 7, 'w-[11%]'],
  ['Offer', 1, 'w-[2%]'],
] as const

export const AnalyticsScreen = () => (
  <Screen label="How far applications got: 64 sent, 28 answered, 7 interviews, 1 offer. Example.">
    <Sheet className="p-5">
      <p className="flex justify-between gap-2">
        <span className="font-semibold">How far they got</span>
        <span className="text-12 text-ink-3">example, 90 days</span>
      </p>
      <dl className="mt-5 grid gap-4">
        {STEPS.map(([label, count, width]) => (
          <div key={label} className="grid grid-cols-[5rem_1fr_2rem] items-center gap-3">
            <dt className="text-ink-2">{label}</dt>
            <dd>
              <span className={`block h-4 rounded-[2px] bg-accent ${width}`} />
            </dd>
            <dd className="text-right font-serif text-18">{count}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  </Screen>
)
