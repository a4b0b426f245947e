import { Fragment, type ReactNode } from 'react'

/** A paragraph, or the entries of a list. Inside, `[label](/address)` is a link. */
export type Block = string | readonly string[]
export type Section = { title: string; body: readonly Block[] }

const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** `[label](/address)` becomes a link, everything else stays text. */
export function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: whole, 1: label, 2: address, index } of text.matchAll(LINK)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={address} className="text-accent underline underline-offset-3">
        {label}
      </a>,
    )
    end = index + whole.length
  }
  return [...parts, text.slice(end)]
}

/** The same without addresses, for search engines and search. */
export const withoutLinks = (text: string) => text.replace(LINK, '$1')

export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')

export const Blocks = ({ body }: { body: readonly Block[] }) => (
  <>
    {body.map((block) =>
      typeof block === 'string' ? (
        <p key={block}>{withLinks(block)}</p>
      ) : (
        <ul key={block[0]} className="grid list-disc gap-2 pl-5 marker:text-accent">
          {block.map((entry) => (
            <li key={entry}>{withLinks(entry)}</li>
          ))}
        </ul>
      ),
    )}
  </>
)

/** The sections of a text that is read from the beginning to the end. */
export const Prose = ({ sections }: { sections: readonly Section[] }) => (
  <div className="grid max-w-[40.5rem] gap-10 text-16 sm:text-[1.0625rem]/7">
    {sections.map(({ title, body }, at) => (
      <Fragment key={title || at}>
        <section className="grid gap-4">
          {title && (
            <h2 id={idOf(title)} className="scroll-mt-6 font-serif text-28">
              {title}
            </h2>
          )}
          <Blocks body={body} />
        </section>
      </Fragment>
    ))}
  </div>
)
