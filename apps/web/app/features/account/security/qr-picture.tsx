import { correction, generate } from 'lean-qr'

/** The standard asks for four light modules around. */
const QUIET = 4

/** Black on white in both themes: cameras need the contrast. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const size = code.size + 2 * QUIET
  const modules = Array.from({ length: code.size }, (_, place) => place)
  const path = modules
    .flatMap((y) => modules.flatMap((x) => (code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
    .join('')
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
