import { CircleCheck } from 'lucide-react'

const ROWS = [
  ['Full name', 'Maya Lindqvist', 'profile'],
  ['Work permit in Sweden', 'EU citizen', 'your entry for Sweden'],
  ['Sponsorship needed', 'No', 'your entry for Sweden'],
  ['Years in cardiology', '5.5', 'counted from 2 jobs'],
  ['Notice period', '1 month', 'you answered, 3 Nov'],
  ['Resume', 'nurse-may.pdf', 'sha 9f2c…41'],
]

/** The emblem: the receipt that a person keeps of each application. */
export function Receipt() {
  return (
    <figure
      aria-label="An example of a receipt"
      // The shadow is a box of its own: as a filter it would be worked out from everything that is drawn in the receipt.
      className="relative before:absolute before:inset-x-0 before:top-0 before:bottom-1.5 before:shadow-[0_12px_20px_oklch(0.24_0.02_255/0.07)] dark:before:hidden"
    >
      <div className="torn rounded-t-[3px] bg-line p-px">
        <div className="torn rounded-t-[2px] bg-surface px-5 pt-6 pb-8 sm:px-6.5">
          <p className="flex justify-between border-b border-dashed border-line-strong pb-3 text-12 text-ink-3">
            <span>Receipt · Example</span>
            <span>No. 0412</span>
          </p>
          <p className="mt-3 font-serif text-[1.375rem]/7">Registered Nurse, Cardiology</p>
          <p className="mt-1 text-ink-2">Öresund Hospital · sent by you 15 Nov 2026, 09:12</p>
          <table className="mt-4 w-full text-13">
            <tbody className="divide-y divide-line border-t border-line">
              {ROWS.map(([question, answer, source]) => (
                <tr key={question} className="max-sm:grid max-sm:grid-cols-2 max-sm:py-2">
                  <th scope="row" className="pr-3 text-left font-normal text-ink-3 max-sm:col-span-2 sm:py-2">
                    {question}
                  </th>
                  <td className="pr-3 font-semibold sm:py-2">{answer}</td>
                  <td className="text-right text-12 text-ink-3 sm:py-2">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 flex items-center gap-2 font-semibold text-good">
            <CircleCheck aria-hidden className="size-4" />
            Submitted by you, kept in a signed chain
          </p>
        </div>
      </div>
    </figure>
  )
}
