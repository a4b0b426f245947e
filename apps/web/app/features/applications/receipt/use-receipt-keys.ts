import { usePageKeys } from '#ui/page-keys.ts'

type Actions = { print: () => void; download: () => void; leave: () => void }

/** P prints, D downloads, Escape goes back. */
export const useReceiptKeys = ({ print, download, leave }: Actions) =>
  usePageKeys((key) => ({ p: print, d: download, escape: leave })[key.toLowerCase()])
