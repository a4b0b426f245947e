import type { PackLine, PackSheet } from '@jobapply/core/applications/pack/sheet'
import { Check, CircleHelp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'

/** The sheet itself; printed it stands alone, with room to write by hand. */
export function PackArticle({ sheet }: { sheet: PackSheet }) {
  const { title, place, note, facts, callAddress, requirements, count, theirs, yours, sent, people, notes, posting } = sheet
  return (
    <article
      aria-label="Interview pack"
      className="min-w-0 rounded-[3px] border border-line bg-surface px-5 py-7 shadow-sheet [page:receipt] sm:px-10 print:border-0 print:p-0 print:shadow-none"
    >
      <p className="flex flex-wrap justify-between gap-x-4 text-12 text-ink-2">
        <span>Interview pack</span>
        <span className="wrap-anywhere">{note}</span>
      </p>
      <h1 className="mt-2 font-serif text-28 wrap-anywhere">{title}</h1>
      <p className="text-16 wrap-anywhere text-ink-2">{place}</p>
      <dl className="mt-5 grid gap-px overflow-hidden rounded-control border border-line bg-line text-13 sm:auto-cols-fr sm:grid-flow-col print:auto-cols-fr print:grid-flow-col">
        {facts.map(({ label, value, note }) => (
          <div key={label} className="bg-surface px-3.5 py-3">
            <dt className="text-12 text-ink-2">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
            {note && <dd className="mt-0.5 text-12 wrap-anywhere text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
      {callAddress && (
        <p className="mt-2 text-12 wrap-anywhere">
          <a href={callAddress} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-2">
            {callAddress}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <Part title="What they ask for, and what you can say" note={count}>
        {requirements.length === 0 ? (
          <p className="text-13 text-ink-2">We couldn't find any requirements in the posting.</p>
        ) : (
          <ul className="divide-y divide-line">
            {requirements.map((line) => (
              <Requirement key={line.key} line={line} />
            ))}
          </ul>
        )}
      </Part>
      <Part title="They may ask">
        <Numbered texts={theirs} />
      </Part>
      <Part title="You could ask">
        <Numbered texts={yours} />
      </Part>
      <div className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
        <Part title={sent.title} note={sent.note}>
          <dl className="text-14">
            {sent.lines.map(({ label, value }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same twice, and nothing is moved
              <div key={place} className="py-0.5">
                <dt className="inline text-ink-2">{label}: </dt>
                <dd className="inline font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </Part>
        {people.length > 0 && (
          <Part title="People">
            <ul className="text-14">
              {people.map((person) => (
                <li key={person} className="py-0.5 wrap-anywhere">
                  {person}
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
      <Part title="Your notes">
        {notes.map(({ id, text }) => (
          <p key={id} className="py-1 text-14 whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        ))}
        {[1, 2, 3].map((line) => (
          <div key={line} aria-hidden className="h-8 border-b border-dotted border-line-strong" />
        ))}
      </Part>
      {sent.letter && <Fold title="Your cover letter" text={sent.letter} />}
      {posting.text && <Fold title={posting.title} text={posting.text} />}
    </article>
  )
}

const MARKS = {
  met: { Icon: Check, words: 'Shown:', className: 'text-good' },
  unknown: { Icon: CircleHelp, words: 'Not clear:', className: 'text-ink-3' },
  notMet: { Icon: Minus, words: 'Not shown:', className: 'text-warn' },
}

function Requirement({ line: { name, mark, asked, text, isQuote, note } }: { line: PackLine }) {
  const { Icon, words, className } = MARKS[mark]
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 text-14 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,13rem)_minmax(0,1fr)]">
      <div className="flex gap-2">
        <Icon aria-hidden className={`mt-0.75 size-4 shrink-0 ${className}`} />
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <span className="sr-only">{words} </span>
            {name}
          </p>
          {asked && <p className="text-12 wrap-anywhere text-ink-2">{asked}</p>}
        </div>
      </div>
      <p className="min-w-0 wrap-anywhere max-sm:pl-6">
        {isQuote && mark === 'met' ? (
          <mark className="box-decoration-clone bg-mark px-0.5 text-ink">{text}</mark>
        ) : (
          <span className={isQuote ? 'italic' : 'text-ink-2'}>{text}</span>
        )}
        {note && <span className="ml-1.5 text-12 text-ink-2">{note}</span>}
      </p>
    </li>
  )
}

const Numbered = ({ texts }: { texts: readonly string[] }) => (
  <ol className="list-decimal pl-6 text-14 marker:text-ink-2">
    {texts.map((text) => (
      <li key={text} className="py-0.5 wrap-anywhere">
        {text}
      </li>
    ))}
  </ol>
)

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <section className="mt-7">
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-strong pb-1.5">
      <h2 className="text-13 font-semibold text-accent">{title}</h2>
      {note && <p className="text-12 text-ink-2">{note}</p>}
    </div>
    {children}
  </section>
)

/** Closed on the screen; print has it whole. */
const Fold = ({ title, text }: { title: string; text: string }) => (
  <>
    <details className="mt-7 border-t border-line pt-3 text-13 print:hidden">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
    </details>
    <section className="mt-7 hidden text-13 print:block">
      <h2 className="font-semibold">{title}</h2>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-ink-2">{text}</p>
    </section>
  </>
)
