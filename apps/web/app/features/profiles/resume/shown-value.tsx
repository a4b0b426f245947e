import type { Proposal } from '@jobapply/core/profiles/resume-review'
import { LISTS } from '#features/profiles/editor/lists.ts'
import { ruleOf } from '#forms/draft-state.ts'
import { Badge } from '#ui/badge.tsx'
import { ENTRY_FORMS, isFoundList } from './entry-forms.tsx'

type Props = { field: Proposal['field']; value: unknown }

/** A value for display: an entry with its lines, skills as badges, a text unchanged. */
export function ShownValue({ field, value }: Props) {
  if (Array.isArray(value))
    return (
      <p className="flex flex-wrap gap-1.5">
        {value.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </p>
    )
  if (!isFoundList(field)) return <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{String(value ?? '')}</p>
  return ENTRY_FORMS[field].lines(Object(value)).map((line) =>
    line ? (
      <p key={line} className="line-clamp-4 text-13 wrap-anywhere whitespace-pre-line">
        {line}
      </p>
    ) : null,
  )
}

/** 'Pastry Chef at Harbour Hotel', or the kind of entry while it has no name. */
export function entryName(field: Proposal['field'], value: unknown): string {
  if (!isFoundList(field)) return ''
  const name = ruleOf(LISTS, field).nameOf(Object(value))
  return name.replace(/^ at |^, | at $| \(undefined\)$/, '').trim() || ENTRY_FORMS[field].title
}
