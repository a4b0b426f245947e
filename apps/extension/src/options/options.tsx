import { BOARD_PACE } from '@jobapply/core/jobs/boards'
import { browser } from 'wxt/browser'
import { Boards } from '#panel/boards.tsx'
import { siteOf } from '#platform/site'
import { Automation } from './automation.tsx'
import { Pairing } from './pairing.tsx'

const SITE = siteOf(browser.runtime.getManifest())
const { pages, pauseSeconds, searchesAnHour } = BOARD_PACE

/** The browser opens it from its list of extensions: what may be changed at any time, also while the site cannot be reached. */
export const Options = () => (
  <main>
    <header>
      <p className="brand">JobApply AI</p>
      <a href={`${SITE}/extension`} target="_blank" rel="noreferrer">
        Extension page
      </a>
    </header>
    <h1>Options</h1>
    <Pairing site={SITE} />
    <Boards />
    <Automation site={SITE} />
    <section>
      <h2>Limits</h2>
      <p className="quiet">
        A search reads at most {pages} pages of a board, waits {pauseSeconds.least} to {pauseSeconds.most} seconds between two
        pages, and starts at most {searchesAnHour} times an hour. A board that asks for a check is left alone until you have
        solved it, or for a while.
      </p>
    </section>
  </main>
)
