import type { Page, Run } from '@jobapply/core/documents/pages'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { familyOf } from './fonts.ts'

export type Mark = { x: number; y: number; height: number }
/** A part of a run's text that goes or is new. */
export type Span = { from: number; to: number; kind: 'old' | 'new' }
export type Spans = ReadonlyMap<number, readonly Span[]>

/** As the PDF sets it: kerning, no ligatures, the font's own figures. */
const SETTING: CSSProperties = {
  fontKerning: 'normal',
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'normal',
  textRendering: 'geometricPrecision',
  whiteSpace: 'pre',
}

type Props = { page: Page; label: string; marks?: readonly Mark[]; spans?: Spans; className?: string }

/** A page, drawn from the same places that the PDF is painted from. Paper stays paper: in the dark theme it is only dimmed. */
export const Sheet = memo(({ page, label, marks = [], spans, className = '' }: Props) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${page.width} ${page.height}`}
    className={`block h-auto w-full bg-[white] dark:bg-[oklch(0.955_0.005_95)] ${className}`}
  >
    {page.boxes.map((box) => (
      <rect
        key={`${box.x} ${box.y} ${box.width} ${box.height}`}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={box.radius}
        fill={box.color}
      />
    ))}
    {marks.map(({ x, y, height }) => (
      <rect key={`${x} ${y}`} data-change x={x} y={y} width={2} height={height} fill="#00706f" />
    ))}
    {spans && page.runs.map((run, index) => <Highlights key={`${run.x} ${run.y}`} run={run} spans={spans.get(index) ?? []} />)}
    <g style={SETTING}>
      {page.runs.map(({ x, y, width, size, font, color, text, spacing }, index) => (
        <text
          key={`${x} ${y} ${text}`}
          x={x}
          y={y}
          fill={color}
          fontSize={size}
          fontFamily={familyOf(font)}
          letterSpacing={spacing || undefined}
          textLength={width > 0 ? width : undefined}
        >
          {withSpans(text.trimEnd(), spans?.get(index))}
        </text>
      ))}
    </g>
  </svg>
))

function withSpans(text: string, spans: readonly Span[] | undefined): ReactNode {
  if (!spans) return text
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  return [
    ...inOrder.flatMap(({ from, to, kind }, index) => [
      text.slice(inOrder[index - 1]?.to ?? 0, from),
      kind === 'old' ? (
        <tspan key={from} data-struck fill="#a33a2c" textDecoration="line-through">
          {text.slice(from, to)}
        </tspan>
      ) : (
        <tspan key={from} data-new>
          {text.slice(from, to)}
        </tspan>
      ),
    ]),
    text.slice(inOrder.at(-1)?.to ?? 0),
  ]
}

/** The marker pen behind new words. */
const Highlights = ({ run, spans }: { run: Run; spans: readonly Span[] }) =>
  spans
    .filter(({ kind }) => kind === 'new')
    .map(({ from, to }) => {
      const [start, end] = [placeIn(run, from), placeIn(run, to)]
      const { y, size } = run
      return <rect key={from} x={start - 1} y={y - size} width={end - start + 2} height={size * 1.35} rx={1} fill="#fbe9a9" />
    })

let pen: CanvasRenderingContext2D | null | undefined

/** Where a letter of a run begins, from the left of the page; by the letters' widths in its font. */
function placeIn({ x, width, text, font, size, spacing }: Run, letter: number): number {
  pen ??= document.createElement('canvas').getContext('2d')
  const shown = text.trimEnd()
  const share = (part: string) => {
    if (!pen) return part.length
    pen.font = `${size}px ${familyOf(font)}`
    return pen.measureText(part).width + spacing * part.length
  }
  return x + (width * share(shown.slice(0, letter))) / share(shown)
}
