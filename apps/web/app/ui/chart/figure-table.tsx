import type { ReactNode } from 'react'

type Props = { caption: string; head: readonly string[]; rows: readonly (readonly ReactNode[])[] }

/** The figures of a chart; the first column names the row. */
export const FigureTable = ({ caption, head: [first, ...others], rows }: Props) => (
  <table className="w-full text-13">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-line text-ink-3">
        <th scope="col" className="py-2 pr-3 text-left font-normal">
          {first}
        </th>
        {others.map((name) => (
          <th key={name} scope="col" className="py-2 pl-3 text-right font-normal">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {rows.map(([name, ...cells], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same name
        <tr key={index}>
          <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
            {name}
          </th>
          {cells.map((cell, at) => (
            <td key={others[at]} className="py-2 pl-3 text-right font-semibold tabular-nums">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
