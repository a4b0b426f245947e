import { PAIRING_SECONDS } from '@jobapply/core/auth/constants'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { browserFor } from './browser.ts'
import { WhatItSees } from './what-it-sees.tsx'

type Props = { state: 'looking' | 'missing' | 'outdated' }

export function InstallView({ state }: Props) {
  const browser = browserFor(navigator.userAgent)
  return (
    <div className="grid max-w-[66rem] gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h1 className="font-serif text-28 sm:text-40">Your browser does the work</h1>
        <p className="mt-3 max-w-[34rem] text-16 text-ink-2">
          The extension searches Indeed, LinkedIn and four more boards from your own browser, slowly and while you watch. What it
          finds joins your search results here.
        </p>
        {state === 'outdated' && (
          <div className="mt-5">
            <Alert kind="warn">
              Your extension doesn't match this site's version. Download it again, unpack it over the old folder and reload it.
            </Alert>
          </div>
        )}
        {browser === 'chrome' && (
          <DownloadLine file="extension.zip" title="Download for Chrome">
            For Chrome, Edge, Brave and other Chromium browsers
          </DownloadLine>
        )}
        {browser === 'firefox' && (
          <>
            <DownloadLine file="extension-firefox.zip" title="Download for Firefox">
              For Firefox 140 and later, built from the same source
            </DownloadLine>
            <div className="mt-5">
              <Alert kind="warn">
                Not tested in Firefox: pairing, enabling a platform and searching. Firefox forgets an extension that is loaded
                this way when it closes.
              </Alert>
            </div>
          </>
        )}
        {(browser === 'phone' || browser === 'other') && (
          <p className="mt-6 rounded-card bg-sunk p-4 text-ink-2">
            {browser === 'phone'
              ? 'The extension needs a computer. Open this page there with Chrome, Edge or Brave.'
              : 'The extension works in Chrome, Edge, Brave and other Chromium browsers. Open this page in one of them.'}
          </p>
        )}
        <ol className="mt-7 divide-y divide-line border-y border-line">
          <Step number={1} title="Unpack the file">
            It is a folder called <Code>jobapply-extension</Code>. It talks to this site only: its address is written into it.
          </Step>
          <Step number={2} title="Load it in your browser">
            {browser === 'firefox' ? (
              <>
                Open <Code>about:debugging#/runtime/this-firefox</Code>, press “Load Temporary Add-on” and choose{' '}
                <Code>manifest.json</Code> in the folder.
              </>
            ) : (
              <>
                Open <Code>chrome://extensions</Code>, switch on Developer mode, press “Load unpacked” and choose the folder.
              </>
            )}
          </Step>
          <Step number={3} title="Pair it with your account">
            When we see the extension, a button appears here. Confirm that it is you, and a one-time code that lives for{' '}
            {PAIRING_SECONDS} seconds does the rest.
            {state !== 'outdated' && (browser === 'chrome' || browser === 'firefox') && (
              <span role="status" className="mt-2 flex items-center gap-2 text-13">
                <Spinner />
                Looking for the extension in this browser
              </span>
            )}
          </Step>
          <Step number={4} title="Enable the platforms you use">
            All are off at first. The browser asks about each one, and you can withdraw permission at any time.
          </Step>
        </ol>
        <p className="mt-5 text-13 text-ink-3">
          Prefer not to? Job search still works with the sources we read ourselves.{' '}
          <Link to={PATHS.search} className="font-medium text-accent underline underline-offset-2">
            Go to Job Search
          </Link>
        </p>
      </div>
      <WhatItSees />
    </div>
  )
}

type DownloadProps = { file: string; title: string; children: ReactNode }

const DownloadLine = ({ file, title, children }: DownloadProps) => (
  <p className="mt-6 flex flex-wrap items-center gap-4">
    <a href={`/${file}`} download className={buttonClass({ look: 'primary', size: 'large' })}>
      <Download aria-hidden className="size-5" />
      {title}
    </a>
    <span className="text-13 text-ink-3">{children}</span>
  </p>
)

const Step = ({ number, title, children }: { number: number; title: string; children: ReactNode }) => (
  <li className="flex gap-4 py-4.5">
    <span aria-hidden className="w-6 shrink-0 font-serif text-20 text-accent">
      {number}
    </span>
    <div>
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-1 text-ink-2">{children}</div>
    </div>
  </li>
)

const Code = ({ children }: { children: ReactNode }) => (
  <code className="rounded-control bg-sunk px-1.5 py-0.5 font-mono text-13">{children}</code>
)
