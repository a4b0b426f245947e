import { showToast } from '#platform/toasts.ts'

/** What was removed can be brought back for as long as the toast is there. */
export const tellRemoved = (name: string, undo: () => void) =>
  showToast({
    title: 'Removed',
    description: `${name || 'The entry'} is out of the list.`,
    kind: 'good',
    action: { label: 'Undo', run: undo },
  })
