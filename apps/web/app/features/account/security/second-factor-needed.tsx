import { TwoStepCard } from './two-step-card.tsx'

/** In place of the admin pages, until their admin has a second step. */
export default function SecondFactorNeeded() {
  return (
    <div className="grid max-w-2xl gap-5">
      <div>
        <h1 className="font-serif text-28">Two-step sign-in needed</h1>
        <p className="mt-2 text-ink-2">
          Admins can see and change other people's data, so they need two-step sign-in here. Turn it on to continue.
        </p>
      </div>
      <TwoStepCard />
    </div>
  )
}
