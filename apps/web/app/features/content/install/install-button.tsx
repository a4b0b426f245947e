import { PRODUCT } from '@jobapply/core/auth/constants'
import { Download } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { INCOGNITO_HINT, INSTALL_STEPS } from './install-texts.ts'

/**
 * Installs the product as an app. Without scripts it is a link to the help page, which has the same instructions; `install-app.ts` adds
 * the browser's prompt, 'Installed' and what `InstallNotes` has.
 */
export const InstallButton = ({ className = '' }: { className?: string }) => (
  <div data-install className={`relative ${className}`}>
    <a href="/help#install" data-install-button className={`${buttonClass({ look: 'quiet' })} aria-disabled:pointer-events-none`}>
      <Download aria-hidden className="size-4" />
      <span data-install-label>Install app</span>
    </a>
  </div>
)

/**
 * The instructions of each browser and the hint about private windows, which `install-app.ts` puts below the button. They stand at the
 * end of the page: before its title, twice, they were half of what a browser had to read to paint it.
 */
export const InstallNotes = () => (
  <div data-install-notes hidden>
    <div
      data-install-steps
      hidden
      role="status"
      className="absolute top-full right-0 z-20 mt-2 w-72 rounded-card border border-line bg-surface p-4 text-13 shadow-sheet [[hidden]]:hidden"
    >
      <p className="font-semibold">Install {PRODUCT}</p>
      {Object.entries(INSTALL_STEPS).map(([browser, { steps }]) => (
        <ol
          key={browser}
          data-install-for={browser}
          hidden
          className="mt-2 grid list-decimal gap-1 pl-5 text-ink-2 [[hidden]]:hidden"
        >
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ))}
      <button type="button" data-install-close className={`mt-3 ${buttonClass({ size: 'small' })}`}>
        Close
      </button>
    </div>
    <p
      data-install-hint
      hidden
      className="absolute top-full right-0 z-10 mt-2 w-64 rounded-card border border-line bg-surface p-3 text-12 text-ink-2 shadow-sheet [[hidden]]:hidden"
    >
      {INCOGNITO_HINT}
    </p>
  </div>
)
