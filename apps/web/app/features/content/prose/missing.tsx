import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'

/** Nothing is at this address: also the page for addresses without a route. */
export const Missing = () => (
  <section className="grid justify-items-start gap-4 py-20 sm:py-28">
    <p className="font-serif text-56 text-accent">404</p>
    <h1 className="font-serif text-28 sm:text-40">Oops! Page not found</h1>
    <p className="max-w-[60ch] text-18 text-ink-2">
      There's nothing at this address. The page may have moved, or the link may be wrong.
    </p>
    <a href={PATHS.landing} className={`mt-2 ${buttonClass({ look: 'primary' })}`}>
      Return to Home
    </a>
  </section>
)
