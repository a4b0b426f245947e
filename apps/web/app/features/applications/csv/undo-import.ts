import { mutate } from '#platform/mutate.ts'
import { showToast } from '#platform/toasts.ts'
import { refreshTracker } from './refresh-tracker.ts'

/** '1 application', '2,000 applications'. */
export const countOf = (number: number, one: string) => `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`

export async function undoImport(id: string) {
  await mutate(async (client) => {
    const { removed, kept } = await client.applications.csv.undo({ id })
    const stays = kept > 0 ? ` ${countOf(kept, 'application')} changed since or ${kept === 1 ? 'is' : 'are'} gone already.` : ''
    showToast({ title: 'Import undone', description: `${countOf(removed, 'application')} removed.${stays}`, kind: 'good' })
  })
  await refreshTracker()
}
