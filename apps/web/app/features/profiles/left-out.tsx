type Props = { title: string; none: string; some: string; sentences: string[] }

/** The report of an import or export: one sentence for each thing that did not fit. */
export const LeftOut = ({ title, none, some, sentences }: Props) => (
  <div role="status" className="grid gap-2 text-ink-2">
    <p className="font-semibold text-ink">{title}</p>
    <p>{sentences.length === 0 ? none : some}</p>
    {sentences.length > 0 && (
      <ul className="grid max-h-64 list-disc gap-1 overflow-y-auto pl-5 text-13">
        {sentences.map((sentence) => (
          <li key={sentence} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
    )}
  </div>
)
