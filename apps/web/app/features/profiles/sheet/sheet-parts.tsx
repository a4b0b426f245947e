import { Children, type ReactNode, useId } from 'react'
import { ProseLines } from './prose-lines.tsx'
import { WebLink } from './web-link.tsx'

/** A part of the sheet; empty parts are left out. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  if (Children.toArray(children).length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-7 print:mt-5">
      <h2 id={id} className="mb-3 break-after-avoid border-b border-line pb-1.5 font-serif text-20">
        {title}
      </h2>
      <div className="grid gap-4.5">{children}</div>
    </section>
  )
}

type EntryProps = {
  title: string
  place: readonly (string | null)[]
  when: string | null | undefined | 0
  text?: string | null
  words?: readonly string[]
  link?: string | null
}

export const SheetEntry = ({ title, place, when, text, words = [], link }: EntryProps) => (
  <div>
    {/* A long entry may go on on the next page, but never starts with its last line on one. */}
    <div className="flex break-inside-avoid break-after-avoid flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="min-w-0 text-16 font-semibold wrap-anywhere">{title}</h3>
      {when && <p className="shrink-0 text-13 text-ink-3">{when}</p>}
    </div>
    <p className="break-after-avoid wrap-anywhere text-ink-2">{place.filter(Boolean).join(' · ')}</p>
    {text && (
      <div className="mt-1.5 max-w-[72ch]">
        <ProseLines text={text} />
      </div>
    )}
    {words.length > 0 && <p className="mt-1.5 text-13 wrap-anywhere text-ink-3">{words.join(' · ')}</p>}
    {link && (
      <p className="mt-1 text-13 wrap-anywhere">
        <WebLink url={link} />
      </p>
    )}
  </div>
)

/** Short texts in one line: a resume has no room for chips. */
export const SheetWords = ({ title, words }: { title: string; words: readonly string[] }) => (
  <SheetSection title={title}>{words.length > 0 && <p className="wrap-anywhere">{words.join(' · ')}</p>}</SheetSection>
)
