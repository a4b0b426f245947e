import { DEVICE_REVOKED } from '@jobapply/core/auth/constants'
import { useEffect, useState } from 'react'
import { browser } from 'wxt/browser'
import { readSearch, type SearchState, watchSearch } from '#jobs/progress'
import { type PairingState, readPairing, watchKept } from '#platform/kept'
import { siteOf } from '#platform/site'
import { Applications } from './applications.tsx'
import { Boards } from './boards.tsx'
import { Search } from './search.tsx'

const SITE = siteOf(browser.runtime.getManifest())

/** The extension's own page, beside the site or in a tab: what it searches now, and which boards it may open. */
export function Panel() {
  const [pairing, setPairing] = useState<PairingState>()
  const [search, setSearch] = useState<SearchState>()

  useEffect(() => {
    const read = async () => {
      setSearch(await readSearch())
      setPairing(await readPairing())
    }
    void read()
    const stops = [watchSearch(() => void read()), watchKept(() => void read())]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  return (
    <main>
      <header>
        <p className="brand">JobApply AI</p>
        <a href={`${SITE}/search`} target="_blank" rel="noreferrer">
          Job Search
        </a>
      </header>
      {pairing === 'revoked' && (
        <section className="card calm" role="alert">
          <h1>Pair this browser again</h1>
          <p>{DEVICE_REVOKED}</p>
          <a className="button primary" href={`${SITE}/extension`} target="_blank" rel="noreferrer">
            Open the extension page
          </a>
        </section>
      )}
      {pairing === 'unpaired' && (
        <section className="card calm">
          <h1>Pair this browser</h1>
          <p>
            You can search the boards without it. Pairing brings your approved applications here. Your account then lists this
            browser, and you can revoke it there.
          </p>
          <a className="button primary" href={`${SITE}/extension`} target="_blank" rel="noreferrer">
            Open the extension page
          </a>
        </section>
      )}
      {pairing === 'paired' && <Applications site={SITE} />}
      {search && <Search search={search} />}
      <Boards />
    </main>
  )
}
