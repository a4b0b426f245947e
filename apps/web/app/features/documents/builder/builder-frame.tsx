import { type ReactNode, useEffect, useState } from 'react'
import { useMinWidth } from '#ui/media.ts'
import { Tabs } from '#ui/tabs.tsx'

/** Both columns have room from here on. */
const WIDE = 1024

type Props = {
  head: ReactNode
  /** Null while one section is open. */
  changes: ReactNode
  changeCount: number
  template: ReactNode
  sections: ReactNode
  /** One section instead of all settings. */
  openSection: ReactNode
  /** A proposal to decide on, instead of all settings. */
  review: ReactNode
  page: ReactNode
}

/** The settings beside the page; on a small screen in tabs. */
export function BuilderFrame({ head, changes, changeCount, template, sections, openSection, review, page }: Props) {
  const [tab, setTab] = useState<'page' | 'sections' | 'changes'>('page')
  const isReviewing = !!review
  useEffect(() => {
    if (!isReviewing) return
    setTab('changes')
    return () => setTab('page')
  }, [isReviewing])
  if (useMinWidth(WIDE))
    return (
      <div className="-mx-4 -my-6 flex items-start md:-mx-7">
        <div className="sticky top-14 h-[calc(100dvh-3.5rem)] w-91 shrink-0 overflow-y-auto border-r border-line bg-surface">
          {head}
          {review ?? openSection ?? (
            <>
              {template}
              {changes}
              {sections}
            </>
          )}
        </div>
        <div className="min-h-[calc(100dvh-3.5rem)] min-w-0 flex-1 bg-sunk">{page}</div>
      </div>
    )
  const tabs = { page: 'Page', sections: 'Sections', changes: changeCount > 0 ? `Changes (${changeCount})` : 'Changes' }
  return (
    <div className="-mx-4 -my-6 md:-mx-7">
      <div className="bg-surface">{head}</div>
      <div className="bg-surface pt-3 [&>[role=tablist]]:px-6">
        <Tabs label="Resume" id="builder" tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'page' && <div className="bg-sunk">{page}</div>}
          {tab === 'sections' &&
            (openSection ?? (
              <>
                {template}
                {sections}
              </>
            ))}
          {tab === 'changes' &&
            (review ?? changes ?? <p className="px-6 py-8 text-ink-2">Your profile hasn't changed since then.</p>)}
        </Tabs>
      </div>
    </div>
  )
}
