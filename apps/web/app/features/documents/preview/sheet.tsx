import type { Page } from '@jobapply/core/documents/pages'
import { type CSSProperties, memo } from 'react'
import { familyOf } from './fonts.ts'

export type Mark = { x: number; y: number; height: number }

/** As the PDF sets it: kerning, no ligatures, the font's own figures. */
const SETTING: CSSProperties = {
  fontKerning: 'normal',
  fontVariantLigatures: 'none',
  fontVariantNumeric: 'normal',
  textRendering: 'geometricPrecision',
  whiteSpace: 'pre',
}

type Props = { page: Page; label: string; marks?: readonly Mark[]; className?: string }

/** A page, drawn from the same places that the PDF is painted from. Paper stays paper: in the dark theme it is only dimmed. */
export const Sheet = memo(({ page, label, marks = [], className = '' }: Props) => (
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
      {page.runs.map(({ x, y, width, size, font, color, text, spacing }) => (
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
          {text.trimEnd()}
        </text>
      ))}
    </g>
  </svg>
))
