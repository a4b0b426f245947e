import { showToast } from '#platform/toasts.ts'

/** What was removed can be brought back for as long as the toast is there. */
export const tellRemoved = (name: string, undo: () => void) =>
  showToast({
    title: 'Removed',
    description: `${name || 'The entry'} is out of the list.`,
    kind: 'good',
    action: { label: 'Undo', run: undo },
  })

export const tellDiscarded = (restore: () => void) =>
  showToast({
    title: 'Changes discarded',
    description: 'The profile is as it was saved last.',
    kind: 'good',
    action: { label: 'Restore my edits', run: restore },
  })
