import { nearDay } from '@jobapply/core/shared/time/show-dates'
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { countOf, undoImport } from './undo-import.ts'

/** Imports that can still be taken back. */
export function EarlierImports() {
  const imports = useQuery(api.applications.csv.imports.queryOptions())
  const open = imports.data?.filter(({ undoneAt }) => undoneAt === null) ?? []
  if (open.length === 0) return null
  return (
    <section aria-labelledby="earlier-imports" className="grid gap-2">
      <h3 id="earlier-imports" className="text-13 font-semibold">
        Earlier imports
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ id, name, at, count }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <p className="min-w-0 wrap-anywhere">
              {name}
              <span className="block text-12 text-ink-3">
                {countOf(count, 'application')} · {nearDay(new Date(at), new Date())}
              </span>
            </p>
            <Button size="small" aria-label={`Undo the import of ${name}`} onClick={() => void undoImport(id)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
