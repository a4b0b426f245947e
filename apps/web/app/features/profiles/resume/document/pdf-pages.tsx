import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { findLines, type Place } from './find-lines.ts'
import { type DrawnPage, loadPages } from './load-pages.ts'

type Props = {
  url: string
  filename: string
  /** What is marked, and what of it belongs to the row at hand. */
  lines: readonly string[]
  active: readonly string[]
  onFail: () => void
}

/** The pages of a PDF as they are printed, with the lines marked that were read. */
export default function PdfPages({ url, filename, lines, active, onFail }: Props) {
  const [pages, setPages] = useState<DrawnPage[]>()
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const controller = new AbortController()
    loadPages(url, controller.signal).then(
      (drawn) => !controller.signal.aborted && setPages(drawn),
      () => !controller.signal.aborted && fail(),
    )
    return () => controller.abort()
  }, [url])
  const places = useMemo(
    () =>
      findLines(
        (pages ?? []).map(({ pieces }) => pieces),
        lines,
      ),
    [pages, lines],
  )
  if (!pages)
    return (
      <div role="status" aria-label="Loading your resume">
        <Skeleton className="aspect-[1/1.414] w-full" />
      </div>
    )
  return pages.map((page, index) => (
    <Page
      key={page.number}
      page={page}
      label={`Page ${page.number} of ${filename}`}
      marks={lines.flatMap((line) =>
        (places.get(line) ?? [])
          .filter((place) => place.page === index)
          .map((place) => ({ place, isActive: active.includes(line) })),
      )}
    />
  ))
}

type PageProps = { page: DrawnPage; label: string; marks: readonly { place: Place; isActive: boolean }[] }

const share = (part: number) => `${(part * 100).toFixed(3)}%`

const Page = ({ page: { canvas }, label, marks }: PageProps) => (
  <div className="relative bg-white shadow-sheet dark:brightness-[0.955]">
    <div
      role="img"
      aria-label={label}
      ref={(node) => void node?.replaceChildren(canvas)}
      className="[&>canvas]:block [&>canvas]:h-auto [&>canvas]:w-full"
    />
    {marks.map(({ place: { left, top, width, height }, isActive }) => (
      <span
        key={`${left} ${top} ${width} ${isActive}`}
        aria-hidden
        data-mark={isActive ? 'active' : 'found'}
        style={{ left: share(left), top: share(top), width: share(width), height: share(height) }}
        className="absolute rounded-[2px] bg-[oklch(0.93_0.12_95/0.55)] mix-blend-multiply data-[mark=active]:bg-[oklch(0.85_0.16_90/0.8)] data-[mark=active]:outline-2 data-[mark=active]:outline-[oklch(0.48_0.1_195)]"
      />
    ))}
  </div>
)
