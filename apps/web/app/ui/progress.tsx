/** How far something has come, 0 to 100. */
export const Progress = ({ label, value }: { label: string; value: number }) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-1 w-full overflow-hidden rounded-full bg-line"
  >
    <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${value}%` }} />
  </div>
)

type Segments = { label: string; value: number; of: number; text: string }

/** The same in segments; those up to the present one are filled. */
export const SegmentedProgress = ({ label, value, of, text }: Segments) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={value}
    aria-valuemin={1}
    aria-valuemax={of}
    aria-valuetext={text}
    className="flex gap-1.5"
  >
    {Array.from({ length: of }, (_, index) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the segments are their places
        key={index}
        data-filled={index < value || undefined}
        className="h-1 flex-1 rounded-full bg-line transition-colors data-filled:bg-accent"
      />
    ))}
  </div>
)
