import { showToast } from '#platform/toasts.ts'

/** A removed entry can be restored while the toast is shown. */
export const tellRemoved = (name: string, undo: () => void) =>
  showToast({
    title: 'Removed',
    description: `${name || 'The entry'} is out of the list.`,
    kind: 'good',
    action: { label: 'Undo', run: undo },
  })

export const restoreAction = (restore: () => void) => ({ label: 'Restore my edits', run: restore })
