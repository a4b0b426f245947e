import { makeQrCode } from './qr-code.ts'

/** The standard asks for four light modules around. */
const QUIET = 4

/** Black on white in both themes: cameras need the contrast. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = makeQrCode(text)
  const size = rows.length + 2 * QUIET
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-control border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
