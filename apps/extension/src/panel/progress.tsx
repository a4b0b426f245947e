import type { groupFields } from './field-groups.ts'

type Groups = ReturnType<typeof groupFields>

/** How far the form is: one mark a field, and the same in words. */
export function countsOf(groups: Groups): { open: number; check: number; ready: number; done: number } {
  const { 'needs-you': open, check, files, ready, done } = groups
  return { open: open.length, check: check.length, ready: files.length + ready.length, done: done.length }
}

export function describeCounts({ open, check, ready, done }: ReturnType<typeof countsOf>): string {
  if (open + check + ready === 0) return done === 0 ? 'No field to fill' : 'Everything is on the page and read back'
  const needs = open === 1 ? '1 needs you' : open > 1 ? `${open} need you` : ''
  return [needs, check > 0 && `${check} to check`, ready > 0 && `${ready} ready`, done > 0 && `${done} on the page`]
    .filter(Boolean)
    .join(', ')
}

export function Progress({ groups }: { groups: Groups }) {
  const counts = countsOf(groups)
  const marks = (['open', 'check', 'ready', 'done'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, at) => ({ kind, key: `${kind} ${at}` })),
  )
  return (
    <>
      <div className="marks" aria-hidden="true">
        {marks.map(({ kind, key }) => (
          <span key={key} data-kind={kind} />
        ))}
      </div>
      <p className="quiet">{describeCounts(counts)}</p>
    </>
  )
}
