import { PRODUCT } from '@jobapply/core/auth/constants'
import { PATHS } from '#paths.ts'
import { buttonClass } from '#ui/button.tsx'

export const meta = () => [{ title: `No connection · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]

/** The service worker shows it in place of a page that it does not have. */
export default function OfflinePage() {
  return (
    <section className="grid justify-items-start gap-4 py-20 sm:py-28">
      <h1 className="font-serif text-40 sm:text-56">You’re offline</h1>
      <p className="max-w-[60ch] text-18 text-ink-2">
        This page isn’t kept on your device, so it needs a connection. Nothing you have saved is lost. When you are online again,
        reload it.
      </p>
      <a href={PATHS.landing} className={`mt-2 ${buttonClass({ look: 'primary' })}`}>
        Go to the home page
      </a>
    </section>
  )
}
