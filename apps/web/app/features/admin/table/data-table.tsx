import type { ReactNode } from 'react'

type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  isFigure?: boolean
}
type Props<Row> = { label: string; columns: readonly Column<Row>[]; rows: readonly Row[]; keyOf: (row: Row) => string }

/** A table that becomes a list of cards on a narrow screen: the first cell is then the heading, the others say what they are. */
export const DataTable = <Row,>({ label, columns, rows, keyOf }: Props<Row>) => (
  <table aria-label={label} className="w-full text-14 max-md:block">
    <thead className="bg-sunk text-left text-13 text-ink-2 max-md:sr-only">
      <tr>
        {columns.map(({ label: head, isFigure }) => (
          <th key={head} scope="col" className={`px-5 py-2 font-medium ${isFigure ? 'text-right whitespace-nowrap' : ''}`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="divide-y divide-line max-md:block">
      {rows.map((row) => (
        <tr key={keyOf(row)} className="max-md:grid max-md:gap-1 max-md:px-5 max-md:py-3">
          {columns.map(({ label: head, cell, isFigure }) => (
            <td
              key={head}
              className={`first:font-medium max-md:flex max-md:justify-between max-md:gap-4 md:px-5 md:py-2.5 ${isFigure ? 'whitespace-nowrap tabular-nums md:text-right' : 'wrap-anywhere'}`}
            >
              <span aria-hidden className="text-13 text-ink-3 md:hidden">
                {head}
              </span>
              <span>{cell(row)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
