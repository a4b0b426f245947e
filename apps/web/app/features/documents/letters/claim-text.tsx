import type { NumberedClaim } from '@jobapply/core/documents/letter-rules'
import { CHECKED_TEXT_MAX } from '@jobapply/core/documents/truth-schema'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'

export type ClaimTextHandle = {
  /** Puts the keyboard to a claim, in sight. One without evidence is selected: what is typed takes its place. */
  goTo: (claim: NumberedClaim) => void
  focus: () => void
}

type Props = {
  ref: Ref<ClaimTextHandle>
  text: string
  claims: readonly NumberedClaim[]
  /** Where the claim begins that is looked at. */
  activeFrom: number | undefined
  /** The marks are those of an earlier text. */
  isStale: boolean
  isReadOnly: boolean
  onChange: (text: string) => void
  onCaret: (at: number) => void
}

/**
 * A field to write in, above a copy of its text that carries the marks. Both must break their lines alike: same type, and nothing in the
 * copy takes room beside the words.
 */
export function ClaimText({ ref, text, claims, activeFrom, isStale, isReadOnly, onChange, onCaret }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus(),
    goTo({ from, to, supported }) {
      copy.current?.querySelector(`[data-from="${from}"]`)?.scrollIntoView({ block: 'center' })
      field.current?.focus({ preventScroll: true })
      field.current?.setSelectionRange(from, supported ? from : to)
      // React tells only what a person selects.
      onCaret(from)
    },
  }))
  return (
    <div className="grid font-serif text-[1.0625rem]/[1.75] wrap-break-word whitespace-pre-wrap">
      <div
        ref={copy}
        aria-hidden
        data-stale={isStale || undefined}
        className="group/copy pointer-events-none relative col-start-1 row-start-1 min-h-60 text-transparent select-none"
      >
        {withMarks(text, claims, activeFrom)}
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        aria-label="Text of the letter"
        lang="en"
        value={text}
        maxLength={CHECKED_TEXT_MAX}
        readOnly={isReadOnly}
        placeholder="Write your letter here, or get a first draft from your profile."
        onChange={({ target }) => onChange(target.value)}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        className="relative col-start-1 row-start-1 block resize-none overflow-hidden bg-transparent wrap-break-word whitespace-pre-wrap text-ink outline-none [text-rendering:inherit] placeholder:text-ink-3"
      />
    </div>
  )
}

function withMarks(text: string, claims: readonly NumberedClaim[], activeFrom: number | undefined): ReactNode {
  return [
    ...claims.flatMap((claim, index) => [
      text.slice(claims[index - 1]?.to ?? 0, claim.from),
      <Mark key={claim.from} claim={claim} isActive={claim.from === activeFrom}>
        {text.slice(claim.from, claim.to)}
      </Mark>,
    ]),
    text.slice(claims.at(-1)?.to ?? 0),
  ]
}

const LOOKS = {
  backed: 'decoration-ink-3 decoration-dotted decoration-1',
  unbacked: 'decoration-bad decoration-2 [--pen:var(--bad-wash)]',
}
/** A stroke of a marker pen, lower than the line. */
const PEN =
  'bg-[linear-gradient(var(--pen,transparent),var(--pen,transparent))] bg-[length:100%_72%] bg-[position:0_65%] bg-no-repeat'

const Mark = ({ claim, isActive, children }: { claim: NumberedClaim; isActive: boolean; children: string }) => (
  <>
    <span
      data-from={claim.from}
      className={`underline underline-offset-[0.3em] group-data-stale/copy:bg-none group-data-stale/copy:decoration-line ${PEN} ${LOOKS[claim.supported ? 'backed' : 'unbacked']} ${isActive && claim.supported ? '[--pen:var(--mark)]' : ''}`}
    >
      {children}
    </span>
    <span
      className={`absolute -mt-1.5 font-sans text-[0.625rem]/4 font-semibold group-data-stale/copy:text-ink-3 ${claim.supported ? 'text-accent' : 'text-bad'}`}
    >
      {claim.number ?? '!'}
    </span>
  </>
)
