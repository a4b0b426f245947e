/** The place of something that is coming, in its final size. */
export const Skeleton = ({ className }: { className: string }) => (
  <div aria-hidden className={`animate-pulse rounded-control bg-line/70 ${className}`} />
)
