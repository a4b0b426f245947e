type Props = { document: readonly string[]; lines: readonly string[]; active: readonly string[] }

/** The text of a document that has no pages to draw, line by line as it was read. */
export const TextLines = ({ document, lines, active }: Props) => (
  <ol className="grid gap-0.5 bg-surface p-5 font-serif text-14">
    {document.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line may stand there twice, and the list never changes
      <li key={index} className="min-h-5 wrap-anywhere">
        {lines.includes(line) ? (
          <mark
            data-mark={active.includes(line) ? 'active' : 'found'}
            className="bg-mark box-decoration-clone text-ink data-[mark=active]:outline-2 data-[mark=active]:outline-accent"
          >
            {line}
          </mark>
        ) : (
          line
        )}
      </li>
    ))}
  </ol>
)
