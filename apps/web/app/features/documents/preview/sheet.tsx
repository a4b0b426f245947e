import type { Page } from '@jobapply/core/documents/pages'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { familyOf } from './fonts.ts'

export type Mark = { x: number; y: number; height: number }
/** A part of a run's text. */
export type Span = { from: number; to: number }
export type Strikes = ReadonlyMap<number, readonly Span[]>

/** As the PDF sets it: kerning, no ligatures, the font's own figures. */
const SETTING: CSSProperties = {
  fontKerning: 'normal',
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'normal',
  textRendering: 'geometricPrecision',
  whiteSpace: 'pre',
}

type Props = { page: Page; label: string; marks?: readonly Mark[]; strikes?: Strikes; className?: string }

/** A page, drawn from the same places that the PDF is painted from. Paper stays paper: in the dark theme it is only dimmed. */
export const Sheet = memo(({ page, label, marks = [], strikes, className = '' }: Props) => (
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
          {withStrikes(text.trimEnd(), strikes?.get(index))}
        </text>
      ))}
    </g>
  </svg>
))

function withStrikes(text: string, spans: readonly Span[] | undefined): ReactNode {
  if (!spans) return text
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  return [
    ...inOrder.flatMap(({ from, to }, index) => [
      text.slice(inOrder[index - 1]?.to ?? 0, from),
      <tspan key={from} data-struck fill="#a33a2c" textDecoration="line-through">
        {text.slice(from, to)}
      </tspan>,
    ]),
    text.slice(inOrder.at(-1)?.to ?? 0),
  ]
}
