import { isOpen, type Run, type RunField } from '#applications/run'

type Group = 'needs-you' | 'check' | 'files' | 'ready' | 'done'

/** Where a field stands in the panel: by what it wants from the person. */
function groupOf(field: RunField): Group | null {
  const { decision, kind, state, shown } = field
  if (decision === 'leave') return null
  if (kind === 'file' && decision !== 'ask') return shown === '' ? 'files' : 'done'
  if (shown !== '' && (state === 'held' || decision === 'ask')) return 'done'
  if (state === 'lost' || isOpen({ ...field, shown: decision === 'ask' ? shown : 'ours' })) return 'needs-you'
  if (decision === 'propose') return 'check'
  return decision === 'fill' ? 'ready' : null
}

/** Contact data is the least surprising: what it says about the person stands before it. */
const CONTACT = new Set(
  'firstName middleName lastName fullName preferredName email phone phoneCountryCode address city state postalCode country'.split(
    ' ',
  ),
)
const rank = ({ key }: RunField) => (key !== null && CONTACT.has(key) ? 1 : 0)

export function groupFields({ fields }: Pick<Run, 'fields'>): Record<Group, RunField[]> {
  const groups: Record<Group, RunField[]> = { 'needs-you': [], check: [], files: [], ready: [], done: [] }
  for (const field of fields) {
    const group = groupOf(field)
    if (group) groups[group].push(field)
  }
  for (const list of [groups.ready, groups.done]) list.sort((one, other) => rank(one) - rank(other))
  return groups
}
